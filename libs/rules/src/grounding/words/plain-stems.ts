import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { fold, stem } from './stems.ts';

/** The stems of words that letters in general have: none of them names what is counted or measured. */
export const PLAIN_STEMS: ReadonlySet<string> = new Set(PLAIN_WORDS.map((word) => stem(fold(word))));
