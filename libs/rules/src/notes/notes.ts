/** The longest note, in characters: far above any letter, far below what would strain a page or a hash. */
export const NOTE_MAX_LENGTH = 50_000;

/** The most lines of a note: some forty sheets. */
export const NOTE_MAX_LINES = 2_000;
export const ADDENDUM_MAX_LINES = 500;

/** Lines as a letter shows them; an empty text has one. */
export function lineCount(text: string): number {
  return (text.match(/\r\n|[\r\n\u2028\u2029]/g)?.length ?? 0) + 1;
}

/**
 * What a case can gather. All of it is read whenever the case is changed, and shown in its history; no case of a
 * clinic comes near. A case that has more from earlier on is read, exported and signed as before.
 */
export const CASE_MOST = { notes: 100, versions: 1_000, shares: 50, addenda: 50 } as const;

/** The refusal of one note more, before a model is asked and when it has written. */
export const NOTES_FULL = `A case can have at most ${CASE_MOST.notes} notes. Edit one of them, or open a new case.`;

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The first `length` characters on one line, with an ellipsis when something was left out. */
export function preview(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** How a note came about, as far as it tells which texts of the library a model had before it. */
export interface WrittenWith {
  readonly contents?: readonly { readonly id: number }[];
  /** Why the template stood in for the model; null where it did not. */
  readonly fallback_reason: string | null;
}

/** The library's contents whose words a model had before it; none where the template stood in for it. */
export function writtenWith({ contents, fallback_reason }: WrittenWith): number[] {
  return fallback_reason ? [] : (contents ?? []).map(({ id }) => id);
}
