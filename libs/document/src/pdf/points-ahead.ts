import type { NoteBlock, TextBlock } from '../letter/note-blocks.ts';
import type { Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { linesOf } from './lines.ts';

const LINE = SIZES.body * styles.page.lineHeight;
/** A text of fewer lines than four is never parted by the layout, one of more has two of them on each sheet. */
const UNPARTED_LINES = 3;
/** Characters of a list item that moves to the next sheet as a whole, or its marker could stay behind alone. */
const SHORT_ITEM = 1_000;

export const movesWhole = ({ text }: TextBlock): boolean => text.length <= SHORT_ITEM;

/** Leads to what follows it, as a heading does. */
function leads(block: NoteBlock, next: NoteBlock, lines: (text: string) => number): boolean {
  if (block.kind === 'heading') return true;
  const isNamed = next.kind === 'list-item' || next.kind === 'table';
  return block.kind === 'paragraph' && isNamed && /:$/.test(block.text) && lines(block.text) < 3;
}

/**
 * Points that must be free below a block for it to stay on a sheet: those of what it leads to. `index` −1: the title
 * above them all.
 */
export function pointsAhead(blocks: readonly NoteBlock[], index: number, sheet: Sheet): number {
  const lines = (text: string) => linesOf(sheet.set(text, SIZES.body, CONTENT_WIDTH - 30));
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (!next || (block && !leads(block, next, lines))) return 0;
  if (next.kind === 'table') {
    const { heads, rows } = sheet.tableOf(next)!;
    return heads.height + (rows[0]?.height ?? 0) + styles.noteTable.marginTop;
  }
  const whole = next.kind !== 'paragraph' && movesWhole(next);
  const own = lines(next.text);
  const above = next.kind === 'heading' ? styles.noteHeading.marginTop + styles.noteHeading.marginBottom : 0;
  return (whole ? own : Math.min(own, UNPARTED_LINES)) * LINE + above + pointsAhead(blocks, index + 1, sheet);
}
