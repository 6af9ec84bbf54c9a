import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withReviewMark } from '@vouchwell/rules';
import type { CaseResponse, NoteResponse, NoteResultResponse } from '@vouchwell/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, isLost, isUnanswered, mayPass, serverMessage } from '../../../lib/http.ts';
import { useSession } from '../../../lib/session.tsx';
import { clearNotices, notifyFailure, notifyWarning } from '../../../ui/notify.ts';
import { aiStatusQuery } from '../../ai/public/ai-status.ts';
import { caseKeys } from '../../cases/public/case-queries.ts';
import { useNewestNote } from './use-newest-note.ts';
import { useWriting } from './use-writing.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import type { WritingKind, Written } from './writing.ts';

const messages = {
  unsavedEvidence: 'The last change of the evidence is not saved. Look at it, and try again.',
  unsaved: 'Case must be saved before generating notes. Please complete previous steps.',
  noProvider:
    'AI provider not configured. Please configure an AI provider in admin settings before generating notes.',
  fallback: 'Note generated with fallback template due to AI service issue',
  unimproved:
    'The note was not improved due to AI service issue. It stands as it was, marked for its reviewer',
  failed: 'Failed to generate note',
};

/** The text that a new one took the place of. */
export interface Previous {
  noteId: number;
  text: string;
  /** What changed is known already and need not show itself. */
  quiet?: boolean;
}

function noteOf(result: NoteResultResponse): NoteResponse {
  const now = new Date().toISOString();
  const { error: _, ...note } = result;
  const author = result.is_fallback ? 'template' : 'model';
  // Who wrote which sentence is told when the case has been read again.
  return { ...note, id: note.note_id, version: 1, author, written: [], created_at: now, updated_at: now };
}

/** The case with the note in it, before it has been read again. */
function withNote(found: CaseResponse | undefined, note: NoteResponse): CaseResponse | undefined {
  if (!found) return found;
  const others = found.notes.filter(({ note_id }) => note_id !== note.note_id);
  const status = found.status === 'draft' ? 'in_progress' : found.status;
  return { ...found, status, notes: [note, ...others] };
}

const isUnderWay = (error: unknown) => error instanceof ApiError && error.code === 'generation_running';

/** It was the server that failed, and it said so: there is no note of this attempt. */
const saysNoNote = (error: unknown) =>
  error instanceof ApiError && error.code !== 'unknown' && mayPass(error) && !isLost(error);

/** A regeneration that fails becomes a normal generation; one that nobody tells the end of may have written its note. */
function useWrite(newest: number | null) {
  const { writing, write, find, cancel } = useWriting();
  const attempt = async (kind: WritingKind, caseId: number, text: string): Promise<Written | null> => {
    try {
      return await write(kind, caseId, text, newest);
    } catch (error) {
      // Another window of the same person may have asked first: then that note is heard of here.
      const found = isUnderWay(error) ? await find(caseId) : null;
      if (found) return found;
      if (kind !== 'regenerate' || !saysNoNote(error)) throw error;
      return write('generate', caseId, text, newest);
    }
  };
  return { writing, attempt, find, cancel };
}

export type Note = ReturnType<typeof useNote>;

/** The newest note of the case as it stands on the screen, and what can be done with it. */
export function useNote() {
  const { store, caseId, readOnly, save, refresh } = useWorkflow();
  const { note, text } = useNewestNote();
  const { may } = useSession();
  const queries = useQueryClient();
  const status = useQuery({ ...aiStatusQuery, enabled: may('can_access_admin') });
  const { writing, attempt, find, cancel } = useWrite(note?.note_id ?? null);
  const [previous, setPrevious] = useState<Previous | null>(null);

  const take = (id: number, { status: code, result }: Written) => {
    if (note) setPrevious({ noteId: result.note_id, text });
    store.forgetNoteEdit(result.note_id);
    queries.setQueryData<CaseResponse>(caseKeys.one(id), (before) => withNote(before, noteOf(result)));
    void refresh();
    const instead = result.kind === 'improved' ? messages.unimproved : messages.fallback;
    if (code === 206) notifyWarning([instead, result.error].filter(Boolean).join(': '));
  };

  const failed = (kind: WritingKind, error: unknown) => {
    if (isUnanswered(error)) {
      void refresh();
      return notifyWarning(error.message);
    }
    const lost = mayPass(error) && (error as ApiError).status !== 429;
    if (kind !== 'improve' || !lost || !note) return notifyFailure(serverMessage(error) ?? messages.failed);
    setPrevious({ noteId: note.note_id, text });
    store.editNote({ noteId: note.note_id, text: withReviewMark(text) });
  };

  const begin = async (kind: WritingKind) => {
    clearNotices();
    if (caseId === null) return notifyFailure(messages.unsaved);
    if (status.data && !status.data.configured) notifyFailure(messages.noProvider);
    // The note is written from what the server holds.
    if (!(await store.flush())) {
      const { state, problem } = store.getState().save;
      return notifyFailure(problem ?? (state === 'saved' ? messages.unsavedEvidence : messages.unsaved));
    }
    try {
      const written = await attempt(kind, caseId, text);
      if (written) take(caseId, written);
      else void refresh();
    } catch (error) {
      failed(kind, error);
    }
  };

  const findAgain = useEffectEvent(async (id: number) => {
    try {
      const written = await find(id);
      if (written) take(id, written);
    } catch (error) {
      notifyFailure(serverMessage(error) ?? messages.failed);
    }
  });
  // A note that was asked for before a reload, or in another window, is still on its way.
  useEffect(() => {
    if (caseId === null || readOnly) return;
    const once = setTimeout(() => void findAgain(caseId));
    return () => clearTimeout(once);
  }, [caseId, readOnly]);

  /** Another text in the note's place: a new version of it. */
  const replace = (next: string, quiet: boolean) => {
    if (!note) return;
    setPrevious({ noteId: note.note_id, text, quiet });
    store.editNote({ noteId: note.note_id, text: next });
  };

  return {
    note,
    text,
    save,
    writing,
    cancel,
    begin: (kind: WritingKind) => void begin(kind),
    previous: previous && previous.noteId === note?.note_id ? previous : null,
    edit: (next: string) => note && store.editNote({ noteId: note.note_id, text: next }),
    /** Takes the previous text again; the present one becomes the previous. */
    restore: () => previous && replace(previous.text, true),
    /** Takes an earlier text of the case again. */
    takeAgain: (earlier: string) => replace(earlier, false),
  };
}
