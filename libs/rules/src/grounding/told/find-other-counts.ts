import { CODE, compact } from '../text/codes-in-text.ts';
import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import type { Reading } from '../words/reading.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** `30 urinary pouches (`, before its code. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<count>${N})(?: (?!mg|mcg|ml|mmhg|cm|mm|times?|days?|weeks?|months?|hours?|years?)\\p{L}[\\p{L}-]*){0,3} \\(?(?:HCPCS )?$`,
  'iu',
);
/** `x3`, `(3)`, after it. */
const AFTER = /^\)?(?: ?[x×#] ?| \()(?<count>\d{1,4})(?![\p{L}\p{N}.]|\/\d| ?(?:mg|mm|cm)\b)/u;
const SPAN = 56;

/**
 * Beside the code of one item the quantity of another: `30 pads (T4535) and 120 underpads (T4541)`, of 120 pads and 30
 * underpads. Of the softer tier: packs may be counted.
 */
export function findOtherCounts({ page, held, context, isOpen }: Reading): Found[] {
  const { items } = held.facts;
  if (items.length < 2) return [];
  return [...page.text.matchAll(CODE)].flatMap(({ index, 0: code }): Found[] => {
    const own = items.filter(({ hcpcs }) => hcpcs && compact(hcpcs) === compact(code));
    if (own.length === 0 || isOpen({ start: index }) || context({ start: index }) === 'policy') return [];
    const end = index + code.length;
    const from = Math.max(0, index - SPAN);
    const places = [
      { at: from, match: BEFORE.exec(page.text.slice(from, index)) },
      { at: end, match: AFTER.exec(page.text.slice(end, end + 10)) },
    ];
    return places.flatMap(({ at, match }): Found[] => {
      const said = match?.groups?.['count'];
      if (match === null || said === undefined) return [];
      const value = valueOf(said);
      const isOwn = own.some(({ quantity, quantity_limit: limit }) =>
        [quantity, limit, quantity / 2, quantity * 2].includes(value),
      );
      const isOfOther = items.some(({ quantity }) => quantity === value);
      if (value < 2 || isOwn || !isOfOther) return [];
      const start = at + match.index + match[0].indexOf(said);
      return [{ start, end: start + said.length, kind: 'quantity', tier: 'untraced' }];
    });
  });
}
