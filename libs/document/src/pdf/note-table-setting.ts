import { type ColumnNeed, columnWidths } from '@vouchwell/rules';
import type { TableBlock } from '../letter/note-blocks.ts';
import type { FaceName } from './font.ts';
import { CONTENT_WIDTH, SHEET_HEIGHT, SIZES, styles } from './letter-pdf-styles.ts';
import { linesOf, type SetText, type Setter } from './lines.ts';

/** A table of a note with its lines, and the points that it takes. */
export interface SetTable {
  readonly sides: TableBlock['sides'];
  readonly size: number;
  readonly widths: readonly number[];
  readonly heads: SetTableRow;
  readonly rows: readonly SetTableRow[];
  readonly height: number;
}

export interface SetTableRow {
  readonly cells: readonly SetText[];
  readonly height: number;
}

/** Between two columns. */
export const GUTTER = 10;
const TALLEST_ROW = SHEET_HEIGHT / 2;
/** The smaller one where the words of all columns have no room beside each other. */
const TABLE_SIZES = [SIZES.table, 7.6];

/** Null: it has no room in columns, and is drawn as its lines. */
export function setNoteTable({ sides, heads, rows }: TableBlock, set: Setter): SetTable | null {
  const fitting = TABLE_SIZES.map((size) => ({ size, needs: needsOf([heads, ...rows], size, set) })).find(
    ({ needs }) => needs.reduce((sum, { least }) => sum + least, 0) <= CONTENT_WIDTH,
  );
  if (!fitting) return null;
  const { size, needs } = fitting;
  const widths = columnWidths(needs, CONTENT_WIDTH);
  const setRow = (row: readonly string[], face: FaceName = 'regular'): SetTableRow => {
    const cells = row.map((cell, at) => set(cell, size, widths[at]! - GUTTER, face));
    const { lineHeight, paddingVertical, borderBottomWidth } = styles.row;
    const lines = cells.reduce((most, cell) => Math.max(most, linesOf(cell)), 1);
    return { cells, height: lines * size * lineHeight + 2 * paddingVertical + borderBottomWidth };
  };
  const [top, all] = [setRow(heads, 'strong'), rows.map((row) => setRow(row))];
  if ([top, ...all].some(({ height }) => height > TALLEST_ROW)) return null;
  const height = all.reduce((sum, row) => sum + row.height, top.height);
  return { sides, size, widths, heads: top, rows: all, height };
}

function needsOf(rows: readonly (readonly string[])[], size: number, set: Setter): ColumnNeed[] {
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, set.widthOf(text, size, 'strong')), 0) + GUTTER + 1;
  return rows[0]!.map((_, at) => {
    const cells = rows.map((row) => row[at]!);
    return {
      least: widest(cells.flatMap((cell) => cell.split(/\s+/))),
      whole: widest(cells.flatMap((cell) => cell.split('\n'))),
    };
  });
}
