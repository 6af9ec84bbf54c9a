import { DRUG_GROUPS, DRUGS } from '../lexicon/drugs.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { keyOf, lexiconOf, phrasesIn } from './phrases.ts';
import { isAllowed, type Reading } from './reading.ts';
import { ideasHeld, type Vocabulary } from './vocabulary.ts';

const drugs = lexiconOf(DRUGS);
const groups: ReadonlySet<string> = new Set(DRUG_GROUPS.map(keyOf));
const heldBy = onceFor(({ telling }: Vocabulary) => ideasHeld(drugs, telling));

/**
 * Another drug of the same group: `ramipril`, where the case has lisinopril. The name of a group is said for any of its
 * drugs, and a brand has been read as its drug. Of the softer tier.
 */
export function findOtherDrugs({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const held = heldBy(vocabulary);
  return phrasesIn(page.text, tokens, drugs).flatMap(({ from, to, phrase, idea }): Found[] => {
    const token = tokens[from]!;
    if (to - from > 1 || groups.has(phrase) || !held.has(idea) || isAllowed(vocabulary, token)) return [];
    if (isOpen(token) || context(token) === 'policy') return [];
    return [{ start: token.start, end: token.end, kind: 'medication', tier: 'untraced' }];
  });
}
