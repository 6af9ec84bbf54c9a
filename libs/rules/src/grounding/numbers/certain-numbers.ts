import { bySentence } from '../text/by-sentence.ts';
import { isReckonedFromCase, isRestOfDay, isTimesTold, isWeightThen, replacesTold } from './case-measures.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import type { Held } from '../held.ts';
import { isCoverage } from '../text/coverage.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { plain } from '../text/page.ts';
import type { Quantity, Stated } from '../text/quantities.ts';
import { isOfMany, isOtherUnit, isWronglyConverted, tellsReckoned, tellsReckoning } from './reckoned.ts';
import { isCompared, isNorm } from './reference-values.ts';
import type { Role } from './roles.ts';
import { takesPlace } from './taken-place.ts';
import type { Reading } from '../words/reading.ts';

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

/** Years as they are written, without another unit. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/**
 * True of a number that takes the place of one of the case's, of a year that no text of the case has, and of a measure
 * that is converted wrongly. Any other may follow from the case in a way that is not understood here: strangers who
 * converted, reckoned and rounded were marked wrongly by numbers more often than by anything else.
 */
export function isCertainNumber(reading: Reading, number: StatedNumber): boolean {
  const { page, held } = reading;
  const { start, value, unit } = number;
  if (isOtherUnit(reading, number) || isOfMany(page, number) || isTimesTold(reading, number)) return false;
  if (isRestOfDay(reading, number) || isWeightThen(reading, number)) return false;
  if (isWronglyConverted(reading, number)) return true;
  if (!isCoverage(page, start, reading.names) && isNorm(page, number)) return false;
  const isYear = unit === null && value >= FIRST_YEAR && value <= LAST_YEAR;
  if (isYear) return !held.roles.has(value);
  if (unit === null && EXCESS.test(page.text.slice(Math.max(0, start - 60), start)))
    return !tellsReckoned(reading, number);
  if (tellsReckoning(page, start) || isCompared(page, number)) return false;
  if (isReckonedFromCase(reading, number) && !replacesTold(reading, number)) return false;
  // Without a unit it may be any of the case's numbers.
  if (unit === null && (bareOf(held).has(value) || reckonedFrom(held).has(value))) return false;
  if (!(unit !== null && CLINICAL.test(unit)) && held.roles.has(value)) return false;
  return takesPlace(reading, number);
}

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
  reading: Reading,
  { period, items, counted: words }: Quantity,
  { start, value }: Stated,
): boolean {
  const { page, held } = reading;
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
  // `3.7 miles a day`: of a measure only one that a sentence of the case has otherwise.
  const [measure] = numbersIn(page.text.slice(start, start + 24));
  if (isHabit && measure?.unit && measure.unit !== 'time' && !replacesTold(reading, { ...measure, start }))
    return false;
  if (isHabit) {
    const known = [...rates].flatMap((rate) =>
      rate.endsWith(`/${period}`) ? [Number.parseFloat(rate)] : [],
    );
    const isSum = known.some((one, number) => known.slice(number + 1).some((other) => one + other === value));
    return !isKnown && !isSum && known.length > 0;
  }
  // Without an item beside it, it may count anything.
  if (items.length === 0) return false;
  if (period !== null || !isReckoned) return true;
  if (facts.items.some(({ quantity }, at) => quantity === value && !items.includes(at))) return true;
  return !shares;
}
