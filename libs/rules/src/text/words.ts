import { foldText } from './search-text.ts';

/**
 * The one way to take a text apart into words: runs of letters and digits, with whatever accents stand apart. A
 * character of `inner` binds two of them to one word, as the dot does in `E11.65`.
 */
export function wordReader(inner = ''): (text: string) => string[] {
  const run = String.raw`[\p{L}\p{N}\p{M}]+`;
  const bound = inner.replace(/[\]\\^-]/g, String.raw`\$&`);
  const word = new RegExp(bound ? `${run}(?:[${bound}]${run})*` : run, 'gu');
  return (text) => text.match(word) ?? [];
}

const read = wordReader();

/** The words of a text as searches compare them: folded. */
export const foldedWords = (text: string): string[] => read(foldText(text));
