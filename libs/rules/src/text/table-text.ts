import { columnWidths } from './column-widths.ts';
import { lineAsRead } from './note-lines.ts';
import { noteParts, type NoteTable } from './note-tables.ts';
import { plainWidth, wrapped } from './plain-columns.ts';

const WIDTH = 80;
/** Of a table whose words have no room in that. */
const MOST_WIDTH = 160;
const GAP = 2;
/** Heads of so many letters stay on one line. */
const SHORT_HEAD = 16;

/** A note as a text file has it: without the signs of its markup, its tables in columns. */
export const noteAsText = (note: string): string =>
  noteParts(note)
    .flatMap((part) => ('rows' in part ? tableText(part) : [lineAsRead(note, part)]))
    .join('\n');

interface Column {
  /** Where it begins. */
  readonly from: number;
  readonly width: number;
  readonly side: NoteTable['sides'][number];
}

/**
 * In columns of 80 together, or as many as the longest words of all need. A cell that is wider than its column goes on below itself, and the next one begins below
 * that: word after word it is read as the rows say it.
 */
export function tableText({ sides, heads, rows }: NoteTable): string[] {
  const all = [heads, ...rows];
  const needs = heads.map((head, at) => {
    const need = { least: Math.min(plainWidth(head), SHORT_HEAD), whole: 0 };
    for (const row of all) widen(need, row[at]!);
    return need;
  });
  const gaps = GAP * (heads.length - 1);
  const words = needs.reduce((sum, { least }) => sum + least, gaps);
  const room = Math.min(Math.max(words, WIDTH), MOST_WIDTH);
  const widths = columnWidths(needs, room - gaps).map(Math.floor);
  let from = 0;
  const columns = widths.map((width, at): Column => {
    const column = { from, width, side: sides[at]! };
    from += width + GAP;
    return column;
  });
  const [first = [], ...others] = all.map((row) => rowText(row, columns, room));
  const rule = columns.map(({ width }) => '-'.repeat(width)).join(' '.repeat(GAP));
  return [...first, rule, ...others.flat()];
}

function widen(need: { least: number; whole: number }, cell: string): void {
  const width = plainWidth(cell);
  if (width > need.whole) need.whole = cell.includes('\n') ? widest(cell.split('\n'), need.whole) : width;
  if (width > need.least) need.least = widest(cell.split(/\s+/), need.least);
}

const widest = (texts: readonly string[], least: number): number =>
  texts.reduce((most, text) => Math.max(most, plainWidth(text)), least);

function rowText(cells: readonly string[], columns: readonly Column[], room: number): string[] {
  const lines: string[] = [];
  let [line, taken] = ['', 0];
  cells.forEach((cell, at) => {
    if (cell === '') return;
    const { from, width, side } = columns[at]!;
    // The last column has all the room that is left.
    const most = at === cells.length - 1 ? Math.max(width, room - from) : width;
    for (const part of cell.split('\n').flatMap((one) => wrapped(one, most))) {
      if (taken > Math.max(from - GAP, 0)) {
        lines.push(line);
        [line, taken] = ['', 0];
      }
      const own = plainWidth(part);
      const free = Math.max(width - own, 0);
      const before = side === 'left' ? 0 : side === 'right' ? free : free >> 1;
      line += ' '.repeat(from + before - taken) + part;
      taken = from + before + own;
    }
  });
  return [...lines, line];
}
