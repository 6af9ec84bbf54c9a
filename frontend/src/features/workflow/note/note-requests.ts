import type {
  GenerateNoteRequest,
  ImproveNoteRequest,
  NoteStoppedResponse,
  NoteStreamEvent,
} from '@vouchwell/contract';
import { postForEvents, readEvents } from '../../../lib/event-stream.ts';
import { http } from '../../../lib/http.ts';

/**
 * A note on its way as a stream of phases and text, ending with `done` or `failed`. Under the key of an earlier
 * attempt it is the note of that attempt, if there is one. Aborting the signal ends the hearing and not the note.
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

/** The note of this case that this person has on its way: what was told so far, then the rest. Nothing: there is none. */
export async function* streamWriting(id: number, signal: AbortSignal) {
  const options = { signal, endless: true };
  const reply = await http.open('GET', `/cases/${id}/writing`, options, 'text/event-stream');
  yield* readEvents<NoteStreamEvent>(reply);
}

/** Resolves when it has ended. */
export function stopWriting(id: number): Promise<NoteStoppedResponse> {
  return http.delete(`/cases/${id}/writing`);
}
