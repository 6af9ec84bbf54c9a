import type { EarlierVisit } from '@vouchwell/contract';
import type { CaseDoc } from '../reading/case.projections.ts';
import { fromOtherCases } from './from-other-cases.ts';

type Visit = Pick<EarlierVisit, 'date' | 'who' | 'role' | 'kind'>;

const sameVisit = ({ date, who, role, kind }: Visit) =>
  JSON.stringify([date, who.trim().toLowerCase(), role, kind]);

/** Visits that other cases of the same patient hold. */
export function earlierVisits({ evidence }: CaseDoc, others: readonly CaseDoc[]): EarlierVisit[] {
  const visits = others.flatMap(({ id: case_id, evidence: { encounters } }) =>
    encounters.map(({ id: _, ...visit }): EarlierVisit => ({ case_id, ...visit })),
  );
  return fromOtherCases<Visit, EarlierVisit>(evidence.encounters, visits, sameVisit, ({ date }) => date);
}
