import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { segmentAt } from '../text/page.ts';
import { PERIOD, periodOf } from '../text/periods.ts';
import { daysOf } from './find-limit-periods.ts';
import { itemsNamed, itemsWith } from './items-in-words.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** `131 pieces`: what is counted of all lines together. */
const PIECES = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<value>${N}) (?:pieces|articles|units)\\b(?!${PERIOD})`,
  'giu',
);
const TELLS_PERIOD = new RegExp(PERIOD, 'iu');
/** Words of a sentence that tells of all lines. */
const OF_ALL =
  /\b(?:in all|altogether|all told|in total|total(?:ling|s)?|lines|(?:are|is) (?:being )?(?:ordered|requested|prescribed|asked for))\b/i;
const LIMITS = /\b(?:limit\w*|allow\w*|at (?:the )?most|maximum|up to)\b/i;
/** `Over two months`: the time for which it is told how many there are. */
const FOR = new RegExp(
  `\\b(?:over|for|in) (?:the (?:first |next )?|a |one )?(?:(?<count>${N}) )?(?<unit>week|month|quarter|year)s?\\b`,
  'giu',
);
/** Other times, and packs, from which it may be reckoned. */
const RECKONED =
  /\b(?:each|per|every|daily|nightly|boxe?s?|packs?|bottles?|limits?|tests?|times)\b|\b(?:an?|one) (?:day|night|week|month)\b|\d ?x\b|\/ ?(?:day|d|week|wk|mo)/i;
/** `270 suction catheters`. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<value>${N})(?<words>(?: (?!(?:days?|weeks?|months?|quarters?|years?|times|hours?|and|or|to|of|mg|ml|cm|mm|mmhg|percent)\\b)[\\p{L}-]+){1,3})`,
  'giu',
);

/** So many pieces of all lines, where the case orders others; and so many of an item in a time in which it orders others. */
export function findTotals(reading: Reading): Found[] {
  return [...ofAllLines(reading), ...ofTimes(reading)];
}

function ofAllLines({ page, held, tokens, isOpen }: Reading): Found[] {
  const { items } = held.facts;
  const sum = items.reduce((all, { quantity }) => all + quantity, 0);
  const limits = items.reduce((all, { quantity_limit: limit }) => all + (limit ?? 0), 0);
  return [...page.text.matchAll(PIECES)].flatMap(({ index, groups }): Found[] => {
    const { value = '' } = groups!;
    const [from, to] = segmentAt(page, index);
    if (isOpen({ start: index }) || !OF_ALL.test(page.text.slice(from, to))) return [];
    // Of some of the lines there are fewer.
    const named = itemsNamed(held.facts, tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)));
    if (named.length > 0 || TELLS_PERIOD.test(page.text.slice(from, to))) return [];
    const isOfLimits = LIMITS.test(page.text.slice(from, to));
    if (valueOf(value) === sum || (isOfLimits && valueOf(value) === limits)) return [];
    return [{ start: index, end: index + value.length, kind: 'number', tier: 'untraced' }];
  });
}

function ofTimes({ page, held, tokens, isOpen, context }: Reading): Found[] {
  const { items } = held.facts;
  return [...page.text.matchAll(FOR)].flatMap(({ index, 0: said, groups }): Found[] => {
    const { count, unit = '' } = groups!;
    const [from, to] = segmentAt(page, index);
    const sentence = page.text.slice(from, to);
    const told = daysOf(periodOf(`${count ? valueOf(count) : 1} ${unit}`));
    // Where several times are told, it is not said which is meant.
    if ([...sentence.matchAll(FOR)].length > 1 || RECKONED.test(sentence)) return [];
    if (context({ start: index }) === 'policy') return [];
    return [...sentence.matchAll(COUNTED)].flatMap((match): Found[] => {
      const { value = '', words = '' } = match.groups!;
      const start = from + match.index;
      const end = start + value.length;
      if (isOpen({ start }) || (start < index + said.length && end > index)) return [];
      // What is counted is named last: of `two lung infections` no item is one.
      const counted = tokens.slice(tokenFrom(tokens, end), tokenFrom(tokens, end + words.length));
      const head = counted.findLast((token) => itemsWith(held.facts, token).length > 0);
      const [named, more] = itemsNamed(held.facts, counted).map((at) => items[at]!);
      if (!named?.limit_period || more || head !== counted.at(-1)) return [];
      const times = told / daysOf(periodOf(named.limit_period));
      const own = [named.quantity, named.quantity_limit ?? 0];
      // `Three a month for six months`, and what is ordered at once.
      if (own.some((one) => [one, one * times].includes(valueOf(value)))) return [];
      return [{ start, end, kind: 'quantity', tier: 'untraced' }];
    });
  });
}
