/** The longest note, in characters: far above any letter, far below what would strain a page or a hash. */
export const NOTE_MAX_LENGTH = 50_000;

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The first `length` characters on one line, with an ellipsis when something was left out. */
export function preview(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`;
}
