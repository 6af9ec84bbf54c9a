import type { CodeSet, Day } from './pack.ts';

const bare = (code: string) => code.trim().toUpperCase().replace('.', '');

/** Whether codes, as somebody wrote them, name one: `e11.65` and `E1165` are E11.65. */
export function names(codes: readonly string[], code: string): boolean {
  const asked = bare(code);
  return codes.some((one) => bare(one) === asked);
}

/** From the first to the last code that a pattern stands for. */
interface Span {
  readonly first: string;
  readonly last: string;
}

interface Entry {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly spans: readonly Span[];
}

/** Each set's patterns are read once: a case asks the same sets for each of its items and criteria. */
const read = new WeakMap<CodeSet, readonly Entry[]>();

/** Whether a set holds a code on a day. ICD-10-CM codes with or without their dot. */
export function holds(set: CodeSet, code: string, day: Day): boolean {
  const asked = bare(code);
  return entriesOf(set).some(
    ({ from, to, spans }) =>
      (!from || from <= day) &&
      (!to || day <= to) &&
      spans.some(({ first, last }) => first <= asked && asked <= last),
  );
}

function entriesOf(set: CodeSet): readonly Entry[] {
  const known = read.get(set);
  if (known) return known;
  const entries = set.entries.map(({ codes, from, to }) => ({ from, to, spans: codes.map(spanOf) }));
  read.set(set, entries);
  return entries;
}

/** Behind every code that begins so. */
const END = '\uffff';

function spanOf(pattern: string): Span {
  const [first = '', last] = pattern.split('..').map(bare);
  if (last !== undefined) return { first, last };
  if (!pattern.endsWith('*')) return { first, last: first };
  const start = bare(pattern.slice(0, -1));
  return { first: start, last: start + END };
}

/** A code, `E11*`, or `A5503..A5507` with both ends of one length. */
export function isCodePattern(text: string): boolean {
  const range = /^([A-Z]\d{4})\.\.([A-Z]\d{4})$/.exec(text);
  if (range) return range[1]! <= range[2]!;
  return /^[A-Z][0-9A-Z]{2}(\.[0-9A-Z]{1,4}|\.?[0-9A-Z]{0,4}\*|[0-9A-Z]{2})?$/.test(text);
}

/** A code that sets of both sides hold on a day of the period; null: they have none in common. */
export function sharedCode(
  some: readonly CodeSet[],
  others: readonly CodeSet[],
  period: { readonly from: Day; readonly to: Day },
): string | null {
  const [own, theirs] = [some, others].map((sets) =>
    sets
      .flatMap(entriesOf)
      .filter(({ from, to }) => (!from || from <= period.to) && (!to || period.from <= to))
      .flatMap(({ spans }) => spans),
  ) as [Span[], Span[]];
  for (const one of own) {
    const meets = theirs.find(({ first, last }) => first <= one.last && one.first <= last);
    if (meets) return one.first > meets.first ? one.first : meets.first;
  }
  return null;
}
