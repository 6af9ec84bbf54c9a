import type { CodeSet, Day } from './pack.ts';

const bare = (code: string) => code.trim().toUpperCase().replace('.', '');

type Matches = (code: string) => boolean;

interface Entry {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly matches: readonly Matches[];
}

/** Each set's patterns are read once: a case asks the same sets for each of its items and criteria. */
const read = new WeakMap<CodeSet, readonly Entry[]>();

/** Whether a set holds a code on a day. ICD-10-CM codes with or without their dot. */
export function holds(set: CodeSet, code: string, day: Day): boolean {
  const asked = bare(code);
  const entries = read.get(set) ?? entriesOf(set);
  return entries.some(
    ({ from, to, matches }) =>
      (!from || from <= day) && (!to || day <= to) && matches.some((one) => one(asked)),
  );
}

function entriesOf(set: CodeSet): readonly Entry[] {
  const entries = set.entries.map(({ codes, from, to }) => ({ from, to, matches: codes.map(matching) }));
  read.set(set, entries);
  return entries;
}

function matching(pattern: string): Matches {
  const [first = '', last] = pattern.split('..').map(bare);
  if (last !== undefined) return (code) => first <= code && code <= last;
  if (!pattern.endsWith('*')) return (code) => code === first;
  const start = bare(pattern.slice(0, -1));
  return (code) => code.startsWith(start);
}

/** A code, `E11*`, or `A5503..A5507` with both ends of one length. */
export function isCodePattern(text: string): boolean {
  const range = /^([A-Z]\d{4})\.\.([A-Z]\d{4})$/.exec(text);
  if (range) return range[1]! <= range[2]!;
  return /^[A-Z][0-9A-Z]{2}(\.[0-9A-Z]{1,4}|\.?[0-9A-Z]{0,4}\*|[0-9A-Z]{2})?$/.test(text);
}
