import type { NoteResponse } from '@vouchwell/contract';
import { useEffect, useMemo, useState } from 'react';
import { useSiteDay } from '../../../lib/site-time.ts';
import { useChecked, useCheckedNow } from '../../cases/public/use-note-read.ts';
import { groundingFacts, movedPlaces, reviewOf, type Review, UNREAD } from './grounding-places.ts';
import { useEvidence } from '../../evidence/public/use-evidence.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

/** Not every key is worth a reading. */
const PAUSE_MS = 300;

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

/** What a note is compared with, and by which day. */
function useCompared(note: NoteResponse | undefined) {
  const { draft, caseId } = useWorkflow();
  const { texts } = useEvidence(caseId, note?.note_id);
  const facts = useMemo(() => groundingFacts(draft, caseId, texts), [draft, caseId, texts]);
  return { facts, day: useSiteDay(note && new Date(note.created_at)) };
}

/** What the text says and the case does not hold. Follows the typing: at once in place, after a pause in content. */
export function useGrounding(note: NoteResponse | undefined, text: string): Review {
  const { facts, day } = useCompared(note);
  const read = useChecked(useSettled(note?.note_id, text), facts, day);
  return useMemo(() => {
    if (!read) return UNREAD;
    const review = reviewOf(read.answer);
    const places = movedPlaces(review.places, read.text, text);
    return { ...review, isCurrent: read.text === text, places };
  }, [read, text]);
}

/** The same of this very text, for what is about to be signed. */
export function useGroundingNow(note: NoteResponse | undefined, text: string): Review {
  const { facts, day } = useCompared(note);
  const read = useCheckedNow(text, facts, day);
  return useMemo(() => (read ? reviewOf(read.answer) : UNREAD), [read]);
}
