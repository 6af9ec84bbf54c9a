import { foldText } from '../../text/search-text.ts';

/** One number of a word for comparison: `ulcers`, `ulcer's` and `ulcer` are one; `glasses` and `glass`. */
export function singular(folded: string): string {
  const word = folded.replace(/'s$|'$/, '');
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The stem that forms of one verb or noun share: `changed`, `changes`, `changing` are `chang`. */
export function stem(folded: string): string {
  const word = singular(folded);
  if (word.length < 5) return word;
  const bare = word.replace(/(?:ation|ment|age|ing|ed|ly|e)$/, '');
  const cut = bare.length < 3 ? word : bare;
  return cut.replace(/([bdgmnprt])\1$/, '$1');
}

const folded = new Map<string, string>();
/** Lower case without accents; remembered, as the same words come again and again. */
export function fold(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  if (folded.size > 20_000) folded.clear();
  const result = /^[a-z]+$/.test(word) ? word : foldText(word);
  folded.set(word, result);
  return result;
}
