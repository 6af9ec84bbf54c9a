import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { lastWords } from '../letter/last-words.ts';
import type { LetterText } from '../letter/letter-content.ts';
import { NoteTable } from './letter-pdf-note-table.tsx';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { movesWhole, pointsAhead } from './points-ahead.ts';
import { inLines, type NoteBlock, noteBlocks, type TextBlock } from '../letter/note-blocks.ts';

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
/** Points of a table that moves to the next sheet as a whole with what closes the text. */
const SHORT_TABLE = 250;

/** So many cells of a table cost what a block does. */
const CELLS = 3;

export const blocksIn = (blocks: readonly NoteBlock[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum + (block.kind === 'table' ? ((block.rows.length + 1) * block.heads.length) / CELLS : 1),
    0,
  );

/** A text with the light structure of a note, under its title. */
export function Blocks({ title, text, beside = 0, closing, sheet }: BlocksProps) {
  const read = noteBlocks(text);
  const many = blocksIn(read) + beside > MOST_BLOCKS;
  const all = read.map((block) =>
    block.kind === 'table' && (many || !sheet.tableOf(block)) ? inLines(block) : block,
  );
  const run = many ? all.slice(0, -LAST_BLOCKS).map((block) => block as TextBlock) : [];
  const { before, last } = lastWords(all.slice(run.length));
  const shown = [...before, ...last];
  const drawn = (from: number, to: number) =>
    shown
      .slice(from, to)
      .map((block, index) => (
        <Block
          key={index}
          block={block}
          above={shown[from + index - 1] ?? run.at(-1)}
          ahead={pointsAhead(shown, from + index, sheet)}
          sheet={sheet}
        />
      ));
  const end = last.at(-1);
  const table = end?.kind === 'table' ? sheet.tableOf(end) : null;
  const long = table && table.height > SHORT_TABLE;
  const alone = !long && run.length + before.length === 0;
  const heading = <SectionTitle ahead={pointsAhead(all, -1, sheet)}>{title}</SectionTitle>;
  return (
    <>
      {!alone && heading}
      {run.length > 0 && <Run blocks={run} set={sheet.set} />}
      {drawn(0, long ? shown.length - 1 : before.length)}
      {long ? (
        <NoteTable table={table} closing={closing} />
      ) : (
        <View wrap={false}>
          {alone && heading}
          {drawn(before.length, shown.length)}
          {closing}
        </View>
      )}
    </>
  );
}

/** Many blocks as the lines of one text, which costs no more than its length: plainer, and nothing is left out. */
function Run({ blocks, set }: { blocks: readonly TextBlock[]; set: Sheet['set'] }) {
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
  readonly sheet: Sheet;
}

/**
 * The layout counts the gap below a block as of the block, and would move one whose last line ends the sheet: taken off.
 */
function Block({ block, above, ahead, sheet }: BlockProps) {
  const { set } = sheet;
  if (block.kind === 'table') return <NoteTable table={sheet.tableOf(block)!} />;
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
