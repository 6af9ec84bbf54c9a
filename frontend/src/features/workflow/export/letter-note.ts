import type { CaseResponse, NoteResponse } from '@vouchwell/contract';

/** The note that goes out: the signed one, or else the newest. */
export function letterNote({ notes, signature }: CaseResponse): NoteResponse | undefined {
  return signature ? notes.find(({ note_id }) => note_id === signature.note_id) : notes[0];
}
