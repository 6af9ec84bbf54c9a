/** `note.slice(start, end)` is the place, brackets and all. */
export interface OpenPlace {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A letter or digit alone is a ticked box or a reference: `[x]`, `[1]`. */
const IN_BRACKETS = /\[(?![\p{L}\p{N}]\])[^[\]]*\]/gu;

/**
 * The places of a note that its writer left open, in square brackets: `[Add: date of the visit]`, `[?]`, an empty `[ ]`,
 * and ever so long a remark. A note that still has some asks for a personal confirmation before it is signed.
 */
export function openPlaces(note: string): OpenPlace[] {
  return [...note.matchAll(IN_BRACKETS)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    text,
  }));
}

/** The texts of the open places. */
export function openMarks(note: string): string[] {
  return openPlaces(note).map(({ text }) => text);
}

/** What a text of a signed case says of itself that is another than the signed one. */
export const NOT_THE_SIGNED_NOTE = 'This is not the signed note of this case';

/**
 * How a text that is no signed letter says so, with what of it is still to be confirmed: `Draft – not signed, 2 statements
 * not confirmed`. Null: nobody has counted them.
 */
export function draftLine(unconfirmed: number | null): string {
  if (unconfirmed === null) return 'Draft – not signed, not checked yet';
  const statements = unconfirmed === 1 ? 'statement' : 'statements';
  return `Draft – not signed${unconfirmed > 0 ? `, ${unconfirmed} ${statements} not confirmed` : ''}`;
}
