import { lineBreaksIn, type NoteLine, tablesIn, type TablePlace, type TextPlace } from '@vouchwell/rules';
import { firstFrom, type Part } from './sentences.ts';

/** A part of the text, or the piece of it that one cell holds. */
export interface Piece extends Part {
  /** Whether the sentence begins here: what goes on in the next cell is no second one. */
  opens: boolean;
}

/** Running text, or a table: together, in order, all of the note. */
export type Section = { kind: 'text'; pieces: Piece[] } | TableSection;

export interface TableSection {
  kind: 'table';
  start: number;
  sides: TablePlace['sides'];
  /** Of each column, in letters: what its longest line needs, or as much as the eye takes in at once. */
  widths: number[];
  /** The heads first; each with as many cells as there are columns. */
  rows: Cell[][];
  /** Signs behind the last cell. */
  rest: TextPlace;
}

interface Cell {
  /** Signs and spaces that are no words. */
  before: TextPlace;
  pieces: Piece[];
}

/** The note as it is read, its tables in columns. `parts`: all of its text, `lines`: its lines. */
export function sectionsOf(text: string, parts: readonly Part[], lines: readonly NoteLine[]): Section[] {
  const opened = new Set<number>();
  const within = ({ start, end }: TextPlace): Piece[] => {
    const pieces: Piece[] = [];
    for (let number = firstFrom(parts, start); number < parts.length; number += 1) {
      const part = parts[number]!;
      if (part.start >= end) break;
      const cut = { start: Math.max(part.start, start), end: Math.min(part.end, end) };
      if (cut.start >= cut.end) continue;
      const { sentence } = part;
      pieces.push({ ...cut, sentence, opens: sentence !== null && !opened.has(sentence) });
      if (sentence !== null) opened.add(sentence);
    }
    return pieces;
  };
  const sections: Section[] = [];
  let at = 0;
  const running = (end: number) => {
    if (end > at) sections.push({ kind: 'text', pieces: within({ start: at, end }) });
    at = end;
  };
  for (const table of tablesIn(text, lines)) {
    running(table.start);
    sections.push(tableSection(text, table, within));
    at = table.end;
  }
  running(text.length);
  return sections;
}

/** Longer lines of a cell go on below themselves. */
const WIDEST = 15;

function tableSection(text: string, table: TablePlace, within: (place: TextPlace) => Piece[]): TableSection {
  const { start, end, sides, columns } = table;
  const widths = new Array<number>(columns).fill(0);
  let at = start;
  const rows = table.rows.map(({ row, end: lineEnd }) =>
    Array.from({ length: columns }, (_, column): Cell => {
      const words = row!.cells[column] ?? { start: lineEnd, end: lineEnd };
      const before = { start: at, end: words.start };
      at = words.end;
      widths[column] = Math.max(widths[column]!, Math.min(longestLine(text, words), WIDEST));
      return { before, pieces: within(words) };
    }),
  );
  return { kind: 'table', start, sides, widths, rows, rest: { start: at, end } };
}

function longestLine(text: string, { start, end }: TextPlace): number {
  const ends = [...lineBreaksIn(text, { start, end }), { start: end, end }];
  return ends.reduce((most, one, at) => Math.max(most, one.start - (ends[at - 1]?.end ?? start)), 0);
}
