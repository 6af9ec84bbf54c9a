import { bySentence } from './by-sentence.ts';
import { isReckonedFromCase, isTimesTold, replacesTold, tellsGap } from './case-measures.ts';
import type { GroundingFacts } from './grounding-facts.ts';
import type { Held } from './held.ts';
import { isCoverage } from './coverage.ts';
import type { StatedNumber } from './numbers-in-text.ts';
import { numbersIn } from './numbers-in-text.ts';
import { onceFor } from './once-for.ts';
import { type Page, plain } from './page.ts';
import type { Quantity, Stated } from './quantities.ts';
import { agreesWithBound, isFactor, isOfMany, isOtherUnit, tellsReckoned } from './reckoned.ts';
import { isCompared, isNorm } from './reference-values.ts';
import { type Role, wordAfter } from './roles.ts';
import { numbersBeside } from './sentence-numbers.ts';
import type { Reading } from './words/reading.ts';

/** How often a month, a quarter or a year has a shorter period, and how many days they have. */
const TIMES = [2, 3, 4, 6, 7, 12, 30, 90];
/** The days of a week, a month, a quarter and a year, as supplies are counted. */
const SUPPLY = [7, 30, 90, 365];
/** No more quantities are reckoned with each other. */
const MOST = 12;

/** The numbers of a case that stand beside no words: quantities, limits, sizes, height, weight. */
const numbersOf = ({ patient, items }: GroundingFacts): number[] => [
  ...items.flatMap(({ quantity, quantity_limit: limit }) => [quantity, ...(limit == null ? [] : [limit])]),
  ...[patient.height, patient.weight, ...items.flatMap(({ size, length }) => [size, length])].flatMap(
    (text) => numbersIn(plain(text ?? '')).map(({ value }) => value),
  ),
];

const bareOf = onceFor(({ facts }: Held): ReadonlySet<number> => new Set(numbersOf(facts)));

const PACK = /^(?:box|pack|case|carton|vial|bottle)/;

/** What the quantities make in other periods, and together. */
const reckonedFrom = onceFor((held: Held): ReadonlySet<number> => {
  const quantities = [...new Set(held.facts.items.map(({ quantity }) => quantity))].slice(0, MOST);
  // `300 lancets in 3 boxes of 100`.
  const isPack = ({ before, after }: Role) => PACK.test(before) || held.itemWords.has(after);
  const told = [...held.roles].flatMap(([one, roles]) => (one > 1 && roles.some(isPack) ? [one] : []));
  const daily = [...held.rates]
    .filter((rate) => rate.endsWith('/1 day'))
    .slice(0, MOST)
    .map((rate) => Number.parseFloat(rate));
  return new Set([
    ...quantities.flatMap((one) => told.slice(0, MOST).flatMap((by) => [one * by, one / by])),
    ...daily.flatMap((one) => SUPPLY.map((days) => one * days)),
    ...quantities.flatMap((one) => TIMES.flatMap((times) => [one * times, one / times])),
    ...quantities.flatMap((one) => quantities.flatMap((other) => [one + other, Math.abs(one - other)])),
  ]);
});

/** Measures of a patient. Times and lengths are told in other units as often. */
const CLINICAL = /^(?:%|mm(?:hg)?|ml|mg\/dl|mcg|mg|unit)$/i;

/** `Exceeds the limit by`: what follows can be reckoned. */
const EXCESS =
  /\b(?:exceed\w*|above|over|beyond) (?:the |its |this )?(?:\p{L}+ )?(?:limit|allowance|maximum) by $/iu;

/**
 * True of a measure that the case does not hold, of another number of something that the case counts (`five readings`
 * beside its three), and of a number so long that it is none by chance. Any other may be one of the case's, told or
 * reckoned in a way that is not understood here.
 */
