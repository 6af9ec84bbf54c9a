import type { GroundingFacts } from './grounding-facts.ts';
import type { Held } from './held.ts';
import type { StatedNumber } from './numbers-in-text.ts';
import { numbersIn } from './numbers-in-text.ts';
import { type Page, plain, segmentAt } from './page.ts';
import type { Quantity, Stated } from './quantities.ts';
import { wordAfter } from './roles.ts';
import type { Reading } from './words/reading.ts';

/** How often a month, a quarter or a year has a shorter period, and how many days they have. */
const TIMES = [2, 3, 4, 6, 7, 12, 30, 90];
/** No more quantities are reckoned with each other. */
const MOST = 12;

/** The numbers of a case that stand beside no words: quantities, limits, sizes, height, weight. */
const numbersOf = ({ patient, items }: GroundingFacts): number[] => [
  ...items.flatMap(({ quantity, quantity_limit: limit }) => [quantity, ...(limit == null ? [] : [limit])]),
  ...[patient.height, patient.weight, ...items.flatMap(({ size, length }) => [size, length])].flatMap(
    (text) => numbersIn(plain(text ?? '')).map(({ value }) => value),
  ),
];

const bare = new WeakMap<Held, ReadonlySet<number>>();
const sums = new WeakMap<Held, ReadonlySet<number>>();

function bareOf(held: Held): ReadonlySet<number> {
  let known = bare.get(held);
  if (!known) bare.set(held, (known = new Set(numbersOf(held.facts))));
  return known;
}

/** What the quantities make in other periods, and together. */
function reckonedFrom(held: Held): ReadonlySet<number> {
  let known = sums.get(held);
  if (known) return known;
  const quantities = [...new Set(held.facts.items.map(({ quantity }) => quantity))].slice(0, MOST);
  known = new Set([
    ...quantities.flatMap((one) => TIMES.flatMap((times) => [one * times, one / times])),
    ...quantities.flatMap((one) => quantities.flatMap((other) => [one + other, Math.abs(one - other)])),
  ]);
  sums.set(held, known);
  return known;
}

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
export function isCertainNumber({ page, held }: Reading, number: StatedNumber): boolean {
  const { start, value, unit } = number;
  if (isReckonedHere(page, number)) return false;
  if (unit === 'time') return held.rates.size > 0 && !held.roles.has(value) && value > 3;
  if (unit !== null) return CLINICAL.test(unit) || !held.roles.has(value);
  if (EXCESS.test(page.text.slice(Math.max(0, start - 60), start))) return true;
  if (held.roles.has(value) || bareOf(held).has(value) || reckonedFrom(held).has(value)) return false;
  return value >= 100 || !Number.isInteger(value) || countsWhatIsCounted(page.text, number, held);
}

/** Between two numbers of its sentence: their sum, difference or product. */
function isReckonedHere(page: Page, { start, value }: StatedNumber): boolean {
  const [from, to] = segmentAt(page, start);
  const beside = numbersIn(page.text.slice(from, to))
    .filter((one) => from + one.start !== start)
    .slice(0, MOST)
    .map((one) => one.value);
  return beside.some((one, at) =>
    beside
      .slice(at + 1)
      .some(
        (other) =>
          one + other === value ||
          Math.abs(one - other) === value ||
          (one > 1 && other > 1 && one * other === value),
      ),
  );
}

const counted = new WeakMap<Held, ReadonlySet<string>>();

function countsWhatIsCounted(text: string, { end }: StatedNumber, held: Held): boolean {
  let words = counted.get(held);
  if (!words) {
    const after = [...held.roles.values()].flatMap((roles) => roles.map((role) => role.after));
    counted.set(held, (words = new Set(after.filter((word) => word !== ''))));
  }
  return words.has(wordAfter(text, end));
}

/** Words of a sentence in which a count may be a part or a multiple of what is ordered. */
const SHARES =
  /\b(?:each|every|per|total|together|makes?|that is|half|boxe?s|packs?|at a time|daily|nightly|an? (?:day|night|week|month|year|time|box|pack))\b|[=×]/i;

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
  // `One stocking is worn while the other is washed`.
  if (value === 1 && /^one/i.test(page.text.slice(start, start + 3))) return false;
  const { facts, rates, roles } = held;
  const isReckoned = reckonedFrom(held).has(value);
  const isKnown = roles.has(value) || isReckoned;
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
  return !SHARES.test(page.text.slice(...segmentAt(page, start)));
}
