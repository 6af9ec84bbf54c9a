import { isCertainQuantity } from './certain-numbers.ts';
import { isCoverage } from '../text/coverage.ts';
import type { Found } from '../found.ts';
import type { GroundingItem } from '../grounding-facts.ts';
import type { Held } from '../held.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { type Page, take, unclaimed } from '../text/page.ts';
import { periodOf } from '../text/periods.ts';
import { hasRole } from './numbers.ts';
import { numbersIn } from '../text/numbers-in-text.ts';
import { isRetold } from './retold-numbers.ts';
import { isFactor, isOtherUnit } from './reckoned.ts';
import { isSum } from './sums.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';
import type { Quantity, Stated } from '../text/quantities.ts';

const TWICE_SAID = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?:(?<words>${NUMBER_WORDS}) ?\\((?<digits>${DIGITS})\\)|(?<first>${DIGITS}) ?\\((?<second>${NUMBER_WORDS})\\))`,
  'giu',
);

/** `two hundred (300)`: one of the two is wrong, whatever the case holds. */
export function findContradictions(page: Page): Found[] {
  return unclaimed(page, TWICE_SAID).flatMap((match): Found[] => {
    const { words, digits, first, second } = match.groups ?? {};
    if (valueOf(words ?? first ?? '') === valueOf(digits ?? second ?? '')) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    take(page, start, end);
    return [{ start, end, kind: 'quantity' }];
  });
}

/** `Two hands hold a walker`. */
const OF_BODY = /^ ?(?:hands?|arms?|feet|legs?|knees?|eyes?|people|persons)\b/i;

/** The quantities that no item of the case has: not its own, nor, where a limit is spoken of, its limit. */
export function wrongQuantities(quantities: readonly Quantity[], reading: Reading): Found[] {
  const { held } = reading;
  return quantities.flatMap((quantity) =>
    quantity.stated
      .filter(() => !OF_BODY.test(quantity.counted))
      .filter((stated) => !isHeldQuantity(quantity, stated, held) && !isExcused(reading, quantity, stated))
      .map((stated): Found => {
        const place = { start: stated.start, end: stated.end, kind: 'quantity' } as const;
        const isCertain =
          !isCoverage(reading.page, stated.start, reading.names) &&
          isCertainQuantity(reading, quantity, stated);
        return isCertain ? place : { ...place, tier: 'untraced' };
      }),
  );
}

/** `A4253 x3`, `A4253 (3)`. */
const BESIDE = 3;

/** A number as it stands there: `One hundred` is one. */
const WRITTEN = new RegExp(`^(?:${DIGITS}|${NUMBER_WORDS}|\\S+)`, 'iu');

/** Told in the case's prose, reckoned, or a size in a table. */
function isExcused(
  reading: Reading,
  { period, items, counted, isItemNamed }: Quantity,
  { start, value }: Stated,
): boolean {
  const { page, held } = reading;
  const end = start + WRITTEN.exec(page.text.slice(start, start + 48))![0].length;
  const isOften =
    /^ ?(?:times?|x)\b/i.test(counted) || /^(?:once|twice|thrice)/i.test(page.text.slice(start, end));
  const [measure] = numbersIn(page.text.slice(start, start + 24));
  // `12 hours each day` is no count.
  const number = {
    start,
    end,
    value,
    unit: isOften ? 'time' : counted.trim() === '' ? null : (measure?.unit ?? null),
  };
  if (isDailyKind(reading, { start, period, counted }, items, value)) return true;
  // `3.7 miles a day` where the case says six kilometers.
  if (measure?.unit && isOtherUnit(reading, { ...measure, start, end })) return true;
  const [, pairs] =
    /\b(\d+|one|two|three) pairs? ?\($/i.exec(page.text.slice(Math.max(0, start - 20), start)) ?? [];
  if (pairs !== undefined && valueOf(pairs) * 2 === value) return true;
  if (isLimitInTable(page, items, held, { start, value }) || isPieces(value, items, held)) return true;
  const [, months] = OVER_MONTHS.exec(page.text.slice(Math.max(0, start - 40), start)) ?? [];
  if (months !== undefined && isPieces(value / valueOf(months), items, held)) return true;
  const isBesideCode = reading.mentions.some(
    (one) => one.isWhole && one.items.length === 1 && start >= one.end && start - one.end <= BESIDE,
  );
  const isOfItem =
    isItemNamed || isBesideCode || (period !== null && counted.trim() !== '' && countsItems(counted, held));
  if (!isOfItem && isRetold(reading, number)) return true;
  if (!isBesideCode && hasRole(page.text, number, held)) return true;
  if (period === null && items.some((index) => held.facts.items[index]?.size === String(value))) return true;
  return isSum(reading, number) || isFactor(reading, number);
}

/** `Thirty daily supply kits`: daily is what they are, and not how often there are thirty. */
function isDailyKind(
  { page, held }: Reading,
  { start, period, counted }: Pick<Quantity, 'start' | 'period' | 'counted'>,
  items: readonly number[],
  value: number,
): boolean {
  if (period === null || counted.trim() !== '') return false;
  const [, word] = /^\S+ (?:daily|weekly|monthly) (\p{L}+)/iu.exec(page.text.slice(start, start + 48)) ?? [];
  if (word === undefined || !held.itemWords.has(stem(fold(word)))) return false;
  const own = items.length > 0 ? items.flatMap((index) => held.facts.items[index] ?? []) : held.facts.items;
  return own.some(({ quantity }) => quantity === value);
}

/** `Over 3 months that is 150 strips`. */
const OVER_MONTHS = new RegExp(
  `\\b(?:over|in|for|per) (${DIGITS}|${NUMBER_WORDS}) months?,?(?: (?:that|this|it) (?:is|makes)| these are)? ?$`,
  'iu',
);
const PIECES = /\b(?:per|of)(?: box of| pack of)? (\d{1,4})\b/gi;

/** `8 (400 strips)` of an item that is counted `per 50 strips`. */
function isPieces(value: number, items: readonly number[], { facts }: Held): boolean {
  const own = items.length > 0 ? items.flatMap((index) => facts.items[index] ?? []) : facts.items;
  return own.some(({ item, quantity }) =>
    [...item.matchAll(PIECES)].some(([, each]) => Number(each) * quantity === value),
  );
}

/** No further back is the quantity that a limit stands beside. */
const ROW = 240;
/** The limit of the row's item, in a column beside its quantity. */
function isLimitInTable(
  page: Page,
  items: readonly number[],
  { facts }: Held,
  { start, value }: Pick<Stated, 'start' | 'value'>,
): boolean {
  if (!/(?:[|\t]| {2}) *$/.test(page.text.slice(Math.max(0, start - 8), start))) return false;
  const before = page.text.slice(Math.max(0, start - ROW), start);
  const row = before.slice(before.lastIndexOf('\n') + 1);
  return items.some((index) => {
    const { quantity, quantity_limit: limit } = facts.items[index] ?? {};
    return limit === value && new RegExp(`(?<!\\d)${quantity}(?!\\d)`).test(row);
  });
}

function isHeldQuantity(quantity: Quantity, { value }: Stated, held: Held): boolean {
  const { period, isLimit, saysLimit, items } = quantity;
  // `eight changes per day` of a justification; whose words the case holds.
  if (period !== null && held.rates.has(`${value}/${period}`)) return true;
  if (!countsItems(quantity.counted, held)) return false;
  const all = held.facts.items;
  const own = items.length > 0 ? items.flatMap((index) => all[index] ?? []) : all;
  return own.some((item) => {
    const of = (count: number) => isCountOf(quantity, value, count, item);
    const isOther = saysLimit && item.quantity_limit != null;
    return (
      (!isOther && of(item.quantity)) || (isLimit && item.quantity_limit != null && of(item.quantity_limit))
    );
  });
}

/** True where a quantity says how many of an item there are, in its period or in another. */
export function isCountOf(
  { period, isPairs }: Quantity,
  value: number,
  count: number,
  { limit_period }: GroundingItem,
): boolean {
  const known = limit_period ? periodOf(limit_period) : null;
  return (isPairs ? [value, 2 * value] : [value]).some((one) => isSame(one, period, count, known));
}

/** Nothing, or words for items: eight times, hours or glasses a day are no quantity of the case. */
export function countsItems(counted: string, { itemWords }: Held): boolean {
  const words = counted.match(/[\p{L}]+/gu) ?? [];
  const isOfItem = (word: string) => COUNTING.test(word) || itemWords.has(stem(fold(word)));
  return words.length === 0 || VERB.test(words[0]!) || words.some(isOfItem);
}

const COUNTING =
  /^(?:each|ea|units?|boxe?s?|pairs?|pieces?|items?|sets?|packs?|cases?|total|supply|supplies|products?|garments?)$/i;
/** `100 are ordered per month`. */
const VERB = /^(?:are|is|will|lasts?|suffice|ordered|needed)$/i;

/** `100 a month` and `300 per 3 months` say the same; a quantity without a period is the same in any. */
export function isSame(value: number, period: string | null, count: number, per: string | null): boolean {
  if (value === count && (period === null || per === null || period === per)) return true;
  if (period === null || per === null) return false;
  const [told, kept] = [daysOf(period), daysOf(per)];
  return told > 0 && kept > 0 && value * kept === count * told;
}

/** Months of 30 days, years of 12 such months. */
function daysOf(period: string): number {
  const [count = '1', unit = ''] = period.split(' ');
  return Number(count) * ({ day: 1, week: 7, month: 30, year: 360 }[unit] ?? 0);
}
