import type { NoteResponse } from '@vouchwell/contract';
import { useWorkflow } from '../draft/workflow-context.ts';

/** The note that is edited, signed and exported, with the newest words, ahead of the server. */
export function useNewestNote(): { note: NoteResponse | undefined; text: string } {
  const { found, noteEdit } = useWorkflow();
  const note = found?.notes[0];
  const edited = note && noteEdit?.noteId === note.note_id ? noteEdit.text : null;
  return { note, text: edited ?? note?.note_text ?? '' };
}