export function isCertainNumber(reading: Reading, number: StatedNumber): boolean {
  const { page, held } = reading;
  const { start, value, unit } = number;
  if (isReckonedHere(page, number) || tellsGap(reading, number) || isTimesTold(reading, number)) return false;
  if (tellsReckoned(reading, number) || isOtherUnit(reading, number) || isFactor(reading, number))
    return false;
  if (agreesWithBound(reading, number) || isOfMany(page, number)) return false;
  // What a policy's sentence says of a patient is no norm of it.
  const isPolicy = isCoverage(page, start, reading.names);
  if (!isPolicy && isNorm(page, number)) return false;
  if (unit === null && EXCESS.test(page.text.slice(Math.max(0, start - 60), start))) return true;
  const mayBeReckoned = isCompared(page, number) || (!isPolicy && isReckonedFromCase(reading, number));
  if (mayBeReckoned && !replacesTold(reading, number)) return false;
  if (unit === 'time') return held.rates.size > 0 && !held.roles.has(value) && value > 3;
  // `Three units of one month each`, `90 in 30 days`.
  if (unit === 'unit' && bareOf(held).has(value)) return false;
  if (unit === 'day' && SUPPLY.includes(value)) return false;
  if (unit !== null) return CLINICAL.test(unit) || !held.roles.has(value);
  if (held.roles.has(value) || bareOf(held).has(value) || reckonedFrom(held).has(value)) return false;
  return value >= 100 || !Number.isInteger(value) || countsWhatIsCounted(page.text, number, held);
}

/** Between two numbers of its sentence: their sum, difference or product. */
function isReckonedHere(page: Page, { start, value }: StatedNumber): boolean {
  const beside = numbersBeside(page, start).map((one) => one.value);
  return beside.some((one, at) =>
    beside
      .slice(at + 1)
      .some(
        (other) =>
          one + other === value ||
          one - other === value ||
          other - one === value ||
          (one > 1 && other > 1 && one * other === value),
      ),
  );
}

/** The words of what the case counts. */
const countedBy = onceFor(({ roles }: Held): ReadonlySet<string> => {
  const after = [...roles.values()].flatMap((some) => some.map((role) => role.after));
  return new Set(after.filter((word) => word !== ''));
});

const countsWhatIsCounted = (text: string, { end }: StatedNumber, held: Held): boolean =>
  countedBy(held).has(wordAfter(text, end));

/** Items that are counted in pairs: a crutch does not come alone. */
const PAIRED = /\bcrutches\b/i;

/** Words of a sentence in which a count may be a part or a multiple of what is ordered. */
const SHARES =
  /\b(?:each|every|per|total|together|makes?|that is|half|boxe?s|packs?|at a time|times|daily|nightly|an? (?:day|night|week|month|year|time|box|pack))\b|[=×]/i;

const tellsShare = bySentence((sentence) => SHARES.test(sentence));

const tellsExcess = bySentence((sentence) =>
  /\b(?:overage|excess\w*|exceed\w*|over|above|beyond|more)\b/i.test(sentence),
);
/** By so much more of it is ordered than its limit. */
const isOverage = (items: GroundingFacts['items'], value: number): boolean =>
  items.some(({ quantity, quantity_limit: limit }) => limit != null && quantity - limit === value);

/**
 * True of an item named beside it: in a period, of the quantity of another item, and of any number that nothing in its
 * sentence lets be a part of what is ordered. How often somebody does something (`three tests a day`) is certain only
 * where the case says how often for the same period.
 */
export function isCertainQuantity(
  { page, held }: Reading,
  { period, items, counted: words }: Quantity,
  { start, value }: Stated,
): boolean {
  const { facts, rates, roles } = held;
  // A pair is `two crutches`.
  if (
    value === 2 &&
    period === null &&
    !/pair/i.test(words) &&
    items.some((at) => facts.items[at]?.quantity === 1 && PAIRED.test(facts.items[at]!.item))
  )
    return false;
  // `R 28`: nothing says of what.
  if (period === null && words.trim() === '' && roles.has(value)) return false;
  // `One stocking is worn while the other is washed`.
  if (value === 1 && /^one/i.test(page.text.slice(start, start + 3))) return false;
  if (tellsExcess(page, start) && isOverage(facts.items, value)) return false;
  const isReckoned = reckonedFrom(held).has(value);
  const isKnown = roles.has(value) || isReckoned;
  // `Three underpads`, of which the case has three a day.
  const shares = tellsShare(page, start);
  if (period === null && shares && [...rates].some((rate) => Number.parseFloat(rate) === value)) return false;
  const isHabit = period !== null && /\p{L}/u.test(words);
  if (isHabit) {
    const known = [...rates].flatMap((rate) =>
      rate.endsWith(`/${period}`) ? [Number.parseFloat(rate)] : [],
    );
    const isSum = known.some((one, number) => known.slice(number + 1).some((other) => one + other === value));
    return !isKnown && !isSum && known.length > 0;
  }
  if (items.length === 0) return period !== null && !isKnown;
  if (period !== null || !isReckoned) return true;
  if (facts.items.some(({ quantity }, at) => quantity === value && !items.includes(at))) return true;
  return !shares;
}
