import { Text, View } from '@react-pdf/renderer';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { noteBlocks, type NoteBlock } from './note-blocks.ts';

export function Note({ sheet: { letter, fit } }: { sheet: Sheet }) {
  return (
    <>
      <SectionTitle>Medical necessity</SectionTitle>
      <Blocks text={letter.note.text} ahead={presenceAhead} fit={fit} />
    </>
  );
}

interface BlocksProps {
  readonly text: string;
  /** Points that must fit below one of the blocks. */
  readonly ahead: (blocks: NoteBlock[], index: number) => number;
  readonly fit: Sheet['fit'];
}

/** A text with the light structure of a note. */
export function Blocks({ text, ahead, fit }: BlocksProps) {
  return noteBlocks(text).map((block, index, all) => (
    <Block
      key={index}
      block={block}
      afterList={block.kind !== 'list-item' && all[index - 1]?.kind === 'list-item'}
      ahead={ahead(all, index)}
      fit={fit}
    />
  ));
}

/**
 * Points that must fit below a block, or it moves to the next page: a heading stays with its text, and the
 * last lines of the note with the signature, which must not stand alone on a sheet.
 */
function presenceAhead(blocks: NoteBlock[], index: number): number {
  const last = blocks.at(-1);
  const closing = last && last.kind !== 'heading' && last.text.length < 600;
  const heading = blocks[index]?.kind === 'heading';
  if (closing && index === blocks.length - 1) return 150;
  if (closing && heading && index === blocks.length - 2) return 240;
  return heading ? 40 : 0;
}

interface BlockProps {
  readonly block: NoteBlock;
  readonly afterList: boolean;
  readonly ahead: number;
  readonly fit: Sheet['fit'];
}

function Block({ block, afterList, ahead, fit }: BlockProps) {
  const presence = ahead > 0 && { minPresenceAhead: ahead };
  if (block.kind === 'list-item') {
    return (
      // A short item moves as a whole, or its marker could stay behind alone.
      <View style={styles.listItem} wrap={block.text.length > 1_000} {...presence}>
        <Text style={styles.marker}>{/\d/.test(block.marker) ? block.marker : '•'}</Text>
        <Text style={styles.listText} {...fit(SIZES.body, CONTENT_WIDTH - 30)}>
          {block.text}
        </Text>
      </View>
    );
  }
  const style = block.kind === 'heading' ? styles.noteHeading : styles.paragraph;
  return (
    <Text
      style={[style, afterList ? styles.afterList : {}]}
      {...fit(SIZES.body, CONTENT_WIDTH - 4)}
      {...presence}
    >
      {block.text}
    </Text>
  );
}
