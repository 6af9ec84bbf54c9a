import { NOT_WITHIN } from '../text/alone.ts';
import { undatedOf } from '../text/dates-in-text.ts';
import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, TIMES, valueOf } from '../text/number-words.ts';
import { numbersOf } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree } from '../text/page.ts';
import { PLAIN_STEMS } from '../words/plain-stems.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** `14 stairs`, `four or more leads`: a number and what it counts. */
const COUNTED = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.,/+-])(?<value>${N})(?: or more)? (?<noun>\\p{L}{4,20})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `Three febrile, culture-positive urinary infections`: words may stand between. */
const COUNTED_LAST = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.,/+-])(?<value>\\d{1,2}|${NUMBER_WORDS}) (?:(?!(?:and|or|to|of|in|on|at|by|for|with|from|per|each|every|times|days?|weeks?|months?|years?|hours?|minutes?)\\b)[\\p{L}-]{3,20},? ){1,4}(?<noun>infections?|falls|rests|attacks?|episodes?|admissions?|exacerbations?|seizures?|ulcers?|wounds?|accidents?|leaks?|readings?|visits?|stays?|sessions?|awakenings?|operations?|surgeries|fractures?|hospitalizations?)(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `Rests twice`: what somebody does is counted by its noun as well. */
const DONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<noun>\\p{L}{3,20})(?: (?:him|her|them)self)? (?<value>${TIMES}|${N}(?= times\\b))(?! (?:an?|per|each|every|daily|weekly|as)\\b)(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `Fell 6 times`, with no period after it. */
const OFTEN = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.,/-])(?<value>${N}) times(?! (?:an?|per|each|every|in|daily|weekly|as|the|more|larger|what|those|that)\\b| ?/)(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `2+ pitting`. */
const GRADED = /(?<![\p{L}\p{N}.,/+])(?<value>[1-4])\+(?![\d/\p{L}])/gu;
const UNIT = /^(?:mmhg|calories?|kcal|tests?|percent|points?)$/i;

const IN_ONE_WORD = new RegExp(`\\b${TIMES}\\b`, 'giu');

interface Told {
  /** For each thing that is counted how many there are of it. */
  readonly of: ReadonlyMap<string, ReadonlySet<number>>;
  /** Every number that counts something. */
  readonly counts: ReadonlySet<number>;
  readonly grades: ReadonlySet<string>;
}

const toldOf = onceFor(({ telling: { texts } }: Vocabulary): Told => {
  const of = new Map<string, Set<number>>();
  const [counts, grades] = [new Set<number>([1]), new Set<string>()];
  for (const one of texts) {
    const undated = undatedOf(one);
    const { text } = undated;
    for (const { value, unit } of numbersOf(undated)) if (unit === null || unit === 'time') counts.add(value);
    for (const [often] of text.matchAll(IN_ONE_WORD)) counts.add(valueOf(often));
    for (const { groups } of [COUNTED, COUNTED_LAST, DONE].flatMap((pattern) => [
      ...text.matchAll(pattern),
    ])) {
      const key = stem(fold(groups!['noun']!));
      of.set(key, (of.get(key) ?? new Set()).add(valueOf(groups!['value']!)));
    }
    for (const { groups } of text.matchAll(GRADED)) grades.add(groups!['value']!);
  }
  return { of, counts, grades };
});

/** Other numbers of a thing that the case counts, other grades than its own, and times where nothing is counted so often. */
export function findCounts({ page, held, vocabulary, isOpen, isTold }: Reading): Found[] {
  const { of, counts, grades } = toldOf(vocabulary);
  const marked = (pattern: RegExp, isOther: (groups: Record<string, string>) => boolean): Found[] =>
    [...page.text.matchAll(pattern)].flatMap(({ index, 0: said, groups }): Found[] => {
      const place = { start: index, end: index + said.length };
      if (/\bfrom $/i.test(page.text.slice(Math.max(0, index - 5), index))) return [];
      if (!isOther(groups!) || !isFree(page, place.start, place.end)) return [];
      if (isOpen(place) || !isTold(place)) return [];
      return [{ ...place, kind: 'number', tier: 'untraced' }];
    });
  const isOtherOf = ({ value = '', noun = '' }: Record<string, string>): boolean => {
    const key = stem(fold(noun));
    // How many there are of an item is read by itself.
    const known =
      PLAIN_STEMS.has(key) || held.itemWords.has(key) || UNIT.test(noun) ? undefined : of.get(key);
    return known !== undefined && !known.has(valueOf(value));
  };
  return [
    ...[COUNTED, COUNTED_LAST, DONE].flatMap((pattern) => marked(pattern, isOtherOf)),
    ...marked(OFTEN, ({ value = '' }) => !counts.has(valueOf(value))),
    ...marked(GRADED, ({ value = '' }) => grades.size > 0 && !grades.has(value)),
  ];
}
