import { CASE_MOST, NOTES_FULL, wordCount } from '@vouchwell/rules';
import { conflict, invalid, missing } from '../../kernel/basics/problem.ts';
import type { CaseEvent, NoteAuthorship, NoteKind, NoteReceipt } from './case.events.ts';
import type { CaseContent } from './case.state.ts';

export interface NoteToAdd {
  /** Whom the text speaks of: writing takes minutes, and the case may have changed meanwhile. */
  readonly patient_id: number;
  readonly note_id: number;
  readonly kind: NoteKind;
  readonly author: NoteAuthorship;
  readonly text: string;
  readonly receipt: NoteReceipt;
}

export function noteAdded(written: NoteToAdd, { patient, notes }: CaseContent): CaseEvent[] {
  const { patient_id, note_id, kind, author, text, receipt } = written;
  if (notes.length >= CASE_MOST.notes) throw conflict('too_many_notes', NOTES_FULL);
  if (patient_id !== patient.id) {
    throw conflict(
      'patient_changed',
      'The patient of this case was changed while the note was being written.',
    );
  }
  return [{ type: 'NoteAdded', data: { note_id, kind, author, text: noteText(text), receipt } }];
}

/** The same text again changes nothing. */
export function noteEdited(note_id: number, text: string, { notes }: CaseContent): CaseEvent[] {
  const note = notes.find(({ id }) => id === note_id);
  if (!note) throw missing('note_missing', 'Note not found.');
  if (noteText(text) === note.text) return [];
  if (note.version >= CASE_MOST.versions) {
    throw conflict(
      'too_many_versions',
      `A note can have at most ${CASE_MOST.versions} versions. Generate or improve the note to go on with a new one.`,
    );
  }
  return [{ type: 'NoteEdited', data: { note_id, version: note.version + 1, text: noteText(text) } }];
}

function noteText(text: string): string {
  if (wordCount(text) === 0)
    throw invalid('empty_note', 'The note has no text.', { note_text: 'Note text is required.' });
  return text;
}
