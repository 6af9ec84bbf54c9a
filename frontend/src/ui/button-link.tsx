import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps, type To } from 'react-router-dom';

/** A link that looks like a button: it can be opened in a new tab and is announced as a link. */
export function ButtonLink({
  to,
  ...props
}: ButtonProps & { to: To; children: ReactNode; 'aria-label'?: string }) {
  return <Button renderRoot={(link: Omit<LinkProps, 'to'>) => <Link {...link} to={to} />} {...props} />;
}
