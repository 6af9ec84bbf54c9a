import type { CaseResponse } from '@vouchwell/contract';
import { draftOf, partRequest, type CaseDraft, type DraftPart, type PartRequests } from './draft.ts';

/** A note's text on its way to the server. */
export interface NoteEdit {
  noteId: number;
  text: string;
}

/** Everything that saves on its own once the case exists. */
export interface SavedParts extends PartRequests {
  note: NoteEdit;
}
export type SavedPart = keyof SavedParts;

export const draftParts: readonly DraftPart[] = ['diagnoses', 'items', 'provider'];
export const savedParts: readonly SavedPart[] = [...draftParts, 'note'];

/** The case as this tab last knew it on the server. Parts are JSON; null: as this tab saved it last. */
export interface Known {
  revision: number;
  parts: Record<DraftPart, string | null>;
  notes: Record<number, string>;
}

/** What is not, or perhaps not, on the server yet. */
export interface Mine {
  draft: CaseDraft;
  waiting: Partial<SavedParts>;
  /** The last value of each part that was sent, whether or not its answer came back. */
  sent: Partial<SavedParts>;
}

export interface Meanwhile {
  known: Known;
  /** Parts that others changed and that were not touched here. */
  theirs: DraftPart[];
  /** Parts that both changed, each in another way. */
  both: SavedPart[];
  /** Parts whose waiting value is what the server holds already. */
  settled: SavedPart[];
}

const json = (value: unknown) => JSON.stringify(value ?? null);

const heldPart = (part: DraftPart, found: CaseResponse) => json(partRequest(part, draftOf(found)));

export function knownOf(found: CaseResponse): Known {
  return {
    revision: found.revision,
    parts: {
      diagnoses: heldPart('diagnoses', found),
      items: heldPart('items', found),
      provider: heldPart('provider', found),
    },
    notes: Object.fromEntries(found.notes.map(({ note_id, note_text }) => [note_id, note_text])),
  };
}

/**
 * Three versions of a case laid side by side: as it was known, as it is on the server now, and as it stands
 * here. What only others changed is theirs; what only this person changed stays; what both changed is for a
 * person to decide.
 */
export function compare(known: Known, found: CaseResponse, mine: Mine): Meanwhile {
  const now = knownOf(found);
  const result: Meanwhile = { known: now, theirs: [], both: [], settled: [] };
  for (const part of draftParts) {
    const before = known.parts[part];
    if (now.parts[part] === json(mine.waiting[part])) result.settled.push(part);
    else if (now.parts[part] === before || before === null) continue;
    else if (now.parts[part] === json(mine.sent[part])) continue;
    else if (isTouched(part, known, mine)) result.both.push(part);
    else result.theirs.push(part);
  }
  const { note } = mine.waiting;
  if (note && now.notes[note.noteId] === note.text) result.settled.push('note');
  else if (note && noteChanged(note, known, now, mine)) result.both.push('note');
  return result;
}

/** Waiting to be saved, or typed and not yet complete enough for it. */
function isTouched(part: DraftPart, known: Known, { draft, waiting }: Mine): boolean {
  if (waiting[part] !== undefined) return true;
  const typed = partRequest(part, draft);
  return typed === undefined && known.parts[part] !== json(undefined);
}

function noteChanged(note: NoteEdit, known: Known, now: Known, mine: Mine): boolean {
  const [before, held] = [known.notes[note.noteId], now.notes[note.noteId]];
  if (before === undefined || held === undefined || held === before) return false;
  return held !== (mine.sent.note?.noteId === note.noteId ? mine.sent.note.text : undefined);
}

/** After a save: this part is as it was sent, whatever the server made of it. */
export function savedAs<P extends SavedPart>(
  known: Known,
  part: P,
  value: SavedParts[P],
  revision: number,
): Known {
  if (part === 'note') {
    const { noteId, text } = value as NoteEdit;
    return { ...known, revision, notes: { ...known.notes, [noteId]: text } };
  }
  return { ...known, revision, parts: { ...known.parts, [part]: null } };
}
