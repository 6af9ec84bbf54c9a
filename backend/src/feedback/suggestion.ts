import type { ContentCategory } from '@vouchwell/contract';
import { type GroundingFacts, marksToConfirm, openPlaces } from '@vouchwell/rules';
import { caseFacts, type CaseQueries } from '../cases/public.ts';
import type { Asker } from '../kernel/ports/asker.ts';
import { suggestionCategory } from '../library/public.ts';
import type { TextWork } from '../kernel/ports/text-work.port.ts';
import type { EntryKind, EntryText, SuggestedEntry } from './feedback.events.ts';

/** A case as it is read. */
export type RatedCase = Awaited<ReturnType<CaseQueries['accessible']>>;

const LABEL: Record<ContentCategory, string> = {
  general: 'general',
  incontinence: 'incontinence',
  cgm: 'CGM',
  diabetic_shoes: 'diabetic shoes',
  compression: 'compression',
};
const TITLE: Record<EntryKind, string> = { sample: 'Sample', avoid: 'Pattern to avoid' };

/**
 * True where nobody stands for a place of the note: it states what its case does not hold, or was left open. What is
 * signed was confirmed place by place; but whoever signs an open place stands for its being open, which no example may
 * teach. `day`: that of the note, YYYY-MM-DD.
 */
export async function hasOpenMarks(
  rated: RatedCase,
  note: { readonly id: number; readonly text: string },
  facts: GroundingFacts,
  day: string,
  read: Pick<TextWork, 'grounding'>,
  asker: Asker,
): Promise<boolean> {
  if (rated.signature?.note_id === note.id) return openPlaces(note.text).length > 0;
  const { marks } = await read.grounding(note.text, facts, day, asker);
  const toConfirm = marksToConfirm(note.text, marks);
  return toConfirm.marks.length + toConfirm.open.length > 0;
}

/** The note as the library may hold it: without what identifies its patient, its provider or anybody else. */
export async function suggestedEntry(
  kind: EntryKind,
  content_id: number,
  rated: RatedCase,
  note: string,
  without: Pick<TextWork, 'deidentified'>,
  asker: Asker,
): Promise<Omit<SuggestedEntry, 'text'> & { readonly text: EntryText }> {
  const facts = caseFacts(rated.id, rated);
  const { signature } = rated;
  const visited = rated.evidence.encounters.map(({ who }) => who);
  const staff = [rated.owner_name, signature?.signer_name, signature?.signature, ...visited];
  const known = { ...facts, staff: staff.filter((name): name is string => Boolean(name)) };
  const { text, replacements } = await without.deidentified(note, known, asker);
  const category = suggestionCategory(facts);
  const title = `${TITLE[kind]} from a rated note (${LABEL[category]})`;
  return { kind, content_id, title, category, text: { content: text, replacements } };
}
