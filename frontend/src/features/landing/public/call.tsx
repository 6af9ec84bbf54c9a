import type { ComponentProps } from 'react';
import classes from './call.module.css';

type Look = 'filled' | 'plain' | 'deep';

/** A button that opens something. */
export function Call({ look = 'filled', ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={`${classes.call} ${classes[look]}`} {...props} />;
}

/** A link that looks like one of those buttons: it leads somewhere. */
export function CallLink({ look = 'plain', ...props }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={`${classes.call} ${classes[look]}`} {...props} />;
}
