/**
 * The places of a note that its writer left open, in square brackets: `[Add: date of the visit]`. A note
 * that still has some asks for a personal confirmation before it is signed.
 */
export function openMarks(text: string): string[] {
  return text.match(/\[[^[\]]{2,400}\]/g) ?? [];
}
