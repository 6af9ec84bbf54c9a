import { lineAsRead, type NoteLine, noteLines } from './note-lines.ts';
import { type Side, sidesOf } from './note-rows.ts';
import type { TextPlace } from './text-place.ts';

/** A table of a note as it is read: each row has as many cells as there are columns. */
export interface NoteTable {
  readonly sides: readonly Side[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More than a sheet has room for, or any letter has: such rows stay lines, with their bars. */
const [MOST_COLUMNS, MOST_CELLS] = [12, 5_000];

/** Where a table of a note stands: `note.slice(start, end)`, from its heads to where the line below it begins. */
export interface TablePlace extends TextPlace {
  readonly columns: number;
  readonly sides: readonly Side[];
  /** The heads first; some rows may have fewer cells than there are columns. */
  readonly rows: readonly NoteLine[];
}

/** A note as it is read, line by line; lines that are a table are one part. */
export const noteParts = (note: string): (NoteLine | NoteTable)[] =>
  placedParts(note, noteLines(note)).flatMap((part): (NoteLine | NoteTable)[] => {
    if ('rows' in part) return [tableOf(note, part)];
    return part.bare ? [] : [part];
  });

/** The tables of a note, in its order, where they stand. `lines`: those of the note. */
export const tablesIn = (note: string, lines: readonly NoteLine[]): TablePlace[] =>
  placedParts(note, lines).filter((part): part is TablePlace => 'rows' in part);

function placedParts(note: string, lines: readonly NoteLine[]): (NoteLine | TablePlace)[] {
  const parts: (NoteLine | TablePlace)[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (!line.row?.heads) {
      parts.push(line);
      continue;
    }
    let next = at + 1;
    while (lines[next]?.bare || (lines[next]?.row && !lines[next]!.row!.heads)) next += 1;
    const rows = lines.slice(at, next).filter(({ bare }) => !bare);
    const columns = rows.reduce((most, { row }) => Math.max(most, row!.cells.length), 0);
    if (columns > MOST_COLUMNS || columns * rows.length > MOST_CELLS) parts.push(...rows);
    else {
      const [rule, end] = [lines[at + 1]!, lines[next]?.start ?? note.length];
      const sides = sidesOf(note.slice(rule.start, rule.end));
      parts.push({ start: line.start, end, columns, sides, rows });
    }
    at = next - 1;
  }
  return parts;
}

function tableOf(note: string, { rows: lines, sides, columns }: TablePlace): NoteTable {
  const [heads = [], ...rows] = lines.map((line) =>
    Array.from({ length: columns }, (_, at) => cellAsRead(note, line, at)),
  );
  return { sides: heads.map((_, at) => sides[at] ?? 'left'), heads, rows };
}

/** The one way to end a line within a cell. */
const LINE_BREAK = /[ \t]{0,8}<br[ \t]{0,8}\/?>[ \t]{0,8}/gi;

/** Where a cell ends its lines. */
export const lineBreaksIn = (note: string, { start, end }: TextPlace): TextPlace[] =>
  [...note.slice(start, end).matchAll(LINE_BREAK)].map(({ 0: sign, index }) => ({
    start: start + index,
    end: start + index + sign.length,
  }));

function cellAsRead(note: string, { row, signs }: NoteLine, at: number): string {
  const place = row!.cells[at];
  return place
    ? lineAsRead(note, { ...place, signs })
        .replace(LINE_BREAK, '\n')
        .trim()
    : '';
}
