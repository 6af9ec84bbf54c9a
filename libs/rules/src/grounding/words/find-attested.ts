import type { Found } from '../found.ts';
import type { Reading } from './reading.ts';

/** What only its author can have done. Asking, ordering and certifying the need itself is what a letter is for. */
const DEEDS =
  /\bI (?:have |had )?(?:personally |myself )?(?:examined|(?<!have )reviewed|measured|watched|observed|inspected|interpreted|evaluated|assessed|performed|managed|downloaded|discussed|counsell?ed|explained|taught|supervised|saw|visited)\b|\bI (?:am (?:treating|managing)|manage|treat)\b|\bto the best of my knowledge\b|\b(?:by me|by myself|in my presence|under my eyes)\b/gu;

/** Deeds of the author that no text of the case tells. */
export function findAttested({ page, context, isOpen, sources }: Reading): Found[] {
  return [...page.text.matchAll(DEEDS)].flatMap((match): Found[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (isOpen(place) || context(place) === 'policy' || sources(place.start).length > 0) return [];
    return [{ ...place, kind: 'statement', tier: 'untraced' }];
  });
}
