/** Two versions, a line for each field: those lines that differ. Fields of several lines are shown with all others. */
export function differing(theirs: string, mine: string): { previous: string; current: string } {
  const [before, after] = [theirs.split('\n'), mine.split('\n')];
  if (before.length !== after.length) return { previous: theirs, current: mine };
  const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]));
  const text = (lines: string[]) => changed.map((index) => lines[index]).join('\n');
  return { previous: text(before), current: text(after) };
}
