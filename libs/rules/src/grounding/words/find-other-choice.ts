import type { Found } from '../found.ts';
import type { GroundingFacts, GroundingItem } from '../grounding-facts.ts';
import { onceFor } from '../text/once-for.ts';
import { itemsWith } from './items-in-words.ts';
import type { Reading } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';

const SIZES: Record<string, string> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  small: 'small',
  medium: 'medium',
  large: 'large',
};
const AFTER_LABEL = /\b(?:sz|size)[ :.]*$/i;

const sizesIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ word }) => (word.length > 1 ? (SIZES[word] ?? []) : []));

function sizesOf({ item, size, justification }: GroundingItem): string[] {
  const chosen = size ? tokensOf(size).flatMap(({ word }) => SIZES[word] ?? []) : [];
  return [...chosen, ...sizesIn(chosen.length > 0 ? item : `${item} ${justification ?? ''}`)];
}

/** The sizes of each item. */
const sizesOfItems = onceFor(({ items }: GroundingFacts) => items.map((one) => new Set(sizesOf(one))));

/** A name stands no further from its size. */
const NEAR = 5;

/** `He takes a large brief`, where the briefs are medium and the underpads large: a size of another item. */
export function findOtherChoice({ page, tokens, held, context, isOpen }: Reading): Found[] {
  const sizes = sizesOfItems(held.facts);
  return tokens.flatMap((token, at): Found[] => {
    const size = SIZES[token.word];
    if (size === undefined || isOpen(token) || context(token) === 'policy') return [];
    const lead = page.text.slice(Math.max(0, token.start - 8), token.start);
    if (token.word.length < 3 && !AFTER_LABEL.test(lead)) return [];
    const [near, more] = nearestItems(page.text, tokens, at, held.facts);
    if (near === undefined || more !== undefined) return [];
    if (sizes[near]!.size === 0 || sizes[near]!.has(size)) return [];
    return [{ start: token.start, end: token.end, kind: 'size', tier: 'untraced' }];
  });
}

/** The numbers of the items of which the nearest word is that names any. */
function nearestItems(
  text: string,
  tokens: readonly Token[],
  at: number,
  facts: GroundingFacts,
): readonly number[] {
  const isJoined = (one: Token, other: Token) => !/[.;\n]/.test(text.slice(one.end, other.start));
  for (let away = 1; away <= NEAR; away += 1)
    for (const next of [tokens[at + away], tokens[at - away]]) {
      if (!next) continue;
      const [first, last] = next.start < tokens[at]!.start ? [next, tokens[at]!] : [tokens[at]!, next];
      const items = isJoined(first, last) ? itemsWith(facts, next) : [];
      if (items.length > 0) return items;
    }
  return [];
}
