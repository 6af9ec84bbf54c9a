/**
 * What stands under a note that could not be improved. It states no clinical fact; signing asks to confirm
 * while a place in brackets is open. The server appends the same words where only its model failed.
 */
export const REVIEW_MARK =
  '[Reviewer: this note was not improved automatically. Check that it states the clinical findings, the date of ' +
  'the last visit, earlier treatments and their outcome, and why each item is needed; then remove this paragraph.]';

export function withReviewMark(note: string): string {
  return note.includes(REVIEW_MARK) ? note : `${note.trimEnd()}\n\n${REVIEW_MARK}`;
}
