import { onceFor } from '../text/once-for.ts';
import type { Vocabulary } from './vocabulary.ts';

/** No shorter is what words of one root share, and no more of the shorter one may be another ending. */
const [SHARED, ENDING] = [5, 2];
/** A whole word that begins another: `grow` and `grower`. */
const WHOLE = 4;

const bare = (word: string): string => word.replace(/y$/, 'i');

/** True of words of which one is made of the other: `convex` and `convexity`, `heavy` and `heavier`. */
export function isDerived(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  const least = Math.min(a.length, b.length);
  let same = 0;
  while (same < least && a[same] === b[same]) same += 1;
  return (same >= SHARED && same >= least - ENDING) || (same >= WHOLE && same === least);
}

/** The words that the case tells in its own sentences and descriptions, by their first letters. */
const byStart = onceFor(({ telling }: Vocabulary): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>();
  for (const word of telling.own) {
    const start = word.slice(0, WHOLE);
    if (start.length < WHOLE || /\d/.test(word)) continue;
    const known = words.get(start);
    if (known) known.push(word);
    else words.set(start, [word]);
  }
  return words;
});

/** True where the case has a word that this one is made of, or the reverse. */
export const isMadeOfTold = (vocabulary: Vocabulary, word: string): boolean =>
  (byStart(vocabulary).get(word.slice(0, WHOLE)) ?? []).some((one) => isDerived(one, word));
