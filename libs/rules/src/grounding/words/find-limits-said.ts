import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { segmentAt } from '../text/page.ts';
import { itemsNamed } from './items-in-words.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const OVER =
  /\b(?:over|above|beyond|exceeds?|exceeding|more than) (?:the|its|their|your|our)(?: [\p{L}']+)? (?:limits?|allowances?|maximum)\b/giu;
/** `Slings are limited to four`. */
const LIMITED = new RegExp(
  `\\b(?:limited to|limit (?:is|of|for [\\p{L} ]{3,24} is)|maximum (?:is|of)|allowance (?:is|of)) (${DIGITS}|${NUMBER_WORDS})(?![\\p{L}\\p{N}%]|[.,/]\\d| ?(?:mg|ml|cm|mm|kg|lb|pounds?|percent|feet|ft)\\b)`,
  'giu',
);
const DENIES = /\b(?:not|no|nor|neither|none|never|nothing)\b|n't\b/i;

/** `Both are over the limit`, where the quantity of none of what it names is. */
export function findLimitsSaid({ page, held, tokens, isOpen }: Reading): Found[] {
  const { items } = held.facts;
  return [...page.text.matchAll(OVER)].flatMap(({ index, 0: said }): Found[] => {
    const [from, to] = segmentAt(page, index);
    if (isOpen({ start: index }) || DENIES.test(page.text.slice(from, to))) return [];
    const named = itemsNamed(held.facts, tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)));
    const meant = named.length > 0 ? named.map((at) => items[at]!) : items;
    const isBoth = /\b(?:both|all|each|every)\b/i.test(page.text.slice(from, to));
    const over = meant.filter(({ quantity, quantity_limit: limit }) => limit != null && quantity > limit);
    if (isBoth ? over.length === meant.length : over.length > 0) return [];
    const start = isBoth ? from + page.text.slice(from, to).search(/\S/) : index;
    return [{ start, end: index + said.length, kind: 'quantity', tier: 'untraced' }];
  });
}

/** Another limit than the item has that the sentence names. Of the softer tier: it may be told for another period. */
export function findLimitedTo({ page, held, tokens, isOpen }: Reading): Found[] {
  const { items } = held.facts;
  return [...page.text.matchAll(LIMITED)].flatMap(({ index, 0: said, 1: number = '' }): Found[] => {
    const [from, to] = segmentAt(page, index);
    const end = index + said.length;
    const words = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to));
    const [named, more] = itemsNamed(held.facts, words).map((at) => items[at]!);
    if (!named || more || named.quantity_limit == null || isOpen({ start: index })) return [];
    if ([named.quantity, named.quantity_limit].includes(valueOf(number))) return [];
    return [{ start: end - number.length, end, kind: 'quantity', tier: 'untraced' }];
  });
}
