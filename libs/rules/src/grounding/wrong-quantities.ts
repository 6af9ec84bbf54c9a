import type { Found } from './found.ts';
import type { Held } from './held.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from './number-words.ts';
import { type Page, take, unclaimed } from './page.ts';
import { periodOf } from './periods.ts';
import type { Quantity, Stated } from './quantities.ts';

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

/** The quantities that no item of the case has: not its own, nor, where a limit is spoken of, its limit. */
export function wrongQuantities(quantities: readonly Quantity[], held: Held): Found[] {
  return quantities.flatMap((quantity) =>
    quantity.stated
      .filter((stated) => !isHeldQuantity(quantity, stated, held))
      .map(({ start, end }): Found => ({ start, end, kind: 'quantity' })),
  );
}

function isHeldQuantity(quantity: Quantity, { value }: Stated, held: Held): boolean {
  const { period, isLimit, isPairs, items } = quantity;
  const all = held.facts.items;
  const own = items.length > 0 ? items.flatMap((index) => all[index] ?? []) : all;
  const meant = isPairs ? [value, 2 * value] : [value];
  const matches = own.some(({ quantity: ordered, quantity_limit, limit_period }) => {
    const samePeriod = period === null || !limit_period || periodOf(limit_period) === period;
    return samePeriod && (meant.includes(ordered) || (isLimit && meant.includes(quantity_limit ?? -1)));
  });
  // `eight changes per day` of a justification; whose words the case holds.
  return matches || (period !== null && held.rates.has(`${value}/${period}`));
}
