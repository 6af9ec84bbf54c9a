import { skipToken, useQuery } from '@tanstack/react-query';
import type { NeededQuestion } from '@vouchwell/rules';
import { readinessQuery } from '../../evidence/public/evidence-queries.ts';

const NONE: readonly never[] = [];

interface HeldEvidence {
  /** All that the note may say by it. */
  readonly told: readonly string[];
  readonly questions: readonly NeededQuestion[];
}

/** What the evidence of a case says beside its facts; nothing until it is known. */
export function useEvidence(caseId: number | null): HeldEvidence {
  const query = readinessQuery(caseId ?? 0);
  const { data } = useQuery({ ...query, ...(caseId === null && { queryFn: skipToken }) });
  return { told: data?.told ?? NONE, questions: data?.questions ?? NONE };
}
