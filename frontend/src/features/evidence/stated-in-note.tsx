import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import type { StatedNote } from './public/use-stated.ts';

interface StatedInNoteProps {
  note: StatedNote;
  /** The sentences that state it, by their numbers; null: a note has nothing to say of it. */
  sentences: readonly number[] | null;
}

/** Where the note states a piece of evidence, in its own words; that it does not is said as plainly. */
export function StatedInNote({ note: { words, onShow }, sentences }: StatedInNoteProps) {
  if (sentences === null) return null;
  if (sentences.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        The note does not state it.
      </Text>
    );
  // A note may say the same of one item after the other: once is enough.
  const told = sentences.map(words);
  const first = sentences.filter((_, at) => told.indexOf(told[at]!) === at);
  return first.map((sentence) => (
    <Text key={sentence} fz="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text span fz="sm" c="dimmed">
        In the note:{' '}
      </Text>
      {onShow ? (
        <Anchor component="button" type="button" fz="sm" ta="left" onClick={() => onShow(sentence)}>
          “{words(sentence)}” <VisuallyHidden>Show it in the note.</VisuallyHidden>
        </Anchor>
      ) : (
        `“${words(sentence)}”`
      )}
    </Text>
  ));
}
