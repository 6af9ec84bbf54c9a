import { skipToken, useQuery } from '@tanstack/react-query';
import type { EvidenceTexts, NeededQuestion } from '@vouchwell/rules';
import { useMemo } from 'react';
import { readinessQuery } from '../../evidence/public/evidence-queries.ts';

const NONE: readonly never[] = [];

interface HeldEvidence {
  /** What the note may say by it; of one object as long as it is the same. */
  readonly texts: EvidenceTexts;
  readonly questions: readonly NeededQuestion[];
}

/** What the evidence of a case says beside its facts; nothing until it is known. */
export function useEvidence(caseId: number | null): HeldEvidence {
  const query = readinessQuery(caseId ?? 0);
  const { data } = useQuery({ ...query, ...(caseId === null && { queryFn: skipToken }) });
  const [told, seen] = [data?.told ?? NONE, data?.seen ?? NONE];
  const texts = useMemo(() => ({ told, seen }), [told, seen]);
  return { texts, questions: data?.questions ?? NONE };
}
