import type { Found } from '../found.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { fold, singular, stem } from './stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import type { Token } from './tokens.ts';

const PLAIN = new Set(PLAIN_WORDS.flatMap((word) => [singular(fold(word)), stem(fold(word))]));

const isPlain = ({ word, stem: one }: Token): boolean => PLAIN.has(word) || PLAIN.has(one);

/**
 * Words of a statement about the patient that neither the case nor letters in general have: not traced to the case.
 * They may be another way to say what it holds.
 */
export function findNovel(reading: Reading): Found[] {
  const { tokens, context, vocabulary, held, page } = reading;
  return tokens.flatMap((token): Found[] => {
    if (token.word.length < 4 || /\d/.test(token.word) || !carriesMeaning(token)) return [];
    if (
      isPlain(token) ||
      vocabulary.spoken.has(token.word) ||
      vocabulary.spoken.has(token.stem) ||
      held.names.has(token.word)
    )
      return [];
    if (context(token) !== 'stated' || page.taken[token.start]) return [];
    return [{ start: token.start, end: token.end, kind: 'statement', tier: 'untraced' }];
  });
}
