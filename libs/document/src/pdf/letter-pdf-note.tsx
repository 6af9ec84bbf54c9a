import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { lastWords } from '../letter/last-words.ts';
import type { LetterText } from '../letter/letter-content.ts';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { movesWhole, pointsAhead } from './points-ahead.ts';
import { noteBlocks, type NoteBlock } from '../letter/note-blocks.ts';

interface NoteProps {
  readonly note: LetterText;
  readonly sheet: Sheet;
  readonly closing: ReactNode;
}

/** The note with the signatures, which stand below its last words and never without them. */
export function Note({ note: { title, text }, sheet, closing }: NoteProps) {
  return <Blocks title={title} text={text} closing={closing} sheet={sheet} />;
}

interface BlocksProps {
  readonly title: string;
  readonly text: string;
  /** Blocks of other texts that are drawn in the same way. */
  readonly beside?: number;
  /** What stands on one sheet with the last words. */
  readonly closing: ReactNode;
  readonly sheet: Sheet;
}

/** More blocks than any letter has. Each is laid out again for every sheet before its own. */
const MOST_BLOCKS = 250;
/** So many stay blocks at the end in any case, where headings and signatures keep together. */
const LAST_BLOCKS = 3;

/** A text with the light structure of a note, under its title. */
export function Blocks({ title, text, beside = 0, closing, sheet }: BlocksProps) {
  const all = noteBlocks(text);
  const run = all.length + beside > MOST_BLOCKS ? all.slice(0, -LAST_BLOCKS) : [];
  const { before, last } = lastWords(all.slice(run.length));
  const drawn = (blocks: readonly NoteBlock[], above: NoteBlock | undefined) =>
    blocks.map((block, index) => (
      <Block
        key={index}
        block={block}
        above={blocks[index - 1] ?? above}
        ahead={pointsAhead(blocks, index, sheet)}
        set={sheet.set}
      />
    ));
  const alone = run.length + before.length === 0;
  const heading = <SectionTitle ahead={pointsAhead(all, -1, sheet)}>{title}</SectionTitle>;
  return (
    <>
      {!alone && heading}
      {run.length > 0 && <Run blocks={run} set={sheet.set} />}
      {drawn(before, run.at(-1))}
      <View wrap={false}>
        {alone && heading}
        {drawn(last, before.at(-1))}
        {closing}
      </View>
    </>
  );
}

/** Many blocks as the lines of one text, which costs no more than its length: plainer, and nothing is left out. */
function Run({ blocks, set }: { blocks: readonly NoteBlock[]; set: Sheet['set'] }) {
  const lines = blocks.map((block) =>
    block.kind === 'list-item' ? `${markerOf(block)} ${block.text}` : block.text,
  );
  return <Text style={styles.paragraph} {...set(lines.join('\n'), SIZES.body, CONTENT_WIDTH - 4)} />;
}

const markerOf = ({ marker }: NoteBlock & { kind: 'list-item' }) => (/\d/.test(marker) ? marker : '•');

interface BlockProps {
  readonly block: NoteBlock;
  readonly above: NoteBlock | undefined;
  /** Points below it that come with it to the next sheet. */
  readonly ahead: number;
  readonly set: Sheet['set'];
}

/**
 * The layout counts the gap below a block as of the block, and would move one whose last line ends the sheet: taken off.
 */
function Block({ block, above, ahead, set }: BlockProps) {
  if (block.kind === 'list-item') {
    return (
      <View
        style={styles.listItem}
        wrap={!movesWhole(block)}
        minPresenceAhead={ahead - styles.listItem.marginBottom}
        {...tagged('LI')}
      >
        <Text style={styles.marker} {...tagged('Lbl')}>
          {markerOf(block)}
        </Text>
        <Text
          style={styles.listText}
          {...set(block.text, SIZES.body, CONTENT_WIDTH - 30)}
          {...tagged('LBody')}
        />
      </View>
    );
  }
  const heading = block.kind === 'heading';
  const style = heading ? styles.noteHeading : styles.paragraph;
  return (
    <Text
      style={[style, above?.kind === 'list-item' ? styles.afterList : {}]}
      {...set(block.text, SIZES.body, CONTENT_WIDTH - 4, heading ? 'strong' : 'regular')}
      minPresenceAhead={ahead - style.marginBottom}
      {...(heading && tagged('H3'))}
    />
  );
}
