import type { Found } from '../found.ts';
import type { GroundingItem } from '../grounding-facts.ts';
import { isSame } from '../numbers/wrong-quantities.ts';
import { CODE, compact } from '../text/codes-in-text.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { partAt } from '../text/page.ts';
import { PERIOD, periodOf } from '../text/periods.ts';
import type { Reading } from './reading.ts';

/** `Quantity 90 per month`, `limit: 120`. */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\ba )(?<label>quantity|qty|limit)\\b\\.?(?: ?[:=]| is| of)? ?(?<value>${DIGITS}|${NUMBER_WORDS})(?![\\p{L}\\p{N}%/]|[.,]\\d)(?<per>(?! ?\\/ ?night)${PERIOD})?(?! ?(?:\\/|boxe?s|packs?|cases?|bottles?|pairs?|or\\b|to\\b|-|x\\b))`,
  'giu',
);
/** A line of an order is no longer than its description and what is said of it. */
const SPAN = 600;
/** `Quantity 30 of A4629`: the code follows. */
const OF_NEXT = new RegExp(`^ (?:of|for) [^.;,\\n]{0,24}?(?:${CODE.source})`, 'u');

/**
 * The quantity or the limit that a line of the order tells of its code, where the item has another, or has it for
 * another time: what another line has excuses nothing there. Of the softer tier: of packs there are other numbers.
 */
export function findOrderLines({ page, held, isOpen }: Reading): Found[] {
  const byCode = new Map(held.facts.items.map((item) => [compact(item.hcpcs ?? ''), item]));
  const codes = [...page.text.matchAll(CODE)].flatMap(({ index, 0: code }) => {
    const item = byCode.get(compact(code));
    return item ? [{ start: index, item }] : [];
  });
  if (codes.length === 0) return [];
  const starts = codes.map(({ start }) => start);
  const lineOf = (at: number) => partAt(page.lines, at);
  const itemAt = (at: number): GroundingItem | undefined => {
    const last = at < starts[0]! ? -1 : partAt(starts, at);
    const [before, next] = [codes[last], codes[last + 1]];
    const isOfLine = before && lineOf(before.start) === lineOf(at);
    if (!isOfLine && next && lineOf(next.start) === lineOf(at)) return undefined;
    if (!before || at - before.start > SPAN) return undefined;
    return /\n\s*\n/.test(page.text.slice(before.start, at)) ? undefined : before.item;
  };
  return [...page.text.matchAll(LABELLED)].flatMap(({ index, 0: said, groups }): Found[] => {
    const { label = '', value = '', per } = groups!;
    const end = index + said.length;
    const item = OF_NEXT.test(page.text.slice(end, end + 40)) ? undefined : itemAt(index);
    if (!item || isOpen({ start: index })) return [];
    const own = /^limit/i.test(label) ? item.quantity_limit : item.quantity;
    if (own == null) return [];
    const known = item.limit_period ? periodOf(item.limit_period) : null;
    if (isSame(valueOf(value), per ? periodOf(per) : null, own, known)) return [];
    return [{ start: end - (per ?? '').length - value.length, end, kind: 'quantity', tier: 'untraced' }];
  });
}
