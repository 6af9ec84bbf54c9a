import type { GenerateNoteRequest, ImproveNoteRequest, NoteStreamEvent } from '@vouchwell/contract';
import { postForEvents } from '../../../lib/event-stream.ts';

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
