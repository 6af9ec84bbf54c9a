import { onceFor } from '../text/once-for.ts';
import { BELOW_100, valueOf } from '../text/number-words.ts';

/** How often something is done or taken, where a text says it. */
export interface Frequency {
  readonly start: number;
  readonly end: number;
  /** Times a day; null: only a time of the day is told. */
  readonly perDay: number | null;
  readonly moment: 'morning' | 'night' | null;
}

/** By the first letter of the unit: hours, days or nights, weeks, months. */
const DAYS: Record<string, number> = { h: 1 / 24, d: 1, n: 1, w: 7, m: 30 };
const N = `\\d{1,2}|${BELOW_100}`;

type Told = readonly [perDay: number | null, moment?: 'morning' | 'night'];
type Form = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => Told];

/** The more telling first: what one has claimed no other reads. */
const FORMS: readonly Form[] = [
  [
    new RegExp(
      `\\bevery (?:(${N}|other) )?(hours?|hrs?|h|days?|nights?|weeks?|wks?|months?)\\b(?! (?:of|before|after)\\b)`,
      'giu',
    ),
    ([, count, unit = '']) => [1 / (countOf(count) * DAYS[unit.toLowerCase()[0]!]!)],
  ],
  [
    new RegExp(
      `\\b(?:(once|twice|thrice)|(${N}) times?) ?(?:(?:an?|per|each|every|in|\\/) ?)?(day|week|month|daily|weekly|monthly)\\b`,
      'giu',
    ),
    ([, often, count, unit = '']) => {
      return [valueOf(often ?? count ?? '') / DAYS[unit.toLowerCase()[0]!]!];
    },
  ],
  [/\b(?:every|each|in the) morning\b|\bbefore breakfast\b|\bin AM\b|\bin the AM\b/giu, () => [1, 'morning']],
  [
    /\bat (?:bedtime|night|HS)\b|\b(?:every|each) (?:night|evening)\b|\bin the evening\b/giu,
    () => [1, 'night'],
  ],
  [/\bwith (?:each |every |(?:his |her )?)?meals?\b/giu, () => [3]],
  [/\b(daily|nightly|weekly|monthly)\b/giu, ([, often = '']) => [1 / DAYS[often.toLowerCase()[0]!]!]],
];

const countOf = (count: string | undefined): number =>
  count === undefined ? 1 : /^other$/i.test(count) ? 2 : valueOf(count);

/** Every frequency that a text tells, in its order. */
export function frequenciesIn(text: string): Frequency[] {
  const found: Frequency[] = [];
  for (const [pattern, read] of FORMS)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const [perDay, moment = null] = read(match);
      found.push({ start, end, perDay, moment });
    }
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return sorted.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** The same of a page or a text of a case, looked for once. */
export const frequenciesOf = onceFor(({ text }: { readonly text: string }): readonly Frequency[] =>
  frequenciesIn(text),
);

/** True where both can be told of one thing. */
export const isAsOften = (one: Frequency, other: Frequency): boolean =>
  (one.perDay === null ||
    other.perDay === null ||
    Math.abs(one.perDay - other.perDay) < 0.02 * Math.max(one.perDay, other.perDay)) &&
  (one.moment === null || other.moment === null || one.moment === other.moment);
