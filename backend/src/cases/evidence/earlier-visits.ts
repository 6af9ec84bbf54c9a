import type { EarlierVisit } from '@vouchwell/contract';
import type { CaseDoc } from '../reading/case.projections.ts';

const MOST = 20;

/** What tells one visit from another, whatever case it was entered in. */
const sameVisit = ({ date, who, role, kind }: Omit<EarlierVisit, 'case_id'>) =>
  JSON.stringify([date, who.trim().toLowerCase(), role, kind]);

/** Visits that other cases of the same patient hold, newest first and each once; what the case has itself is left out. */
export function earlierVisits({ evidence }: CaseDoc, others: readonly CaseDoc[]): EarlierVisit[] {
  const known = new Set(evidence.encounters.map(sameVisit));
  return others
    .flatMap(({ id: case_id, evidence: { encounters } }) =>
      encounters.map(({ id: _, ...visit }): EarlierVisit => ({ case_id, ...visit })),
    )
    .filter((visit) => {
      const key = sameVisit(visit);
      const fresh = !known.has(key);
      known.add(key);
      return fresh;
    })
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .slice(0, MOST);
}
