import type { Found } from '../found.ts';
import type { Reading } from './reading.ts';

const FOREIGN_DIGITS = /(?:(?![0-9])\p{Nd}){1,40}/gu;
const MIXED =
  /(?<![\p{L}\p{M}])(?!μ)(?=[\p{L}\p{M}]{0,60}\p{Script=Latin})(?=[\p{L}\p{M}]{0,60}[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]{2,60}/gu;
/** Most texts have no letter of these, and so need not be looked through word by word. */
const MAY_MIX = /(?!μ)[\p{Script=Cyrillic}\p{Script=Greek}]|(?<=[\p{L}\p{M}])μ/u;

/** The first digit of another script has this number: no other text need be looked through for them. */
const MAY_HAVE_DIGITS = /[\u0660-\uffff]/;

/** Digits of another script, and words that mix scripts: what looks alike and is not the same. */
export function findCharacters({ page, vocabulary }: Reading): Found[] {
  const mixed = MAY_MIX.test(page.text) ? page.text.matchAll(MIXED) : [];
  const digits = MAY_HAVE_DIGITS.test(page.text) ? page.text.matchAll(FOREIGN_DIGITS) : [];
  return [...digits, ...mixed].flatMap((match): Found[] => {
    if (vocabulary.texts.some(({ text }) => text.includes(match[0]))) return [];
    return [{ start: match.index, end: match.index + match[0].length, kind: 'characters' }];
  });
}
