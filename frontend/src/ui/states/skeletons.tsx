import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Grey lines in the place of rows that are on their way. */
export function RowSkeletons({ rows = 5, height = 64, label = 'Loading' }) {
  return (
    <Stack gap="xs" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
