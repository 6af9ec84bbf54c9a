import type { Found } from '../found.ts';
import { RIVALS } from '../lexicon/rivals.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from '../words/reading.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Of each group those states that the case tells. */
const toldOf = onceFor(({ texts }: Vocabulary): readonly ReadonlySet<number>[] =>
  RIVALS.map(
    (states) =>
      new Set(
        states.flatMap((state, number) =>
          texts.some(({ text }) => text.search(state) >= 0) ? [number] : [],
        ),
      ),
  ),
);

const OF_ANOTHER =
  /\b(?:daughter|son|wife|husband|mother|father|partner|sister|brother|household|nobody|neighbor)\W{1,3}(?:who )?$/i;

/** States of the patient that exclude the one that the case tells: weight bearing as tolerated, where there is to be none. */
export function findRivals({ page, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  return RIVALS.flatMap((states, group) => {
    const known = told[group]!;
    if (known.size === 0) return [];
    return states.flatMap((state, number) =>
      known.has(number)
        ? []
        : [...page.text.matchAll(state)].flatMap(({ index, 0: said }): Found[] => {
            const place = { start: index, end: index + said.length };
            if (isOpen(place) || context(place) === 'policy') return [];
            if (OF_ANOTHER.test(page.text.slice(Math.max(0, index - 24), index))) return [];
            return [{ ...place, kind: 'statement', tier: 'untraced' }];
          }),
    );
  });
}
