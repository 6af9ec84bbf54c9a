import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { OF_A_POLICY } from '../text/quantities.ts';
import { frequenciesOf } from '../told/frequencies.ts';
import type { Reading } from './reading.ts';
import { rootOf } from './roots.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const EVERY = /^every \S+ \S/i;
const OF_TIME = /^(?:hours?|days?|nights?|weeks?|months?|years?|times?|every|once|twice)$/;
/** So much may be lost by reckoning a month as 30 days. */
const NEARLY = 0.03;

const isAlike = (one: number, other: number) => Math.abs(one - other) <= NEARLY * Math.max(one, other);
const rootsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ carries, word, stem }) =>
      carries && word.length > 3 && !OF_TIME.test(word) ? [rootOf(stem)] : [],
    ),
  );

/** How often a day the case tells that anything is done, and the roots of the sentences that tell it. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const [times, roots] = [new Set<number>(), new Set<string>()];
  for (const one of texts)
    for (const { start, end, perDay } of frequenciesOf(one)) {
      if (perDay === null) continue;
      const { text, tokens } = one;
      times.add(perDay);
      const from = text.lastIndexOf('. ', start) + 1;
      const to = text.indexOf('. ', end);
      const last = to < 0 ? tokens.length : tokenFrom(tokens, to);
      for (const root of rootsOf(tokens.slice(tokenFrom(tokens, from), last))) roots.add(root);
    }
  return { times, roots };
});

/**
 * `Every 14 days` of what the case tells every ten: nothing of it is done so often, and it tells how often something is
 * done in words that the sentence has. Of the softer tier.
 */
export function findIntervals({ page, held, tokens, vocabulary, isOpen, isTold }: Reading): Found[] {
  const { times, roots } = toldOf(vocabulary);
  if (times.size === 0) return [];
  return frequenciesOf(page).flatMap(({ start, end, perDay }): Found[] => {
    const said = page.text.slice(start, end);
    if (perDay === null || !EVERY.test(said) || [...times].some((one) => isAlike(one, perDay))) return [];
    const [from, to] = segmentAt(page, start);
    if (isOpen({ start }) || !isTold({ start }) || OF_A_POLICY.test(page.text.slice(from, to))) return [];
    // As long as its supply is told to last.
    if (held.facts.items.some(({ quantity }) => isAlike(perDay * 30, quantity))) return [];
    const own = rootsOf(tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)));
    if (![...own].some((root) => roots.has(root))) return [];
    return [{ start, end, kind: 'number', tier: 'untraced' }];
  });
}
