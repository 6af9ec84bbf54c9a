import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { bySentence } from '../text/by-sentence.ts';
import { numbersOf } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree } from '../text/page.ts';
import { periodOf } from '../text/periods.ts';
import type { Reading } from '../words/reading.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** So many times in a period, where a text says it. */
interface Rate {
  readonly start: number;
  readonly end: number;
  readonly times: number;
  /** `1 day`. */
  readonly period: string;
}

/** After a number: `times a week`, ` daily`, `/mo`, ` per night`. */
const PERIOD =
  /^(?: times)?((?: ?\/| an? | per | each | every )(?:days?|nights?|weeks?|wks?|months?|mos?|hours?|years?|yrs?)| (?:daily|nightly|weekly|monthly|yearly))(?![\p{L}\p{N}])/iu;

/** Nights are days: it is the number that tells how often. */
const ratesIn = (of: { readonly text: string }, isMeant: (times: number) => boolean = () => true): Rate[] =>
  numbersOf(of).flatMap(({ start, end, value }) => {
    const said = isMeant(value) && PERIOD.exec(of.text.slice(end, end + 24));
    if (!said) return [];
    const period = periodOf(said[1]!).replace('night', 'day');
    return [{ start, end: end + said[0].length, times: value, period }];
  });

/** For each number of times the periods in which the case tells so many. */
const periodsOf = onceFor(({ texts }: Vocabulary): ReadonlyMap<number, ReadonlySet<string>> => {
  const periods = new Map<number, Set<string>>();
  for (const one of texts)
    for (const { times, period } of ratesIn(one))
      periods.set(times, (periods.get(times) ?? new Set()).add(period));
  return periods;
});

/** How many of an item are ordered in a period is told by its name. */
const orderedOf = onceFor(
  ({ items }: GroundingFacts): ReadonlySet<number | null | undefined> =>
    new Set(items.flatMap((one) => [one.quantity, one.quantity_limit])),
);
/** `Nine in fourteen days come to four a week`. */
const reckons = bySentence((sentence) =>
  /\b(?:comes?|came|amounts?) to\b|\b(?:makes?|equals?|average[sd]?|in all|altogether)\b|=/i.test(sentence),
);

/**
 * `Three times a day` of what the case tells three times a week: its number, in a period in which it tells nothing so
 * often. Of the softer tier: something else may be done as often.
 */
export function findOtherPeriods({ page, held, vocabulary, isOpen, isTold }: Reading): Found[] {
  const periods = periodsOf(vocabulary);
  const ordered = orderedOf(held.facts);
  if (periods.size === 0) return [];
  return ratesIn(page, (times) => periods.has(times)).flatMap(({ start, end, times, period }): Found[] => {
    const told = periods.get(times);
    if (
      !told ||
      told.has(period) ||
      ordered.has(times) ||
      reckons(page, start) ||
      isOpen({ start }) ||
      !isTold({ start })
    )
      return [];
    return isFree(page, start, end) ? [{ start, end, kind: 'quantity', tier: 'untraced' }] : [];
  });
}
