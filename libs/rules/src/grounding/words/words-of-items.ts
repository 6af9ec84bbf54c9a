import { WORDS_OF_CODES } from '../lexicon/devices.ts';

/** What an item with such a code may be called, beside its own name. */
export const wordsOfItem = (hcpcs: string): string =>
  WORDS_OF_CODES.filter(([pattern]) => pattern.test(hcpcs.trim().toUpperCase()))
    .map(([, words]) => words)
    .join('. ');
