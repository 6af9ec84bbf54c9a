import type { NoteResponse } from '@vouchwell/contract';
import { useEffect, useMemo, useState } from 'react';
import { siteDay } from '../../../lib/site-time.ts';
import { groundingFacts, movedPlaces, reviewOf, type Review } from './grounding-places.ts';
import { useEvidence } from './use-evidence.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

/** The longest note takes some 20 ms to read: often enough to be felt at every key, not at every pause. */
const PAUSE_MS = 300;

const NOTHING: Review = { places: [], leftOut: [], toConfirm: { marks: [], open: [] } };

/** The text as it stood at the last pause in typing; another note is taken up at once. */
export function useSettled(noteId: number | undefined, text: string): string {
  const [settled, setSettled] = useState({ noteId, text });
  if (settled.noteId !== noteId) setSettled({ noteId, text });
  useEffect(() => {
    if (settled.text === text) return;
    const timer = setTimeout(() => setSettled({ noteId, text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, noteId, text]);
  return settled.noteId === noteId ? settled.text : text;
}

function useReviewOf(note: NoteResponse | undefined, text: string): Review {
  const { draft, caseId } = useWorkflow();
  const { texts } = useEvidence(caseId, note?.note_id);
  const facts = useMemo(() => groundingFacts(draft, caseId, texts), [draft, caseId, texts]);
  const day = siteDay(note ? new Date(note.created_at) : undefined);
  return useMemo(() => (facts ? reviewOf(text, facts, day) : NOTHING), [facts, text, day]);
}

/** What the text says and the case does not hold. Follows the typing: at once in place, after a pause in content. */
export function useGrounding(note: NoteResponse | undefined, text: string): Review {
  const settled = useSettled(note?.note_id, text);
  const review = useReviewOf(note, settled);
  return useMemo(
    () => ({ ...review, places: movedPlaces(review.places, settled, text) }),
    [review, settled, text],
  );
}

/** The same, read at once: for what is about to be signed. */
export const useGroundingNow = useReviewOf;
