import type { GroundingFacts } from '../grounding-facts.ts';
import { bySentence } from '../text/by-sentence.ts';
import { onceFor } from '../text/once-for.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { segmentAt } from '../text/page.ts';
import { numbersBeside } from './sentence-numbers.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';

/** Words that say a number is reckoned from others. */
const RECKONED =
  /\b(?:total|totals|together|altogether|sum|sums|in all|makes?|come to|comes to|amounts?|adds?|that is|i\.e\.?|equals?|equivalent|corresponds?|means|so|or|are|is|in (?:the first )?(?:\w+ )?(?:months?|days?|quarter|year)|for \w+ (?:months?|days?))\b|=/i;
const ALTOGETHER =
  /\b(?:total|together|altogether|in all|sum|makes?|come to|comes to|that is|amounts?|equals?|means)\b|=/i;
const COLLECTIVE = /^\S+(?: \p{L}+)? (?:pieces|garments|products|items|supplies|units)\b/iu;
/** `by 24 lb`, `7 points`: a difference. */
const DIFFERENCE = /\bby $/i;
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 90, year: 360 };
const PERIOD =
  /(?:(\d+|a|an|one|two|three|six|twelve|ninety|thirty)[ -])?(day|week|month|quarter|year)s?\b|\b(daily|weekly|monthly|quarterly|yearly|annually)\b/gi;
const COUNTS: Record<string, number> = { two: 2, three: 3, six: 6, twelve: 12, thirty: 30, ninety: 90 };
const ADVERBS: Record<string, number> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
  quarterly: 90,
  yearly: 360,
  annually: 360,
};
/** No more items and periods are reckoned with each other. */
const MOST = 12;

/** True for a sum, a difference or a product of the numbers of the sentence, or what a quantity makes in another period. */
export function isSum(reading: Reading, number: StatedNumber): boolean {
  const { start, end, value, unit } = number;
  const { page, held, itemsAround } = reading;
  const [from] = segmentAt(page, start);
  const differs = DIFFERENCE.test(page.text.slice(Math.max(0, start - 4), start));
  const follows = /: ?$/.test(page.text.slice(Math.max(from, start - 2), start));
  const others = numbersBeside(page, start);
  const beside = others.map((one) => one.value);
  // `Two per 6 months` is no sum of two and six.
  const alike = others
    .filter((one) => one.unit === null || DAYS[one.unit] === undefined)
    .map((one) => one.value);
  if (differs) {
    const all = [...beside, ...numbersIn(held.facts.patient.weight ?? '').map((one) => one.value)];
    return all.some((one) => all.some((other) => one - other === value));
  }
  const { items } = held.facts;
  const periods = daysAround(page, start);
  const supplies = suppliesOf(held.facts);
  const own = itemsAround(start)
    .flatMap((index) => supplies[index] ?? [])
    .slice(0, MOST);
  // `630 briefs (3 x 210)`
  const products = multiplies(page, start) ? beside.filter((one) => one > 1) : [];
  if (products.some((one) => products.includes(one * value) || products.includes(value / one))) return true;
  if (own.some(({ quantity, per }) => isScaled(value, quantity, periods, per))) return true;
  // `For three months, 540 kits and 6 bags`: of which item each is said is not always told.
  const ofSome = (one: StatedNumber, to: number) =>
    countsItems(reading, to) && isOfAnyItem(reading, start, one.value);
  const isPeriod = unit !== null && DAYS[unit] !== undefined;
  if (!isPeriod && ofSome(number, end)) return true;
  if (
    isPeriod &&
    (own.some(({ quantity, per }) => beside.some((one) => isScaled(one, quantity, periods, per))) ||
      others.some((one) => ofSome(one, from + one.end)))
  )
    return true;
  if (!follows && !reckons(page, start)) return false;
  // A supply for some months is spoken of where its quantity is.
  if (isPeriod)
    return beside.some((one) =>
      own.some(({ quantity, per }) => per.length === 0 && one === quantity * value),
    );
  // `Two sessions of 40 minutes are 80 minutes a day`.
  if (beside.length === 2 && beside[0]! > 1 && beside[1]! > 1 && beside[0]! * beside[1]! === value)
    return true;
  if (beside.some((one) => isScaled(value, one, periods, periods))) return true;
  const collects = COLLECTIVE.test(page.text.slice(start, start + 48));
  if (!(follows && beside.length > 1) && !collects && !sumsUp(page, start)) return false;
  if (value === items.reduce((sum, { quantity }) => sum + quantity, 0)) return true;
  if (alike.length > 1 && value === alike.reduce((sum, one) => sum + one, 0)) return true;
  return alike.some((one, at) =>
    alike
      .slice(at + 1)
      .some((other) => one + other === value || (one > 1 && other > 1 && one * other === value)),
  );
}

/** So many words behind a number name what it counts: `6 oz of powder`. */
const COUNTED = /^(?: \([^)]{0,12}\))?(?:[ -][\p{L}]+){1,3}/u;
const countsItems = ({ page, held }: Reading, end: number): boolean =>
  (COUNTED.exec(page.text.slice(end, end + 48))?.[0].match(/\p{L}+/gu) ?? []).some(
    (word) =>
      /^(?:kits?|bags?|units?|pieces|boxes|packs|pairs|sets)$/i.test(word) ||
      held.itemWords.has(stem(fold(word))),
  );

/** Whether some item of the case has so many in another period that is spoken of. */
export const isOfAnyItem = ({ page, held }: Reading, start: number, value: number): boolean => {
  const periods = daysAround(page, start);
  return suppliesOf(held.facts)
    .slice(0, MOST)
    .some(({ quantity, per }) => isScaled(value, quantity, periods, per));
};

/** How many there are of each item, and the days of its period. */
const suppliesOf = onceFor(({ items }: GroundingFacts) =>
  items.map(({ quantity, limit_period }) => ({ quantity, per: daysIn(limit_period ?? '') })),
);

const daysAround = bySentence<readonly number[]>(daysIn);
const multiplies = bySentence((sentence) => /\d ?[x×=*] ?\d/.test(sentence));
const reckons = bySentence((sentence) => RECKONED.test(sentence));
const sumsUp = bySentence((sentence) => ALTOGETHER.test(sentence));

/** `300` a month as `900` in three: by the ratio of two periods that are spoken of. */
const isScaled = (value: number, from: number, to: readonly number[], per: readonly number[]): boolean =>
  per.some((one) => to.some((other) => one !== other && value * one === from * other));

function daysIn(text: string): number[] {
  return [...text.matchAll(PERIOD)].slice(0, MOST).map(([, count = '1', unit = '', adverb]) => {
    if (adverb) return ADVERBS[adverb.toLowerCase()]!;
    return (Number(count) || COUNTS[count.toLowerCase()] || 1) * DAYS[unit.toLowerCase()]!;
  });
}
