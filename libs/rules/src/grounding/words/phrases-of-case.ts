import { isMadeOfTold } from './derived.ts';
import type { PhraseAt } from './phrases.ts';
import { isAllowed, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** `Currently uses`, of what the case says to be in current use. */
export const isUseOfCase = (vocabulary: Reading['vocabulary'], words: readonly Token[]): boolean =>
  words.at(-1)!.word === 'use' &&
  words.every((one) => isAllowed(vocabulary, one) || isMadeOfTold(vocabulary, one.word));

/** `Blood glucose meter (BGM) strips`, of `BGM strips`: what a short form of the case stands for. */
export function isWrittenOut({ tokens, vocabulary, page }: Reading, { from, to }: PhraseAt): boolean {
  const next = tokens[to];
  if (!next || !vocabulary.own.has(next.word) || page.text[next.start - 1] !== '(') return false;
  const initials = tokens.slice(from, to).map(({ word }) => word[0]);
  return initials.join('') === next.word;
}
