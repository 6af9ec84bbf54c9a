import type { Letter, LetterSignature } from '@vouchwell/document';
import { missing } from '../kernel/basics/problem.ts';
import type { CaseContent, CaseNote } from './case.state.ts';
import { caseFacts } from './case.queries.ts';

/** The canonical document of a case with one of its notes. */
export function letterOf(
  caseId: number,
  content: Pick<CaseContent, 'patient' | 'diagnoses' | 'items' | 'provider'>,
  note: Pick<CaseNote, 'id' | 'version' | 'text'>,
  signature: LetterSignature | null,
): Letter {
  const { id, version, text } = note;
  return { format: 1, ...caseFacts(caseId, content), note: { id, version, text }, signature };
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
