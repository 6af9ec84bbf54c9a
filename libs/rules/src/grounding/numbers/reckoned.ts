import { bySentence } from '../text/by-sentence.ts';
import { inchesOf, isConvertedFrom, isOffBy, isSame } from '../text/conversions.ts';
import { measuresOf } from './case-measures.ts';
import type { Held } from '../held.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { numbersAround, numbersBeside } from './sentence-numbers.ts';
import { type Page, segmentAt } from '../text/page.ts';
import type { Reading } from '../words/reading.ts';

/** What one measure is beside another, or became. */
const CHANGED =
  'larger|smaller|wider|longer|shorter|higher|lower|heavier|lighter|more|less|lost|loses?|grew|grown|rose|risen|fell|fallen|falls|thicker|farther|further';
/** Words of what two measures make between them. */
const BETWEEN = new RegExp(
  `\\b(?:${CHANGED}|off|bigger|taller|fewer|above|over|below|under|beyond|exceeds?|exceeded|short|lacks?|missing|saves?|saved|saving|spares?|reduc\\w+|decreas\\w+|increas\\w+|gain\\w*|added|adds?|rises?|progressed|narrower|thinner|differ\\w+|apart|remains?|left over|before|earlier)\\b`,
  'i',
);
const tellsBetween = bySentence((sentence) => BETWEEN.test(sentence));
const TWICE = /\b(?:there and back|and back|round trip|both ways|return trip|twice)\b/i;
const tellsTwice = bySentence((sentence) => TWICE.test(sentence));
const ADDED = /\b(?:adds? up|makes?|comes? to|that is|equals?)\b|=/i;
const tellsSum = bySentence((sentence) => ADDED.test(sentence));
/** Meters of a kilometer, grams of a kilogram. */
const THOUSAND = 1000;
/** Glucose: 1 mmol/L is 18 mg/dL (rounded from 18.016; molar mass of glucose 180.16 g/mol). */
const MMOL = /^ ?mmol/i;
const MG_PER_MMOL = 18;
const FEET_AND_INCHES = /(?<!\d)\d{1,2} ?(?:ft|feet|') ?\d{1,2} ?(?:in|inches|"|'')?/gi;

/** From the case's measures, in a sentence that says how: the difference of two, a part, the way there and back. */
export function tellsReckoned({ page, held }: Reading, { start, value, unit }: StatedNumber): boolean {
  const all = measuresOf(held);
  const isAlike = (one: string | null, other: string | null) =>
    one === null || other === null || one === other;
  if (tellsTwice(page, start) && all.some((one) => isAlike(one.unit, unit) && one.value * 2 === value))
    return true;
  if (!tellsBetween(page, start)) return false;
  const beside = numbersBeside(page, start);
  return all.some((one) =>
    [...all, ...beside].some((other) => {
      if (!isAlike(one.unit, other.unit) || one.value === other.value) return false;
      const apart = Math.abs(one.value - other.value);
      if (unit === '%')
        return [one.value, other.value].some((whole) => Math.abs((100 * apart) / whole - value) < 1);
      return isSame(apart, value) && isAlike(one.unit ?? other.unit, unit);
    }),
  );
}

/** Of a course, or of two sides: what the case tells in one sentence lies so far apart. */
const GROWS = new RegExp(
  `\\b(?:${CHANGED}|differences?|loss|gain(?:ed|s)?|dropped|rises|shrank|shrunk|reduced|greater)\\b`,
  'i',
);
const tellsCourse = bySentence((sentence) => GROWS.test(sentence));
const apartOf = onceFor(
  ({ texts }: Held): ReadonlySet<string> =>
    new Set(
      texts
        .flatMap((text) => text.split(/(?<=[.;])\s/).slice(0, MOST_SENTENCES))
        .flatMap((sentence) => {
          const all = numbersIn(sentence).slice(0, MOST_NUMBERS);
          return all.flatMap((one, at) =>
            all
              .slice(at + 1)
              .filter((other) => other.unit === one.unit && one.unit !== null)
              .map((other) => `${round(Math.abs(one.value - other.value))} ${one.unit}`),
          );
        }),
    ),
);
const [MOST_SENTENCES, MOST_NUMBERS] = [200, 12];
const round = (value: number) => Math.round(value * 100) / 100;

/** `She has lost 27 lb`, who weighed 155 lb and weighs 128. */
export const isApart = ({ page, held }: Reading, { start, value, unit }: StatedNumber): boolean =>
  unit !== null && tellsCourse(page, start) && apartOf(held).has(`${round(value)} ${unit}`);

/** One of the case's measures in another unit: `34 in (86 cm)`, `158 cm (5 ft 2 in)`, `41 mg/dL (2.3 mmol/L)`. */
export function isOtherUnit({ page, held }: Reading, { start, end, value, unit }: StatedNumber): boolean {
  const all = measuresOf(held);
  if (isConvertedFrom({ value, unit }, all)) return true;
  if (MMOL.test(page.text.slice(end, end + 6)))
    return all.some((one) => Math.abs(one.value / MG_PER_MMOL - value) < 0.06);
  const from = Math.max(0, start - 12);
  for (const match of page.text.slice(from, end + 8).matchAll(FEET_AND_INCHES)) {
    const [first, last] = [from + match.index, from + match.index + match[0].length];
    if (first > start || last < end) continue;
    if (inchesOf(match[0]).some((inches) => isConvertedFrom(inches, all))) return true;
  }
  return false;
}

/** `Five days of 800 meters add up to 4 kilometers`. */
export const isFactor = ({ page }: Reading, { start, value }: StatedNumber): boolean =>
  tellsSum(page, start) &&
  numbersBeside(page, start).some((one, at, all) =>
    all.slice(at + 1).some((other) => {
      const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
      return (
        [low * THOUSAND, high].some((product) => low > 0 && product === high * value) ||
        low * value === high ||
        one.value * value === other.value * THOUSAND ||
        other.value * value === one.value * THOUSAND
      );
    }),
  );

/** Words of a sentence that puts numbers together. */
const TOGETHER =
  /\b(?:than|gap|in all|altogether|in total|totals?|together|products?|half|between|by|in an? (?:\p{L}+ )?(?:day|week|month|year))\b|[=×²]/iu;
const putsTogether = bySentence((sentence) => TOGETHER.test(sentence));

/** True of a sentence that tells what measures make between them or together: a number of it may be no case's. */
export const tellsReckoning = (page: Page, at: number): boolean =>
  tellsBetween(page, at) || tellsTwice(page, at) || tellsSum(page, at) || putsTogether(page, at);

/** `59 kg (150 lb)`: in brackets after a measure, and not that measure. */
const IN_BRACKETS = /\d ?\p{L}{1,12} \((?:about |approximately |roughly |or |[~≈=] ?)?$/iu;
const CONVERSION = 0.05;
export function isWronglyConverted({ page }: Reading, { start, value, unit }: StatedNumber): boolean {
  if (!IN_BRACKETS.test(page.text.slice(Math.max(0, start - 32), start))) return false;
  const [from] = segmentAt(page, start);
  const before = numbersAround(page, start).findLast((one) => from + one.end <= start);
  return before !== undefined && isOffBy({ value, unit }, before, CONVERSION);
}

/** `One in a hundred`, of people or cases at large. */
export const isOfMany = (page: Page, { start, end }: StatedNumber): boolean =>
  /\b(?:one|two|three|\d+) (?:in|of|out of) (?:every )?$/i.test(
    page.text.slice(Math.max(0, start - 20), start),
  ) &&
  /^ (?:\p{L}+ )?(?:cases?|people|patients|persons|adults|men|women|Americans|children)\b/iu.test(
    page.text.slice(end, end + 32),
  );
