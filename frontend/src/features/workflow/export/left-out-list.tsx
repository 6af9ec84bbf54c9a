import { List, Text } from '@mantine/core';
import type { Review } from '../note/grounding-places.ts';

/** What the case holds and the note does not say: it asks for nothing, and is good to know before one signs. */
export function LeftOutList({ review: { leftOut } }: { review: Review }) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-label="Left out">
      <Text fz="sm" fw={600}>
        The note leaves out what the case holds:
      </Text>
      <List fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {leftOut.map(({ sentence }, at) => (
          <List.Item key={at}>{sentence}</List.Item>
        ))}
      </List>
    </section>
  );
}
