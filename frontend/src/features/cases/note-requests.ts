import { infiniteQueryOptions } from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  GenerateNoteRequest,
  ImproveNoteRequest,
  NoteStreamEvent,
  NoteVersionsResponse,
} from '@vouchwell/contract';
import { postForEvents } from '../../lib/event-stream.ts';
import { http } from '../../lib/http.ts';
import { earlierPart, getPart } from '../../lib/paged.ts';

/**
 * A note on its way as a stream of phases and text, ending with `done` or `failed`. Under the key of an earlier
 * attempt it is the note of that attempt, if there is one. Aborting the signal cancels the generation.
 */
export function streamNote(
  id: number,
  body: GenerateNoteRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
) {
  const options = { body, idempotencyKey, signal, slow: true };
  return postForEvents<NoteStreamEvent>(`/cases/${id}/generate_note`, options);
}

/** The same for an improvement of a note. */
export function streamImprovement(id: number, current: string, idempotencyKey: string, signal?: AbortSignal) {
  const body: ImproveNoteRequest = { current_note: current };
  const options = { body, idempotencyKey, signal, slow: true };
  return postForEvents<NoteStreamEvent>(`/cases/${id}/improve_note`, options);
}

/** Adds a version to the note; every version is kept. */
export function editNote(
  id: number,
  noteId: number,
  text: string,
  headers: Record<string, string> = {},
): Promise<CaseChangedResponse> {
  return http.put(`/cases/${id}/notes/${noteId}`, { body: { note_text: text }, headers, quiet: true });
}

/** Every text of the case's notes, newest first, a part at a time. Read anew each time it is shown. */
export const noteVersionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['cases', 'note-versions', id],
    queryFn: ({ signal, pageParam }) =>
      getPart<NoteVersionsResponse>(`/cases/${id}/note-versions`, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: earlierPart,
    staleTime: 0,
    gcTime: 0,
  });
