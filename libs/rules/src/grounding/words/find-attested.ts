import { CLAIMS, DEEDS } from '../lexicon/deeds.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import type { Reading } from './reading.ts';

const either = (words: readonly string[]) => words.join('|');
const ATTESTED = new RegExp(
  `\\bI (?:have |had )?(?:personally |myself )?(?:(?<!have )reviewed|${either(DEEDS.filter((deed) => deed !== 'reviewed'))})\\b|\\bI (?:am (?:treating|managing)|manage|treat)\\b|\\b(?:${either(CLAIMS)})\\b`,
  'gu',
);

/** What whoever visits a patient does. */
const SEES = /^I (?:have |had )?(?:saw|seen|examined|evaluated|assessed|met)$/;
const hasVisited = ({ provider, seen = [] }: GroundingFacts): boolean => {
  const name = provider?.name.split(',')[0] ?? '';
  return name !== '' && seen.some((one) => one.includes(name));
};

/** Deeds of the author that no text of the case tells. */
export function findAttested({ page, held, context, isOpen, sources }: Reading): Found[] {
  return [...page.text.matchAll(ATTESTED)].flatMap((match): Found[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (isOpen(place) || context(place) === 'policy' || sources(place.start).length > 0) return [];
    if (SEES.test(match[0]) && hasVisited(held.facts)) return [];
    return [{ ...place, kind: 'statement', tier: 'untraced' }];
  });
}
