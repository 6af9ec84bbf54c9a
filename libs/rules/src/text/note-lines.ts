import { cellsOf, partsOfTables } from './note-rows.ts';
import type { TextPlace } from './text-place.ts';

/** A line of a note: `note.slice(start, end)`, without its end. */
export interface NoteLine extends TextPlace {
  readonly heading: boolean;
  /** Signs of Markdown in it, in their order: they are no words, and whoever reads the note is not shown them. */
  readonly signs: readonly TextPlace[];
  /** Nothing but signs, as the line below the heads of a table: it is no line to a reader. */
  readonly bare: boolean;
  /** Of a row of a table: where its cells stand; null: it is none. */
  readonly row: { readonly heads: boolean; readonly cells: readonly TextPlace[] } | null;
}

const LINE = /[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/g;
const LINE_END = /(?:\r\n|[\r\n\u2028\u2029])$/;
const OPENS_HEADING = /^[ \t]{0,8}#{1,6}[ \t]+/;
const CLOSES_HEADING = /[ \t]{1,8}#{1,6}[ \t]{0,8}$/;
const OPENS_ROW = /^[ \t]{0,8}\|[ \t]{0,8}/;
const CLOSES_ROW = /(?<!\\)[ \t]{0,8}\|[ \t]{0,8}$/;
/** A bar that is a word of its cell. */
const ESCAPES_BAR = /\\(?=\|)/g;
/**
 * `**bold**`, `*slanted*`, `__bold__` and `code` around words. A star between numbers, a blank to be written in and a
 * sign without its other half are the text's own.
 */
const PAIRED =
  /(?<![*\\])(?<open>\*{2,3})(?=[^\s*])[^*]*(?<=[^\s*])\k<open>(?!\*)|(?<![\p{L}\p{N}*\\])(?<one>\*)(?=[^\s*])[^*]*(?<=[^\s*])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_\\])(?<under>__)(?=[\p{L}\p{N}])[^_]*(?<=[^\s_])__(?![\p{L}\p{N}_])|(?<![`\\])(?<code>`)[^`]+`(?!`)/gu;

/** The lines of a note as they are read, in every form of the letter and on the screens alike. */
export function noteLines(note: string): NoteLine[] {
  const lines = placesOfLines(note);
  const texts = lines.map(({ start, end }) => note.slice(start, end));
  const tables = partsOfTables(texts);
  return lines.map((place, at) => {
    const text = texts[at]!;
    const part = tables.get(at);
    const bare = part === 'rule';
    const isRow = part !== undefined && !bare;
    const moved = (places: readonly TextPlace[]) =>
      places.map(({ start, end }) => ({ start: start + place.start, end: end + place.start }));
    return {
      ...place,
      heading: part === undefined && isHeading(text),
      signs: moved(bare ? [{ start: 0, end: text.length }] : signsOf(text, isRow)),
      bare,
      row: isRow ? { heads: part === 'heads', cells: moved(cellsOf(text)) } : null,
    };
  });
}

/** A note without the signs of its markup: what its letter says. */
export const noteAsRead = (note: string): string =>
  noteLines(note)
    .filter(({ bare }) => !bare)
    .map((line) => lineAsRead(note, line))
    .join('\n');

export function lineAsRead(
  note: string,
  { start, end, signs }: Pick<NoteLine, 'start' | 'end' | 'signs'>,
): string {
  let [text, from] = ['', start];
  for (const sign of signs) {
    if (sign.start < from || sign.end > end) continue;
    text += note.slice(from, sign.start);
    from = sign.end;
  }
  return text + note.slice(from, end);
}

function placesOfLines(note: string): TextPlace[] {
  const places: TextPlace[] = [];
  for (const { 0: line, index: start } of note.matchAll(LINE)) {
    const words = line.replace(LINE_END, '');
    places.push({ start, end: start + words.length });
    if (words.length === line.length) break;
  }
  return places;
}

function signsOf(line: string, isRow: boolean): TextPlace[] {
  const found = [...(isRow ? rowSigns(line) : headingSigns(line)), ...pairedSigns(line)];
  const places = found.flatMap((one) => (one ? [{ start: one.index, end: one.index + one[0].length }] : []));
  return places
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at) => start >= (places[at - 1]?.end ?? 0));
}

function headingSigns(line: string) {
  const opens = OPENS_HEADING.exec(line);
  return opens && opens[0].length < line.length ? [opens, CLOSES_HEADING.exec(line)] : [];
}

const rowSigns = (line: string) => [
  OPENS_ROW.exec(line),
  CLOSES_ROW.exec(line),
  ...line.matchAll(ESCAPES_BAR),
];

function pairedSigns(line: string) {
  return [...line.matchAll(PAIRED)].flatMap(({ 0: whole, index, groups = {} }) => {
    const sign = groups['open'] ?? groups['one'] ?? groups['under'] ?? groups['code'] ?? '';
    return [
      { index, 0: sign },
      { index: index + whole.length - sign.length, 0: sign },
    ];
  });
}

/** `# x`, a line that is `**x**` alone, or a short line in capitals. */
function isHeading(line: string): boolean {
  const text = line.trim();
  if (/^#{1,6}[ \t]+[^\s#]/.test(text) || /^\*\*[^*]+\*\*:?$/.test(text)) return true;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isCapital = words.join('').length >= 4 && !/\p{Ll}|\d|[.;,]$/u.test(text);
  return isCapital && text.length <= 60;
}
