/** Below this a line ends where its writer wanted: a heading, a row, an address. */
const FULL = 55;
const LIST =
  /^(?:[-*•–+]|\(?\d{1,3}[.)](?:\s|$)|\d{1,2}(?:\.\d{1,2})+\.?\s|\(?[a-z][.)]\s|\||#|>|\[|[A-Z]\d[0-9A-Z])/;
const LABEL = /^[\p{Lu}][\p{L} /'&-]{0,40}:/u;

/**
 * True where the line break at a place only wraps a line: the sentence goes on in the next one. No blank line is one,
 * nor what begins an entry of a list, a row or a label.
 */
export function isWrapped(note: string, at: number): boolean {
  const next = note.slice(at + 1, at + 121).replace(/^[ \t]+/, '');
  if (next === '' || /^[\r\n]/.test(next) || LIST.test(next) || LABEL.test(next)) return false;
  let from = at;
  while (from > 0 && at - from < 200 && note[from - 1] !== '\n') from -= 1;
  const line = note.slice(from, at).trimEnd();
  if (line === '' || /[.:;!?|]$/.test(line) || line.includes('|')) return false;
  if (/^\p{Ll}/u.test(next)) return line.length > 20;
  return line.length >= FULL && /[\p{Ll},]$/u.test(line);
}
