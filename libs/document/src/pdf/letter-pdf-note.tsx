import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { lastWords } from '../letter/last-words.ts';
import type { LetterText } from '../letter/letter-content.ts';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { noteBlocks, type NoteBlock } from '../letter/note-blocks.ts';

interface NoteProps {
  readonly note: LetterText;
  readonly sheet: Sheet;
  readonly closing: ReactNode;
}

/** The note with the signatures, which stand below its last words and never without them. */
export function Note({ note, sheet: { fit }, closing }: NoteProps) {
  return (
    <>
      <SectionTitle>{note.title}</SectionTitle>
      <Blocks text={note.text} closing={closing} fit={fit} />
    </>
  );
}

interface BlocksProps {
  readonly text: string;
  /** Blocks of other texts that are drawn in the same way. */
  readonly beside?: number;
  /** What stands on one sheet with the last words. */
  readonly closing: ReactNode;
  readonly fit: Sheet['fit'];
}

/** More blocks than any letter has. Each is laid out again for every sheet before its own. */
const MOST_BLOCKS = 250;
/** So many stay blocks at the end in any case, where headings and signatures keep together. */
const LAST_BLOCKS = 3;

/** A text with the light structure of a note. */
export function Blocks({ text, beside = 0, closing, fit }: BlocksProps) {
  const all = noteBlocks(text);
  const run = all.length + beside > MOST_BLOCKS ? all.slice(0, -LAST_BLOCKS) : [];
  const { before, last } = lastWords(all.slice(run.length));
  const drawn = (blocks: readonly NoteBlock[], above: NoteBlock | undefined) =>
    blocks.map((block, index) => (
      <Block key={index} block={block} above={blocks[index - 1] ?? above} fit={fit} />
    ));
  return (
    <>
      {run.length > 0 && <Run blocks={run} fit={fit} />}
      {drawn(before, run.at(-1))}
      <View wrap={false}>
        {drawn(last, before.at(-1))}
        {closing}
      </View>
    </>
  );
}

/** Many blocks as the lines of one text, which costs no more than its length: plainer, and nothing is left out. */
function Run({ blocks, fit }: { blocks: readonly NoteBlock[]; fit: Sheet['fit'] }) {
  const lines = blocks.map((block) =>
    block.kind === 'list-item' ? `${markerOf(block)} ${block.text}` : block.text,
  );
  return (
    <Text style={styles.paragraph} {...fit(SIZES.body, CONTENT_WIDTH - 4)}>
      {lines.join('\n')}
    </Text>
  );
}

const markerOf = ({ marker }: NoteBlock & { kind: 'list-item' }) => (/\d/.test(marker) ? marker : '•');

interface BlockProps {
  readonly block: NoteBlock;
  readonly above: NoteBlock | undefined;
  readonly fit: Sheet['fit'];
}

function Block({ block, above, fit }: BlockProps) {
  if (block.kind === 'list-item') {
    return (
      // A short item moves as a whole, or its marker could stay behind alone.
      <View style={styles.listItem} wrap={block.text.length > 1_000} {...tagged('LI')}>
        <Text style={styles.marker} {...tagged('Lbl')}>
          {markerOf(block)}
        </Text>
        <Text style={styles.listText} {...fit(SIZES.body, CONTENT_WIDTH - 30)} {...tagged('LBody')}>
          {block.text}
        </Text>
      </View>
    );
  }
  const heading = block.kind === 'heading';
  const style = heading ? styles.noteHeading : styles.paragraph;
  return (
    <Text
      style={[style, above?.kind === 'list-item' ? styles.afterList : {}]}
      {...fit(SIZES.body, CONTENT_WIDTH - 4)}
      // A heading stays with its text.
      {...(heading && { minPresenceAhead: 40, ...tagged('H3') })}
    >
      {block.text}
    </Text>
  );
}
