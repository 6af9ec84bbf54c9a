import type { GroundingFacts } from '../grounding-facts.ts';
import { numbersBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { ownPart, wordsOfItem } from './words-of-items.ts';

/** Words of many names, which name none. */
const ANY =
  /^(?:each|device|pair|per|use|used|any|type|size|sized|includ\w*|adult|large|small|medium|product|month|unit|supply)$/;

/** For each item of the case the stems of its name, and its code. */
const wordsOfItems = onceFor(({ items }: GroundingFacts): readonly ReadonlySet<string>[] =>
  items.map(({ item, hcpcs }) => {
    const words = tokensOf(`${ownPart(item)} ${wordsOfItem(hcpcs ?? '')}`).filter(
      (one) => carriesMeaning(one) && !ANY.test(one.word) && !/^\d/.test(one.word),
    );
    return new Set([...words.map(({ stem }) => stem), ...(hcpcs ? [hcpcs.trim().toLowerCase()] : [])]);
  }),
);

const itemsByWord = onceFor((facts: GroundingFacts) => numbersBy(wordsOfItems(facts), (words) => words));

/** The numbers of the items that a row of words names by words that no other item has. */
export function itemsNamed(facts: GroundingFacts, words: readonly Token[]): number[] {
  const named = words.map((word) => itemsWith(facts, word)).filter((items) => items.length === 1);
  return [...new Set(named.flat())];
}

/** The numbers of the items that have this word in their name. */
export function itemsWith(facts: GroundingFacts, { stem, word }: Token): readonly number[] {
  const byWord = itemsByWord(facts);
  const [some, others] = [byWord.get(stem) ?? [], byWord.get(word) ?? []];
  if (stem === word || others.length === 0) return some;
  return some.length === 0 ? others : [...new Set([...some, ...others])].sort((a, b) => a - b);
}
