import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import type { Reading } from './reading.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
const AFTER = '(?:/\\p{L}{1,5}| \\p{L}{1,12})?';
/** `6/day x 30 = 180`, `4 home + 2 school = 6`, whose sign is read as `and`. */
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<one>${DIGITS})${AFTER} ?(?<sign>[x×*+]|and) ?(?<other>${DIGITS})${AFTER} ?= ?(?<result>${DIGITS})(?![\\d.,]\\d)`,
  'giu',
);
/** `40 pieces a month, or 480 a year`; `every three months, that is, four times a year`. */
const RATES = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:(?<count>${N})(?: [\\p{L}-]+){0,3} (?:an?|per|each|every) (?<unit>day|week|month)|every (?:(?<many>${N}) )?(?<units>day|week|month)s?),? (?:or|that is|which is|i\\.e\\.),? (?<about>about |some |around |roughly )?(?<result>${N})(?: (?!and\\b)[\\p{L}-]+){0,3}? (?:an?|per|each) (?<of>week|month|quarter|year)\\b`,
  'giu',
);
/** So many of the shorter time make the longer one, from and up to. */
const MAKES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'day week': [
    [7, 7],
    [5, 6],
  ],
  'day month': [
    [28, 31],
    [20, 23],
  ],
  'day quarter': [[84, 92]],
  'day year': [
    [336, 366],
    [240, 262],
  ],
  'week month': [[4, 4.5]],
  'week quarter': [[12, 13.1]],
  'week year': [[48, 53]],
  'month quarter': [[3, 3]],
  'month year': [[12, 12]],
};
/** What is told as about so many may lie so far off. */
const ABOUT = 0.1;

function isRight(groups: Record<string, string | undefined>): boolean {
  const { one, sign, other, count, unit, many, units, about, result = '', of = '' } = groups;
  const said = valueOf(result);
  if (one !== undefined) {
    const [a, b] = [valueOf(one), valueOf(other ?? '')];
    return said === (/^[x×*]$/i.test(sign ?? '') ? a * b : a + b);
  }
  const rate = count === undefined ? 1 / valueOf(many ?? '1') : valueOf(count);
  const times = MAKES[`${(unit ?? units ?? '').toLowerCase()} ${of.toLowerCase()}`];
  if (!times) return true;
  const spare = about ? ABOUT : 0.001;
  return times.some(
    ([least, most]) => said >= rate * least * (1 - spare) && said <= rate * most * (1 + spare),
  );
}

/** Products, sums and rates that a note writes out, and that do not come to what it says. */
export function findReckonings({ page, isOpen, context }: Reading): Found[] {
  return [...page.text.matchAll(WRITTEN), ...page.text.matchAll(RATES)].flatMap((match): Found[] => {
    const groups = match.groups!;
    const result = groups['result']!;
    const start = match.index + match[0].lastIndexOf(result);
    if (isOpen({ start }) || context({ start }) === 'policy' || isRight(groups)) return [];
    return [{ start, end: start + result.length, kind: 'number', tier: 'untraced' }];
  });
}
