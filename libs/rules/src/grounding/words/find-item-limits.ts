import type { Found } from '../found.ts';
import { NOT_WITHIN } from '../text/alone.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { segmentAt } from '../text/page.ts';
import { periodOf } from '../text/periods.ts';
import { daysOf } from './find-limit-periods.ts';
import { itemsNamed } from './items-in-words.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const NUMBER = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** `One mask is allowed every six months`, `1 per 2 years`: a count, and how long it must last. */
const LASTS = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.])(${NUMBER})(?: (?!per\\b|every\\b|each\\b|in\\b)[\\p{L}-]+){0,6}? ?(?:per|every|each|in|\\/) ?((?:${NUMBER} )?(?:day|week|month|quarter|year)s?)\\b`,
  'giu',
);
/** What a payer covers in general. */
const OF_POLICY = /\bcovered\b|medicare|medicaid|polic|\bLCD\b/i;
/** Shorter times tell how often a thing is used. */
const LONG = 28;

/** A count of one item that is told for another time than its own: its limit is one in three months, and not in six. */
export function findItemLimits({ page, held, tokens, isOpen }: Reading): Found[] {
  const { items } = held.facts;
  return [...page.text.matchAll(LASTS)].flatMap((match): Found[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const [from, to] = segmentAt(page, start);
    const named = itemsNamed(held.facts, tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)));
    const item = named.length === 1 ? items[named[0]!] : undefined;
    if (!item?.limit_period || isOpen({ start })) return [];
    if (OF_POLICY.test(page.text.slice(from, to))) return [];
    const count = valueOf(match[1] ?? '');
    if (count !== item.quantity && count !== item.quantity_limit) return [];
    const period = periodOf(match[2] ?? '');
    const [told, own] = [daysOf(period), daysOf(periodOf(item.limit_period))];
    if (!(told >= LONG && own >= LONG) || told === own || held.rates.has(`${count}/${period}`)) return [];
    return [{ start: end - match[2]!.length, end, kind: 'quantity', tier: 'untraced' }];
  });
}
