import type { NoteResponse } from '@vouchwell/contract';
import type { Trace } from '@vouchwell/rules';
import { useMemo } from 'react';
import { useSiteDay } from '../../../lib/site-time.ts';
import { useTraced } from '../../cases/public/use-note-read.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { groundingFacts } from './grounding-places.ts';
import { useEvidence } from '../../evidence/public/use-evidence.ts';
import { useSettled } from './use-grounding.ts';

/** Which facts of the case the text states, and where. Follows the typing after a pause. */
export function useTrace(note: NoteResponse, text: string): Trace {
  const { draft, caseId } = useWorkflow();
  const { texts } = useEvidence(caseId, note.note_id);
  const facts = useMemo(() => groundingFacts(draft, caseId, texts), [draft, caseId, texts]);
  return useTraced(useSettled(note.note_id, text), facts, useSiteDay(new Date(note.created_at)));
}
