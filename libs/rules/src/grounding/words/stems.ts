import { foldText } from '../../text/search-text.ts';
import { remembered } from '../text/remembered.ts';

/** One number of a word for comparison: `ulcers`, `ulcer's` and `ulcer` are one; `glasses` and `glass`. */
export function singular(folded: string): string {
  const word = folded.replace(/'s$|'$/, '');
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word === 'calves') return 'calf';
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The stem that forms of one verb or noun share: `changed`, `changes`, `changing` are `chang`. */
export const stem = (folded: string): string => stemOfOne(singular(folded));

function stemOfOne(word: string): string {
  if (word.length < 5) return word;
  const bare = word.replace(/(?:ation|ment|age|ing|ed|ly|e)$/, '');
  const cut = bare.length < 3 ? word : bare;
  return cut.replace(/([bdgmnprt])\1$/, '$1');
}

/** Lower case without accents. */
export const fold = remembered((word) => (/^[a-z]+$/.test(word) ? word : foldText(word)));

const LITTLE = new Set(
  'a an the of in on at to for from by with and or but as is are was were be been being has have had do does did it its this that these those he she his her him they their them who which when while also so than then there patient mr mrs ms per not no never cannot unable nor neither without can could will would may if because since i my we our you your into over under after before day month year week hour'
    .split(' ')
    .map(stem),
);

/** How lexicons are looked up, what all forms of the word share, and whether it says more than how others belong together. */
export const formsOf = remembered((raw) => {
  const word = singular(fold(raw));
  const one = stemOfOne(word);
  return { word, stem: one, carries: !LITTLE.has(one) && one.length > 1 };
});
