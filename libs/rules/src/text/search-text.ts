/**
 * Text as searches compare it: lower case, accents removed, white space folded. The same folding on what is
 * stored and on what is typed makes `muller` find `Müller`.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return folded(text.toLowerCase());
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i');
  return folded(letters);
}

/** What most texts are, and what needs no folding of letters. */
// eslint-disable-next-line no-control-regex -- white space is among it
const isAscii = /^[\x00-\x7f]*$/;
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Searches start at two typed characters. */
export const SEARCH_MIN_LENGTH = 2;

export function isSearchable(query: string | undefined): query is string {
  return [...(query ?? '').trim()].length >= SEARCH_MIN_LENGTH;
}
