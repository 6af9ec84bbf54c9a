import { bySentence } from '../text/by-sentence.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { unclaimed } from '../text/page.ts';
import type { Reading } from './reading.ts';
import type { Told } from './retelling.ts';

const HOW_OFTEN =
  /\b(?:every|each|per|an?) (day|night|week|month|year|hour)\b|\b(daily|nightly|weekly|monthly|yearly|hourly)\b/giu;
const UNIT: Record<string, string> = { night: 'day', nightly: 'day', daily: 'day' };

const unitOf = ([, unit = '', adverb]: RegExpMatchArray): string => {
  const said = (adverb ?? unit).toLowerCase();
  return UNIT[said] ?? said.replace(/ly$/, '');
};
const periodsIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(HOW_OFTEN)].map(unitOf));
const periodsOf = onceFor(({ text }: Told) => periodsIn(text));
const periodsAround = bySentence(periodsIn);

/** `Checked every week`, where the sentence of the case that it retells says every day. */
export function findPeriods({ page, sources, isOpen, isTold }: Reading): Found[] {
  return unclaimed(page, HOW_OFTEN).flatMap((match): Found[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    const unit = unitOf(match);
    const said = periodsAround(page, match.index);
    const told = sources(match.index).map(periodsOf);
    if (told.length === 0 || isOpen(place) || !isTold(place)) return [];
    if (told.some((units) => units.has(unit))) return [];
    const isOther = told.some((units) => units.size > 0 && [...units].every((one) => !said.has(one)));
    return isOther ? [{ ...place, kind: 'quantity', tier: 'untraced' }] : [];
  });
}
