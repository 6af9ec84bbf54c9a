import { queryOptions } from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  GenerateNoteRequest,
  ImproveNoteRequest,
  NoteResultResponse,
  NoteStreamEvent,
  NoteVersionsResponse,
} from '@vouchwell/contract';
import { postForEvents } from '../../lib/event-stream.ts';
import { http } from '../../lib/http.ts';

export interface NoteResult {
  /** 206: the template stood in for the model; `result.error` says why. */
  status: number;
  result: NoteResultResponse;
}

async function postForNote(path: string, body: unknown, signal?: AbortSignal): Promise<NoteResult> {
  const reply = await http.request<NoteResultResponse>('POST', path, { body, signal });
  return { status: reply.status, result: reply.data };
}

/** Answers when the note is there. Aborting the signal cancels the generation. */
export function generateNote(id: number, request: GenerateNoteRequest = {}, signal?: AbortSignal) {
  return postForNote(`/cases/${id}/generate_note`, request, signal);
}

/** The same as a stream of phases and text, ending with `done` or `failed`. */
export function streamNote(id: number, request: GenerateNoteRequest = {}, signal?: AbortSignal) {
  return postForEvents<NoteStreamEvent>(`/cases/${id}/generate_note`, { body: request, signal });
}

export function improveNote(id: number, currentNote: string, signal?: AbortSignal) {
  const request: ImproveNoteRequest = { current_note: currentNote };
  return postForNote(`/cases/${id}/improve_note`, request, signal);
}

/** The same as a stream. */
export function streamImprovement(id: number, currentNote: string, signal?: AbortSignal) {
  const request: ImproveNoteRequest = { current_note: currentNote };
  return postForEvents<NoteStreamEvent>(`/cases/${id}/improve_note`, { body: request, signal });
}

/** Adds a version to the note; every version is kept. */
export function editNote(
  id: number,
  noteId: number,
  text: string,
  headers: Record<string, string> = {},
): Promise<CaseChangedResponse> {
  return http.put(`/cases/${id}/notes/${noteId}`, { body: { note_text: text }, headers });
}

/** Every text of the case's notes, newest first. Read anew each time it is shown. */
export const noteVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['cases', 'note-versions', id],
    queryFn: ({ signal }) => http.get<NoteVersionsResponse>(`/cases/${id}/note-versions`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
