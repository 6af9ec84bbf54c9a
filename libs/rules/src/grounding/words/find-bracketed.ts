import type { Found } from '../found.ts';
import { numbersBy, sharedBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import { isAllowed, isSaidFor, type Reading } from './reading.ts';
import { carriesMeaning, type Told } from './retelling.ts';
import { tokenFrom } from './tokens.ts';

const BRACKET = /\[[^[\]\n]{2,400}\]/g;
/** A remark of fewer words says too little to be compared. */
const FEW = 3;
/** So much of a remark stands in one sentence of the case where it retells it. */
const MUCH = 0.5;

/** For each stem the numbers of the sentences of the case that have it. */
const byStem = onceFor((told: readonly Told[]) => numbersBy(told, ({ stems }) => stems));

/** So many of these stems stand in that sentence of the case that has most of them. */
const mostShared = (stems: ReadonlySet<string>, told: readonly Told[]): number =>
  Math.max(0, ...sharedBy(stems, byStem(told)).values());

/**
 * Remarks in square brackets that ask for nothing and retell no sentence of the case: made of its words or of everyday
 * ones, they would pass unseen. Of the softer tier.
 */
export function findBracketed({ page, tokens, told, vocabulary, isOpen }: Reading): Found[] {
  return [...page.text.matchAll(BRACKET)].flatMap(({ index, 0: bracket }): Found[] => {
    const end = index + bracket.length;
    if (isOpen({ start: index + 1 })) return [];
    const words = tokens.slice(tokenFrom(tokens, index), tokenFrom(tokens, end)).filter(carriesMeaning);
    const stems = new Set(words.map(({ stem }) => stem));
    const tellsMore = words.length >= FEW && mostShared(stems, told) < MUCH * stems.size;
    // `[beside the ventilator]`: few words, of which one is in no way the case's.
    const isStrange = words.some(
      (word) =>
        word.word.length > 4 &&
        !/\d/.test(word.word) &&
        !PLAIN_STEMS.has(word.stem) &&
        !isAllowed(vocabulary, word) &&
        !isSaidFor(vocabulary, word),
    );
    if (!tellsMore && !isStrange) return [];
    return [{ start: index + 1, end: end - 1, kind: 'statement', tier: 'untraced' }];
  });
}
