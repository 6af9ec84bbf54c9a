import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../once-for.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { wordsOfItem } from './words-of-items.ts';

/** Words of many names, which name none. */
const ANY =
  /^(?:each|device|pair|per|use|used|any|type|size|sized|includ\w*|adult|large|small|medium|product|month|unit|supply)$/;

/** For each item of the case its code and the stems of its name that no other item has. */
export const ownWordsOfItems = onceFor(({ items }: GroundingFacts): readonly ReadonlySet<string>[] => {
  const names = items.map(({ item, hcpcs }) => {
    const words = tokensOf(`${item} ${wordsOfItem(hcpcs ?? '')}`);
    return new Set(
      words
        .filter((one) => carriesMeaning(one) && !ANY.test(one.word) && !/^\d/.test(one.word))
        .map(({ stem }) => stem),
    );
  });
  return items.map(({ hcpcs }, at) => {
    const own = [...names[at]!].filter(
      (stem) => !names.some((other, index) => index !== at && other.has(stem)),
    );
    return new Set([...own, ...(hcpcs ? [hcpcs.trim().toLowerCase()] : [])]);
  });
});

/** The numbers of the items that a row of words names by words of their own. */
export function itemsNamed(facts: GroundingFacts, words: readonly Token[]): number[] {
  return ownWordsOfItems(facts).flatMap((own, at) =>
    words.some(({ stem, word }) => own.has(stem) || own.has(word)) ? [at] : [],
  );
}
