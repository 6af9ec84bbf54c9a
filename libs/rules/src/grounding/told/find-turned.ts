import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree, take } from '../text/page.ts';
import type { Reading } from '../words/reading.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** A number that something stays under or goes over. */
const BOUND = new RegExp(
  `(?:(?<low>\\b(?:below|under|less than|fewer than|at or below|no more than|at most)\\b|[<≤])|(?<high>\\b(?:above|over|more than|greater than|at least|at or above)\\b|[>≥]))(?: the)? ?=? ?(?<value>${N})(?![\\p{L}\\p{N}]|[.,/]\\d)`,
  'giu',
);
/** `From four tablets a day to one`, `↑ 66 → 63`. */
const COURSE = new RegExp(
  `\\bfrom (?<from>${N})(?: ?%| (?!in\\b|am\\b|pm\\b)\\p{L}+){0,4}? to (?<to>${N})(?![\\p{L}\\p{N}]|[.,/]\\d)|(?<up>[↑↓]) ?(?<first>${DIGITS}) ?(?:%|\\p{L}{1,5})? ?(?:→|->|to) ?(?<last>${DIGITS})`,
  'giu',
);

/** `31% (6/2) -> 14%`. */
const ARROW = new RegExp(
  `(?<![\\p{L}\\p{N}./-])(?<from>${DIGITS})(?: ?%| ?\\p{L}{1,5})?(?: ?\\([^()\\n]{1,14}\\))? ?(?:->|→) ?(?<to>${DIGITS})(?![\\p{L}\\p{N}]|[.,/]\\d)`,
  'giu',
);
/** `310 g on 2026-04-09`, `540 g in December 2025`. */
const DATED =
  /(?<![\p{N}.,/-])(?<value>\d+(?:\.\d+)?) ?(?<unit>%|\p{L}{1,6})? (?:on|in) (?:(?<day>\d{4}-\d{2}(?:-\d{2})?)|(?<month>\p{L}{3})\p{L}* (?<year>\d{4}))/gu;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** `168 mmHg on the old cushion, 74 on the new one`. */
const RENEWED =
  /(\d+(?:\.\d+)?)[^.;\d]{1,16}\b(?:old|former|present)\b[^.;\d]{1,24}(\d+(?:\.\d+)?)[^.;\d]{1,16}\bnew\b/giu;
/** The way that words say a number went. */
const WENT_DOWN = /\b(?:down|fell|dropped|decreased|reduced|shrank|lost|improved)[^.;\n\d]{0,24}$/i;
const WENT_UP = /\b(?:up|rose|increased|grew|gained|climbed)[^.;\n\d]{0,24}$/i;

/** What was measured on two days, from the earlier to the later. */
function dated(text: string): string[] {
  const all = [...text.matchAll(DATED)].map(({ groups }) => {
    const { value = '', unit = '', day, month = '', year } = groups!;
    const number = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
    return { value: Number(value), unit, day: day ?? `${year}-${number}` };
  });
  return all.flatMap((one) =>
    all
      .filter((other) => other.unit === one.unit && other.day > one.day && other.value !== one.value)
      .map((other) => `${one.value} ${other.value}`),
  );
}

interface Told {
  /** For each number whether something lies below it, above it or both. */
  readonly bounds: ReadonlyMap<number, ReadonlySet<string>>;
  /** `4 1`: what went from the one to the other. */
  readonly courses: ReadonlySet<string>;
}

/** `Cannot walk more than 10 feet`. */
const DENIED = /\b(?:not|cannot|never|unable|nor|n't|t)\b[^.;:,\n]{0,28}$/i;
const isDenied = (text: string, at: number): boolean => DENIED.test(text.slice(Math.max(0, at - 40), at));
const boundOf = (groups: Record<string, string | undefined>): [number, string] => [
  valueOf(groups['value'] ?? ''),
  groups['low'] === undefined ? 'high' : 'low',
];

const toldOf = onceFor(({ texts }: Vocabulary): Told => {
  const bounds = new Map<number, Set<string>>();
  const courses = new Set<string>();
  for (const { text, isProse } of texts) {
    if (!isProse) continue;
    for (const { index, groups } of text.matchAll(BOUND)) {
      const [value, side] = boundOf(groups!);
      const sides = isDenied(text, index) ? ['low', 'high'] : [side];
      for (const one of sides) bounds.set(value, (bounds.get(value) ?? new Set()).add(one));
    }
    for (const course of dated(text)) courses.add(course);
    for (const [, from, to] of text.matchAll(RENEWED)) courses.add(`${Number(from)} ${Number(to)}`);
    for (const { groups } of [...text.matchAll(COURSE), ...text.matchAll(ARROW)]) {
      const { from, to } = groups!;
      if (from !== undefined && to !== undefined) courses.add(`${valueOf(from)} ${valueOf(to)}`);
    }
  }
  return { bounds, courses };
});

/** Bounds and courses turned round: above 30 degrees for below, from one tablet to four for from four to one. */
export function findTurned({ page, vocabulary, context, isOpen }: Reading): Found[] {
  const { bounds, courses } = toldOf(vocabulary);
  const found: Found[] = [];
  const mark = (start: number, end: number) => {
    if (!isOpen({ start }) && context({ start }) !== 'policy')
      found.push({ start, end, kind: 'statement', tier: 'untraced' });
  };
  for (const { index, 0: whole, groups } of page.text.matchAll(BOUND)) {
    const [value, side] = boundOf(groups!);
    const known = bounds.get(value);
    const end = index + whole.length;
    if (known?.has(side)) {
      const start = end - groups!['value']!.length;
      if (isFree(page, start, end)) take(page, start, end);
    } else if (known !== undefined && !isDenied(page.text, index)) mark(index, end);
  }
  for (const { index, 0: whole, groups } of [...page.text.matchAll(COURSE), ...page.text.matchAll(ARROW)]) {
    const { from, to, up, first, last } = groups!;
    const end = index + whole.length;
    if (up !== undefined && first !== undefined && last !== undefined) {
      const grows = valueOf(last) - valueOf(first);
      if (grows !== 0 && grows > 0 !== (up === '↑')) mark(index, end);
    } else if (from !== undefined && to !== undefined) {
      const [one, other] = [valueOf(from), valueOf(to)];
      const isTurned = !courses.has(`${one} ${other}`) && courses.has(`${other} ${one}`);
      const lead = page.text.slice(Math.max(0, index - 40), index);
      // In words, one of the two may be of another unit.
      const isInDigits = /^\d/.test(from) && /^\d/.test(to);
      const isAgainstItself =
        isInDigits && ((one < other && WENT_DOWN.test(lead)) || (one > other && WENT_UP.test(lead)));
      if (isTurned || isAgainstItself) mark(index, end);
    }
  }
  return found;
}
