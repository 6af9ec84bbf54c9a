import { IRREGULAR } from '../lexicon/irregular.ts';
import { SAID_OTHERWISE } from '../lexicon/said-otherwise.ts';
import { remembered } from '../text/remembered.ts';
import { type Token, tokensOf } from './tokens.ts';

/** So many first letters are the root of a longer word: `finger` and `fingersticks`, `breathes` and `breather`. */
const ROOT = 6;

/** For each word that is said for others the first of them; those that only follow from another are none of its kind. */
const FIRST = new Map<string, string>();
for (const { told, said } of SAID_OTHERWISE) {
  if (told !== said) continue;
  const first = told[0]!.slice(0, ROOT);
  for (const { stem } of told.flatMap((word) => tokensOf(word))) if (!FIRST.has(stem)) FIRST.set(stem, first);
}

/** What words of one root share, and words that clinicians say for one another. */
export const rootOf = remembered(
  (stem): string =>
    FIRST.get(stem) ??
    stem
      .replace(/iness$/, 'y')
      .replace(/ness$/, '')
      .slice(0, ROOT),
);

/** The root of a word, whose ending may not tell it: `fell`, `worn`. */
export const rootAt = ({ word, stem }: Token): string => rootOf(IRREGULAR.get(word) ?? stem);
