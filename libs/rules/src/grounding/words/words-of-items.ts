import { WORDS_OF_CODES } from '../lexicon/devices.ts';

/** What an item with such a code may be called, beside its own name. */
export const wordsOfItem = (hcpcs: string): string =>
  WORDS_OF_CODES.filter(([pattern]) => pattern.test(hcpcs.trim().toUpperCase()))
    .map(([, words]) => words)
    .join('. ');

/** What a name says of other things that belong to it, or that it is made for, names it by none of them. */
export const ownPart = (name: string): string => name.replace(OF_OTHERS, '');
const OF_OTHERS =
  /\bfor use (?:with|in)\b[^,]*|\b(?:includ(?:es|ing)|complete with|manufactured to|to accommodate)\b.*$/is;
