import type { NoteResponse } from '@vouchwell/contract';
import { traceNote, type Trace } from '@vouchwell/rules';
import { useDeferredValue, useMemo } from 'react';
import { siteDay } from '../../../lib/site-time.ts';
import { groundingFacts } from './grounding-places.ts';
import { useSettled } from './use-grounding.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

const NOTHING: Trace = { sentences: [], facts: [] };

/** Which facts of the case the text states, and where. Follows the typing after a pause, behind what is on the screen. */
export function useTrace(note: NoteResponse, text: string): Trace {
  const { draft, caseId } = useWorkflow();
  const facts = useMemo(() => groundingFacts(draft, caseId), [draft, caseId]);
  const settled = useDeferredValue(useSettled(note.note_id, text));
  const day = siteDay(new Date(note.created_at));
  return useMemo(() => (facts ? traceNote(settled, facts, day) : NOTHING), [facts, settled, day]);
}
