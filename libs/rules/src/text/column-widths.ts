/** What a column takes: its longest word, and its longest line. */
export interface ColumnNeed {
  readonly least: number;
  readonly whole: number;
}

/**
 * Widths of columns that stand beside each other in a room. Each gets its longest word where that is possible, then
 * what it takes, the modest ones first.
 */
export function columnWidths(needs: readonly ColumnNeed[], room: number): number[] {
  const least = shared(
    needs.map((need) => need.least),
    room,
  );
  const left = room - least.reduce((sum, width) => sum + width, 0);
  const more = shared(
    needs.map(({ whole }, at) => Math.max(whole - least[at]!, 0)),
    left,
  );
  return least.map((width, at) => width + more[at]!);
}

function shared(wanted: readonly number[], room: number): number[] {
  const shares = wanted.map(() => 0);
  const modestFirst = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  let left = room;
  modestFirst.forEach((column, taken) => {
    shares[column] = Math.min(wanted[column]!, left / (wanted.length - taken));
    left -= shares[column];
  });
  return shares;
}
