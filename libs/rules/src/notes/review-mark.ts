import { NOTE_MAX_LENGTH } from './notes.ts';

/**
 * What stands under a note that no model could improve. It states no clinical fact: signing asks to confirm
 * while a place in brackets is open.
 */
export const REVIEW_MARK =
  '[Reviewer: this note was not improved automatically. Check that it states the clinical findings, the date of ' +
  'the last visit, earlier treatments and their outcome, and why each item is needed; then remove this paragraph.]';

/** The note with the mark at its end, once; a note that has no room for it stays as it is. */
export function withReviewMark(note: string): string {
  if (note.includes(REVIEW_MARK)) return note;
  const marked = `${note.trimEnd()}\n\n${REVIEW_MARK}`;
  return marked.length > NOTE_MAX_LENGTH ? note : marked;
}
