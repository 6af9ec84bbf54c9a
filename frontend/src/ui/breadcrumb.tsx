import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface BreadcrumbProps {
  /** The way here, from the outside in. */
  way: { label: string; to: string }[];
  here: string;
}

export function Breadcrumb({ way, here }: BreadcrumbProps) {
  return (
    <Breadcrumbs component="nav" aria-label="Breadcrumb" mb="xs" separatorMargin={6}>
      {way.map(({ label, to }) => (
        <Anchor key={to} component={Link} to={to} fz="sm">
          {label}
        </Anchor>
      ))}
      <Text fz="sm" c="dimmed" aria-current="page">
        {here}
      </Text>
    </Breadcrumbs>
  );
}
