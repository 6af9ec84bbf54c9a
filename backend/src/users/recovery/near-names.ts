import { foldText } from '@vouchwell/rules';

/** More than are read on a command line. */
const MOST = 5;

/** Of these usernames those that somebody may have meant who typed this one, the nearest first. */
export function nearNames(typed: string, names: readonly string[]): string[] {
  const name = foldText(typed);
  return names
    .map((one) => ({ one, away: away(name, foldText(one)) }))
    .filter(({ away }) => away <= Math.max(2, Math.floor(name.length / 4)))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Letters to put in, leave out, exchange or swap with their neighbour; a part of the other name is one step away. */
function away(one: string, other: string): number {
  if (Math.min(one.length, other.length) > 2 && (one.includes(other) || other.includes(one))) return 1;
  const rows = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, exchanged, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
