import { Text } from '@mantine/core';

/** In place of what is said of a note, until it was read: nothing may be claimed of it before. */
export function NoteBeingRead() {
  return (
    <Text fz="sm" c="dimmed" role="status">
      Reading the note beside its case …
    </Text>
  );
}
