import type { CaseResponse } from '@vouchwell/contract';
import { draftOf, type CaseDraft, type DraftPart } from './draft.ts';
import { savedParts, type Meanwhile, type NoteEdit, type SavedPart } from './meanwhile.ts';

/** Parts that others changed while they were changed here, beside the case as it is on the server. */
export interface Conflict {
  parts: SavedPart[];
  theirs: CaseResponse;
}

/** What a case that others change moves. */
export interface Contested {
  draft: CaseDraft;
  noteEdit: NoteEdit | null;
  conflict: Conflict | null;
}

/**
 * What others changed stands in the draft; what both changed waits for a decision, as does what waited already and is
 * not settled. `newer`: the server has moved on since it was last heard of, so that its patient is the case's.
 */
export function met(
  { draft, conflict }: Contested,
  found: CaseResponse,
  { theirs, both, settled }: Meanwhile,
  newer: boolean,
): Pick<Contested, 'draft' | 'conflict'> {
  const open = savedParts.filter(
    (part) => !settled.includes(part) && (both.includes(part) || conflict?.parts.includes(part)),
  );
  return {
    draft: { ...draft, ...partsOf(found, theirs), ...(newer && { patient: found.patient }) },
    conflict: open.length > 0 ? { parts: open, theirs: found } : null,
  };
}

/** A part is decided: with `theirs` it stands as the server has it. */
export function decided(
  { draft, noteEdit }: Contested,
  conflict: Conflict,
  part: SavedPart,
  stays: 'mine' | 'theirs',
): Contested {
  const parts = conflict.parts.filter((one) => one !== part);
  const left = { draft, noteEdit, conflict: parts.length > 0 ? { ...conflict, parts } : null };
  if (stays === 'mine') return left;
  if (part === 'note') return { ...left, noteEdit: null };
  return { ...left, draft: { ...draft, ...partsOf(conflict.theirs, [part]) } };
}

/** These parts of a draft, as the server holds them. */
function partsOf(found: CaseResponse, parts: readonly DraftPart[]): Partial<CaseDraft> {
  const draft = draftOf(found);
  return Object.fromEntries(parts.map((part) => [part, draft[part]]));
}
