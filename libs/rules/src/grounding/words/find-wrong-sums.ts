import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { numbersIn } from '../text/numbers-in-text.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';

const NUMBER = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** What is reckoned from the numbers before it. */
const RESULT = new RegExp(
  `(?:\\b(?:makes?|making|comes? to|add(?:s|ing)? up to|amounts? to|equals?|totals?|totall?ing|that is|in all,?|altogether)|=) (?:a total of )?(${NUMBER})(?![\\p{L}\\p{N}]|[.,]\\d|[ -](?:and|or|to|hours?|minutes?|h|min|times|%|percent)\\b)`,
  'giu',
);
const WORDS = `(?:[\\p{L}()'-]+ ){1,5}?`;
/** `Two shoes and six inserts come to eight pieces`: nothing but their sum. */
const SUM = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<one>${NUMBER}) (?<of>${WORDS})(?:and|plus) (?<other>${NUMBER}) (?<more>${WORDS})(?:are|make|makes|come to|comes to|add up to|amount to|total|equal|give) (?:a total of )?(?<sum>${NUMBER})(?![\\p{L}\\p{N}]|[.,]\\d)`,
  'giu',
);
/** `Six inserts make three pairs`. */
const PAIRS = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<one>${NUMBER}) (?<of>${WORDS})(?:are|make|makes|come to|form) (?<sum>${NUMBER}) pairs?\\b`,
  'giu',
);
/** With such a word it is no plain sum. */
const TIMES_OF =
  /\b(?:each|every|per|times|of|for|at|an?|pairs?|box|boxes|packs?|hours?|minutes?|days?|weeks?|months?)\b/i;
/** Parts and multiples that sentences leave out: a week, a month, a quarter, a year. */
const TIMES = [1, 2, 3, 4, 6, 7, 12, 30, 31, 52, 60, 90, 91, 365];
const MOST = 6;

/** A result that the numbers of its sentence and the quantities of the case do not make in any way that is usual. */
export function findWrongSums({ page, held, isOpen, context }: Reading): Found[] {
  const quantities = held.facts.items.flatMap(({ quantity, quantity_limit: limit }) =>
    limit == null ? [quantity] : [quantity, limit],
  );
  return [...page.text.matchAll(RESULT)].flatMap((match): Found[] => {
    const end = match.index + match[0].length;
    const start = end - match[1]!.length;
    if (isOpen({ start }) || context({ start }) === 'policy') return [];
    const [from, to] = segmentAt(page, start);
    const numbers = numbersIn(page.text.slice(from, to)).filter((one) => from + one.start !== start);
    const value = valueOf(match[1]!);
    const own = numbers.map((one) => one.value);
    if (own.length < 2 || own.length > MOST) return [];
    const makes = (values: readonly number[]) =>
      results(values).some((one) => TIMES.some((by) => one * by === value || one === value * by));
    if (makes(own) || own.includes(value)) return [];
    const sum = held.facts.items.reduce((all, { quantity }) => all + quantity, 0);
    if (sum === value || results(quantities.slice(0, MOST)).includes(value)) return [];
    return [{ start, end, kind: 'number', tier: 'untraced' }];
  });
}

/** Sums of two things that are named, and pairs, reckoned as they stand. */
export function findPlainSums({ page, isOpen, context }: Reading): Found[] {
  return [...page.text.matchAll(SUM), ...page.text.matchAll(PAIRS)].flatMap(
    ({ index, 0: said, groups }): Found[] => {
      const { one = '', of = '', other, more = '', sum = '' } = groups!;
      const start = index + said.replace(/ pairs?$/i, '').length - sum.length;
      if (isOpen({ start }) || context({ start }) === 'policy' || TIMES_OF.test(`${of}${more}`)) return [];
      // `Three sleeves, two gloves and one garment`: of a row, its last two.
      const [from] = segmentAt(page, index);
      if (numbersIn(page.text.slice(Math.max(from, index - 60), index)).length > 0) return [];
      const value = valueOf(sum);
      const isRight =
        other === undefined ? valueOf(one) === 2 * value : valueOf(one) + valueOf(other) === value;
      return isRight ? [] : [{ start, end: start + sum.length, kind: 'number', tier: 'untraced' }];
    },
  );
}

/** Each number, the sums, differences, products and ratios of two, the sum and the product of all. */
function results(values: readonly number[]): number[] {
  const pairs = values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .flatMap((other) => [one + other, Math.abs(one - other), one * other, one / other, other / one]),
  );
  return [
    ...values,
    ...pairs,
    values.reduce((sum, one) => sum + one, 0),
    values.reduce((product, one) => product * one, 1),
  ];
}
