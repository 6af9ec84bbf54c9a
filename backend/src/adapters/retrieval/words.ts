import { foldText, wordReader } from '@vouchwell/rules';

/** Too common in every letter to tell one from another. */
const STOP = new Set(
  'a an and are as at be but by for from has have he her his in is it its not of on or she that the their they this to was were will with'.split(
    ' ',
  ),
);

/**
 * The words of a text as both sides of the search see them: folded, without the commonest, plurals as
 * singulars. A code stands for itself and for its heading: `E10.649` also for `e10`.
 */
export function searchTerms(text: string): string[] {
  return read(foldText(text))
    .flatMap((word) => (word.includes('.') ? [word, ...word.split('.')] : [word]))
    .flatMap(kept);
}

const read = wordReader('.');

function kept(word: string): string[] {
  if (STOP.has(word) || (word.length < 2 && !/\d/.test(word))) return [];
  return [/[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word];
}
