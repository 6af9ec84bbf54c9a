import type { CaseResponse, NoteResponse } from '@vouchwell/contract';
import type { NoteEdit } from './meanwhile.ts';

/** The note that is edited, signed and exported, with the newest words, ahead of the server. */
export interface NewestNote {
  note: NoteResponse | undefined;
  text: string;
}

export function newestNote(found: CaseResponse | undefined, noteEdit: NoteEdit | null): NewestNote {
  const note = found?.notes[0];
  const edited = note && noteEdit?.noteId === note.note_id ? noteEdit.text : null;
  return { note, text: edited ?? note?.note_text ?? '' };
}
