import { lineAsRead, type NoteLine, noteLines } from './note-lines.ts';
import { type Side, sidesOf } from './note-rows.ts';

/** A table of a note as it is read: each row has as many cells as there are columns. */
export interface NoteTable {
  readonly sides: readonly Side[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More than a sheet has room for, or any letter has: such rows stay lines, with their bars. */
const [MOST_COLUMNS, MOST_CELLS] = [12, 5_000];

/** A note as it is read, line by line; lines that are a table are one part. */
export function noteParts(note: string): (NoteLine | NoteTable)[] {
  const parts: (NoteLine | NoteTable)[] = [];
  const lines = noteLines(note);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (!line.row?.heads) {
      if (!line.bare) parts.push(line);
      continue;
    }
    let end = at + 1;
    while (lines[end]?.bare || (lines[end]?.row && !lines[end]!.row!.heads)) end += 1;
    const rows = lines.slice(at, end).filter(({ bare }) => !bare);
    const columns = rows.reduce((most, { row }) => Math.max(most, row!.cells.length), 0);
    if (columns > MOST_COLUMNS || columns * rows.length > MOST_CELLS) parts.push(...rows);
    else parts.push(tableOf(note, rows, lines[at + 1]!, columns));
    at = end - 1;
  }
  return parts;
}

function tableOf(note: string, lines: readonly NoteLine[], rule: NoteLine, columns: number): NoteTable {
  const sides = sidesOf(note.slice(rule.start, rule.end));
  const [heads = [], ...rows] = lines.map((line) =>
    Array.from({ length: columns }, (_, at) => cellAsRead(note, line, at)),
  );
  return { sides: heads.map((_, at) => sides[at] ?? 'left'), heads, rows };
}

/** The one way to end a line within a cell. */
const LINE_BREAK = /[ \t]{0,8}<br[ \t]{0,8}\/?>[ \t]{0,8}/gi;

function cellAsRead(note: string, { row, signs }: NoteLine, at: number): string {
  const place = row!.cells[at];
  return place
    ? lineAsRead(note, { ...place, signs })
        .replace(LINE_BREAK, '\n')
        .trim()
    : '';
}
