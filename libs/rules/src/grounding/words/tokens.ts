import { formsOf } from './stems.ts';

/** A word of a text, without the hyphens that join it to others. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Lower case, no accents, one number: how lexicons are looked up. */
  readonly word: string;
  /** What all forms of the word share. */
  readonly stem: string;
  /** False of little words, which only say how others belong together. */
  readonly carries: boolean;
  /** True where a sign such as a comma stands before it. */
  readonly fresh: boolean;
}

const WORD = /[\p{L}\p{N}]{1,60}(?:'[\p{L}]{1,10})?/gu;

export function tokensOf(text: string): Token[] {
  let last = 0;
  return [...text.matchAll(WORD)].map(({ index, 0: raw }) => {
    const between = text.slice(last, Math.min(index, last + 8));
    const fresh = between !== ' ' && /[,;:.!?()\n|]/.test(between);
    last = index + raw.length;
    const { word, stem, carries } = formsOf(raw);
    return { fresh, start: index, end: last, word, stem, carries };
  });
}

/** The first token that begins at or after a place. */
export function tokenFrom(tokens: readonly Token[], at: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
