import type { SealedKind, Subject } from '../deciding/decider.ts';

type Kind = SealedKind | 'patient';
type Range = readonly [from: number, to: number];

/** Numbers by kind, as ranges with both ends, in order: who is registered one after the other is one range. */
export type SubjectRanges = Readonly<Partial<Record<Kind, readonly Range[]>>>;

/** Of whom the events of a log tell: patients, and texts and requests with keys of their own. */
export class Subjects {
  private readonly of = new Map<Kind, [from: number, to: number][]>();

  static from(ranges: SubjectRanges): Subjects {
    const subjects = new Subjects();
    for (const [kind, some] of Object.entries(ranges))
      subjects.of.set(
        kind as Kind,
        some.map(([from, to]) => [from, to]),
      );
    return subjects;
  }

  add(subject: Subject): void {
    const [kind, n] = partsOf(subject);
    const ranges = this.of.get(kind) ?? [];
    if (ranges.length === 0) this.of.set(kind, ranges);
    const at = lastUpTo(ranges, n);
    const [before, after] = [ranges[at], ranges[at + 1]];
    if (before && n <= before[1]) return;
    const joins = before?.[1] === n - 1;
    const meets = after?.[0] === n + 1;
    if (joins) before[1] = meets ? after[1] : n;
    else if (meets) after[0] = n;
    else ranges.splice(at + 1, 0, [n, n]);
    if (joins && meets) ranges.splice(at + 1, 1);
  }

  has(subject: Subject): boolean {
    const [kind, n] = partsOf(subject);
    const ranges = this.of.get(kind) ?? [];
    const before = ranges[lastUpTo(ranges, n)];
    return before !== undefined && n <= before[1];
  }

  *all(): Generator<Subject> {
    for (const [kind, ranges] of this.of)
      for (const [from, to] of ranges)
        for (let n = from; n <= to; n += 1) yield kind === 'patient' ? n : `${kind}-${n}`;
  }

  toJSON(): SubjectRanges {
    return Object.fromEntries(
      [...this.of].map(([kind, ranges]) => [kind, ranges.map(([from, to]): Range => [from, to])]),
    );
  }
}

function partsOf(subject: Subject): [Kind, number] {
  if (typeof subject === 'number') return ['patient', subject];
  const end = subject.lastIndexOf('-');
  return [subject.slice(0, end) as SealedKind, Number(subject.slice(end + 1))];
}

/** The place of the last range that begins at `n` or before; -1 where none does. */
function lastUpTo(ranges: readonly Range[], n: number): number {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ranges[middle]![0] <= n) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
