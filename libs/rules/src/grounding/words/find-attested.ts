import { CLAIMS, DEEDS } from '../lexicon/deeds.ts';
import type { Found } from '../found.ts';
import type { Reading } from './reading.ts';

const either = (words: readonly string[]) => words.join('|');
const ATTESTED = new RegExp(
  `\\bI (?:have |had )?(?:personally |myself )?(?:(?<!have )reviewed|${either(DEEDS.filter((deed) => deed !== 'reviewed'))})\\b|\\bI (?:am (?:treating|managing)|manage|treat)\\b|\\b(?:${either(CLAIMS)})\\b`,
  'gu',
);

/** Deeds of the author that no text of the case tells. */
export function findAttested({ page, context, isOpen, sources }: Reading): Found[] {
  return [...page.text.matchAll(ATTESTED)].flatMap((match): Found[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (isOpen(place) || context(place) === 'policy' || sources(place.start).length > 0) return [];
    return [{ ...place, kind: 'statement', tier: 'untraced' }];
  });
}
