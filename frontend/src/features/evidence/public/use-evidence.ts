import { skipToken, useQuery } from '@tanstack/react-query';
import type { EvidenceTexts, NeededQuestion } from '@vouchwell/rules';
import { useMemo } from 'react';
import { readinessBesideNote } from './evidence-queries.ts';

const NONE: readonly never[] = [];

interface HeldEvidence {
  /** What the note may say by it; of one object as long as it is the same. */
  readonly texts: EvidenceTexts;
  readonly questions: readonly NeededQuestion[];
}

/** What the evidence of a case says beside its facts; nothing until it is known, or without a note. */
export function useEvidence(caseId: number | null, noteId: number | undefined): HeldEvidence {
  const isAsked = caseId !== null && noteId !== undefined;
  const query = readinessBesideNote(caseId ?? 0, noteId ?? 0);
  const { data } = useQuery({ ...query, ...(!isAsked && { queryFn: skipToken }) });
  const [told, seen, answered] = [data?.told ?? NONE, data?.seen ?? NONE, data?.answered ?? NONE];
  const texts = useMemo(() => ({ told, seen, answered }), [told, seen, answered]);
  return { texts, questions: data?.questions ?? NONE };
}
