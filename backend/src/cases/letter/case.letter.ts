import type { Letter, Letterhead, LetterFrame } from '@vouchwell/document';
import { conflict, missing } from '../../kernel/basics/problem.ts';
import type { SignedDocument } from '../../genuine/public.ts';
import type { CaseDoc, NoteDoc } from '../reading/case.projections.ts';
import type { CaseContent, CaseNote } from '../record/case.state.ts';
import { caseFacts } from '../reading/case.queries.ts';

/** The canonical document of a case with one of its notes, unsigned. */
export function letterOf(
  caseId: number,
  content: Pick<CaseContent, 'patient' | 'diagnoses' | 'items' | 'provider'>,
  note: Pick<CaseNote, 'id' | 'version' | 'text'>,
  letterhead: Letterhead | null,
): Letter {
  const { id, version, text } = note;
  return {
    format: 3,
    ...caseFacts(caseId, content),
    letterhead,
    note: { id, version, text },
    signature: null,
  };
}

interface FramedLetter {
  readonly letter: Letter;
  readonly frame: LetterFrame;
  /** Null: it is not the signed document. */
  readonly signed: SignedDocument | null;
}

/**
 * The letter of a case with the note that was asked for; without a number with the signed one, or else the newest.
 * With the signed note it is the signed document and nothing else; with another one every page says that it is not.
 * `paper`: what a letter of today is written on. @throws DomainError note_missing, no_note
 */
export function framedLetter(
  doc: CaseDoc,
  noteId: number | undefined,
  site_name: string | null,
  paper: Letterhead | null,
): FramedLetter {
  const { signature } = doc;
  const note: NoteDoc | null = chosenNote(doc.notes, noteId ?? signature?.note_id);
  if (!note) throw conflict('no_note', 'Generate a note before you export the case.');
  if (signature?.note_id === note.id) {
    const { document, document_hash } = signature;
    const { addenda } = doc;
    const signed = { document, document_hash, addenda };
    return { letter: document, frame: { site_name, document_hash, addenda }, signed };
  }
  return {
    letter: letterOf(doc.id, doc, note, paper),
    frame: { site_name, document_hash: null, other_note_signed: signature !== null },
    signed: null,
  };
}

/** The note that was asked for; without a number the newest. */
export function chosenNote<N extends { readonly id: number }>(
  notes: readonly N[],
  id: number | undefined,
): N | null {
  if (id === undefined) return notes[0] ?? null;
  const note = notes.find((one) => one.id === id);
  if (!note) throw missing('note_missing', 'Note not found.');
  return note;
}
