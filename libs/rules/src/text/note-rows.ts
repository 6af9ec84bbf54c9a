import type { TextPlace } from './text-place.ts';

/** `|---|:--:|`, below the heads of a table. */
const RULE = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** By the numbers of their lines. A line of signs makes a table of the row above it and of those below. */
export function partsOfTables(lines: readonly string[]): Map<number, 'heads' | 'rule' | 'row'> {
  const parts = new Map<number, 'heads' | 'rule' | 'row'>();
  let inside = false;
  lines.forEach((line, at) => {
    const hasBar = line.includes('|');
    if (hasBar && RULE.test(line) && (inside || lines[at - 1]?.includes('|'))) {
      if (parts.get(at - 1) !== 'rule') parts.set(at - 1, 'heads');
      parts.set(at, 'rule');
      inside = true;
    } else if (inside && hasBar) parts.set(at, 'row');
    else inside = false;
  });
  return parts;
}

/** Where the cells of a row stand, without the spaces around them; a bar behind a backslash is a word. */
export function cellsOf(row: string): TextPlace[] {
  const cells: TextPlace[] = [];
  let from = 0;
  for (let bar = row.indexOf('|'); bar >= 0; bar = row.indexOf('|', bar + 1)) {
    if (row[bar - 1] === '\\') continue;
    cells.push(trimmed(row, from, bar));
    from = bar + 1;
  }
  if (from === 0) return [trimmed(row, 0, row.length)];
  const end = trimmed(row, from, row.length);
  if (end.start < end.end) cells.push(end);
  // What stands before the first bar is a cell where there is something.
  return cells[0]!.start < cells[0]!.end ? cells : cells.slice(1);
}

function trimmed(row: string, from: number, to: number): TextPlace {
  let [start, end] = [from, to];
  while (start < end && isBlank(row[start])) start += 1;
  while (end > start && isBlank(row[end - 1])) end -= 1;
  return { start, end };
}

const isBlank = (letter: string | undefined) => letter === ' ' || letter === '\t';

export type Side = 'left' | 'center' | 'right';

/** To which side the cells of each column are set, as the line below the heads says. */
export const sidesOf = (rule: string): Side[] =>
  cellsOf(rule).map(({ start, end }) => {
    if (rule[end - 1] !== ':') return 'left';
    return rule[start] === ':' ? 'center' : 'right';
  });
