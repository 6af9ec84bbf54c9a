import type { Found } from '../found.ts';
import type { GroundingFacts, GroundingItem } from '../grounding-facts.ts';
import { onceFor } from '../once-for.ts';
import { ownWordsOfItems } from './items-in-words.ts';
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

interface Sized {
  /** The stems of its name that no other item has, and its code. */
  readonly own: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
}

const sizesIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ word }) => (word.length > 1 ? (SIZES[word] ?? []) : []));

function sizesOf({ item, size, justification }: GroundingItem): string[] {
  const chosen = size ? tokensOf(size).flatMap(({ word }) => SIZES[word] ?? []) : [];
  return chosen.length > 0 ? chosen : sizesIn(`${item} ${justification ?? ''}`);
}

/** The items that have a size, each with the words that name it alone. */
const sizedItems = onceFor((facts: GroundingFacts): readonly Sized[] => {
  const own = ownWordsOfItems(facts);
  return facts.items.map((one, at): Sized => ({ own: own[at]!, sizes: new Set(sizesOf(one)) }));
});

/** A name stands no further from its size. */
const NEAR = 5;

/** `He takes a large brief`, where the briefs are medium and the underpads large: a size of another item. */
export function findOtherChoice({ page, tokens, held, context, isOpen }: Reading): Found[] {
  const items = sizedItems(held.facts);
  return tokens.flatMap((token, at): Found[] => {
    const size = SIZES[token.word];
    if (size === undefined || isOpen(token) || context(token) === 'policy') return [];
    const lead = page.text.slice(Math.max(0, token.start - 8), token.start);
    if (token.word.length < 3 && !AFTER_LABEL.test(lead)) return [];
    const near = nearestItem(page.text, tokens, at, items);
    if (!near || near.sizes.size === 0 || near.sizes.has(size)) return [];
    return [{ start: token.start, end: token.end, kind: 'size', tier: 'untraced' }];
  });
}

function nearestItem(
  text: string,
  tokens: readonly Token[],
  at: number,
  items: readonly Sized[],
): Sized | undefined {
  const isJoined = (one: Token, other: Token) => !/[.;\n]/.test(text.slice(one.end, other.start));
  for (let away = 1; away <= NEAR; away += 1)
    for (const next of [tokens[at + away], tokens[at - away]]) {
      if (!next) continue;
      const [first, last] = next.start < tokens[at]!.start ? [next, tokens[at]!] : [tokens[at]!, next];
      if (!isJoined(first, last)) continue;
      const item = items.find(({ own }) => own.has(next.stem) || own.has(next.word));
      if (item) return item;
    }
  return undefined;
}
