/**
 * The code points that every face of the letter's font has a form for, as hexadecimal numbers and ranges: Latin,
 * monotonic Greek, Cyrillic and usual signs. That they are those of the font is tested where the font lies.
 */
const FORMS = `
  20-7e a0-12b 12e-131 134-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 237 251
  259 261 2b0 2b2-2b3 2b7-2b8 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 2e1-2e3 300-304 306-30c 31b 323-324
  326-329 32e 331 374-375 37e 384-38a 38c 38e-3a1 3a3-3ce 3d7 3d9 3db 3dd 3e1 400-45f 462-463 472-475
  490-493 496-49b 4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c2 4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9
  4ee-4ef 4f2-4f3 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d9c 1da0 1dbb 1e0c-1e0f 1e20-1e21
  1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1e92-1e93
  1e97 1e9e 1ea0-1ef9 2002-2007 2009-200b 2010 2012-2015 2018-201a 201c-201e 2020-2022 2025-2026
  202f-2030 2032-2033 2039-203a 203c 2044 2047-2049 2070-2071 2074-2079 207d-2089 208d-208e 20a1 20a4
  20a6-20a7 20a9 20ab-20ac 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 20bf 2113 2116-2117 2120 2122 2126
  212e 2153-2154 215b-215e 2190-2193 2196-2199 2202 2206 220f 2211-2212 2215 2219-221a 221e 222b 2248
  2260 2264-2265 25a0 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6 25c9-25ca 2610-2611 266a 2713 2752
  2e3a-2e3b fb00-fb04 1f12f 1f16a-1f16b
`;

const forms = new Set(
  FORMS.trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, after) => first + after);
    }),
);

/** Shown for a character without a form: an empty box, which the font has. */
export const LETTER_SUBSTITUTE = '\u2610';
/** Hyphens and spaces that other programs write, as the font has them. */
const ALIKE: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2007': ' ',
  '\u3000': ' ',
  '\t': '    ',
};
/** Characters without a form of their own: joiners, direction marks, soft hyphens, variation selectors. */
const FORMLESS = /\u00ad|[\u200b-\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff/u;
/** Turn the reading direction or stand for an object: never obeyed, always shown. */
const REFUSED = /[\u202a-\u202e\u2066-\u2069\ufffc]/u;

/** The text with each character as its own code point, as far as there is one, and line ends alike. */
export const lettersOf = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]+/g, (ligatures) => ligatures.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');

/** What the letter's PDF and print show of one character of `lettersOf`. */
export function letterForm(character: string): string {
  if (character === '\n') return character;
  if (FORMLESS.test(character)) return '';
  if (REFUSED.test(character)) return LETTER_SUBSTITUTE;
  const alike = ALIKE[character];
  if (alike !== undefined) return alike;
  return forms.has(character.codePointAt(0) ?? 0) ? character : LETTER_SUBSTITUTE;
}

/** The characters of a text that the letter's PDF and print show as an empty box, each once. */
export function withoutForm(text: string): string[] {
  const boxed = Array.from(lettersOf(text)).filter(
    (character) => character !== LETTER_SUBSTITUTE && letterForm(character) === LETTER_SUBSTITUTE,
  );
  return [...new Set(boxed)];
}
