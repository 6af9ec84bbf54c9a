import { isCoverage, isUsualQuantity } from './coverage.ts';
import type { Found } from './found.ts';
import type { Held } from './held.ts';
import { itemsMeant, type Mention } from './mentions.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from './number-words.ts';
import { isFree, type Page, take, unclaimed } from './page.ts';
import { PERIOD, periodOf } from './periods.ts';

/** A quantity as the note states it, of certain items or (none named) of any. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** `3 month`; null: none is said. */
  readonly period: string | null;
  readonly isLimit: boolean;
  readonly items: readonly number[];
}

const NUMBER = `(${DIGITS}|${NUMBER_WORDS})(?![\\p{L}\\p{N}]|[.,]\\d)`;
const WORDS = `(?:[ -](?!per\\b|each\\b|every\\b|a\\b|in\\b|over\\b|within\\b|during\\b)\\p{L}+){0,4}`;
const PATTERNS = [
  new RegExp(
    `\\b(?:quantity|quantities|qty)\\b\\.?(?:[ :=#(]|\\bof\\b|\\bis\\b|\\bare\\b|\\bordered\\b|\\brequested\\b|\\bprescribed\\b|\\bneeded\\b)*` +
      `(?<![\\p{L}\\p{N}])${NUMBER}(?:${WORDS}(${PERIOD}))?`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}.,/-])${NUMBER}${WORDS}(${PERIOD})`, 'giu'),
  /(?<=[|\t] {0,20})(\d+)(?= *(?:[|\t]|$))/gmu,
  /(?<=\p{L}\)?,? )[x#] ?(\d+)(?![\p{L}\p{N}.])/giu,
];
const LIMIT_BEFORE =
  /\b(limits?|maximum|allowances?|allow\w*|covers?|up to|above|over|exceed\w*|more than|usual\w*)\b[^.;\n\d]{0,30}$/i;
const LIMIT_AFTER = /^\W*(?:is |are )?(?:the )?(?:usual |policy |payer's )?(?:limit|maximum|allowance)\b/i;

/** Every quantity of the note outside coverage wording; claims them. */
export function quantitiesIn(page: Page, mentions: readonly Mention[], names: RegExp): Quantity[] {
  const places = [...PATTERNS.flatMap((pattern) => placesOf(page, pattern)), ...beforeItems(page, mentions)]
    .filter(({ value, period, start, isLimit }) => {
      const usual = period !== null && isUsualQuantity(value, period) && isLimit;
      return !usual && !isCoverage(page.text, start, names);
    })
    .sort((a, b) => a.start - b.start);
  const ordered = places.filter(({ isLimit }) => !isLimit);
  const meant = itemsMeant(page.text, ordered, mentions);
  return places.map((place) => ({
    ...place,
    items: place.isLimit ? [] : (meant[ordered.indexOf(place)] ?? []),
  }));
}

type Place = Omit<Quantity, 'items'>;

function placesOf(page: Page, pattern: RegExp): Place[] {
  return unclaimed(page, pattern).flatMap((match) => {
    const number = match[1] ?? '';
    const end = match.index + match[0].length;
    const start = match.index + match[0].indexOf(number, pattern === PATTERNS[0] ? 3 : 0);
    take(page, match.index, end);
    return [placeAt(page, start, match[2] ? end : start + number.length, number, match[2])];
  });
}

/** `420 adult briefs`, `two wheeled walkers`. */
function beforeItems(page: Page, mentions: readonly Mention[]): Place[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,/-])${NUMBER}(?: (?!(?:hour|day|week|month|year|time|diagnos)s?)\\p{L}+){0,3} $`,
    'iu',
  );
  return mentions.flatMap((mention) => {
    const from = Math.max(0, mention.start - 60);
    const match = pattern.exec(page.text.slice(from, mention.start));
    if (!match?.[1]) return [];
    const start = from + match.index;
    const end = start + match[1].length;
    if (!isFree(page, start, end)) return [];
    take(page, start, end);
    return [placeAt(page, start, end, match[1])];
  });
}

function placeAt(page: Page, start: number, end: number, number: string, period?: string): Place {
  const before = page.text.slice(Math.max(0, start - 50), start);
  const isLimit = LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(page.text.slice(end, end + 40));
  return { start, end, value: valueOf(number), period: period ? periodOf(period) : null, isLimit };
}

/** The quantities that no item of the case has: not its own, nor, where a limit is spoken of, its limit. */
export function wrongQuantities(quantities: readonly Quantity[], held: Held): Found[] {
  return quantities
    .filter((quantity) => !isHeldQuantity(quantity, held))
    .map(({ start, end }) => ({ start, end, kind: 'quantity' }));
}

function isHeldQuantity({ value, period, isLimit, items }: Quantity, held: Held): boolean {
  const all = held.facts.items;
  const own = items.length > 0 ? all.filter((_, index) => items.includes(index)) : all;
  const matches = own.some(({ quantity, quantity_limit, limit_period }) => {
    const samePeriod = period === null || !limit_period || periodOf(limit_period) === period;
    return samePeriod && (quantity === value || (isLimit && quantity_limit === value));
  });
  // `eight changes per day` of a justification; whose words the case holds.
  return matches || (period !== null && held.rates.has(`${value}/${period}`));
}
