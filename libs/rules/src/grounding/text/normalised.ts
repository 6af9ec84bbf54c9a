import { isWrapped } from './wrapped-lines.ts';

/** A note as it is read, and where each of its characters stands in the note as it was written. */
export interface Normalised {
  readonly text: string;
  /** For each character of `text`: where it begins in the note. */
  readonly starts: Int32Array;
  /** For each character of `text`: where it ends in the note. */
  readonly ends: Int32Array;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  ndash: '-',
  mdash: '-',
  minus: '-',
  hellip: '...',
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  times: 'x',
  deg: '°',
  bull: '•',
  middot: '·',
  frac12: '.5',
  eacute: 'é',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

/**
 * What may have to be read otherwise than it stands: entities and tags of HTML, signs nobody sees, letters with
 * combining marks, signs of Markdown, ends of lines, and whatever is not ASCII. Each form is bounded, as every place
 * of a long text may begin one.
 */
const SPECIAL =
  /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z\d]{2,8});|<\/?(?:b|i|u|em|strong|p|br|div|span|li|ul|ol|h\d|sup|sub)\s?\/?>|[\p{Cf}\u034f\ufe0e\ufe0f]|\P{M}\p{M}{1,8}|(?<=^|\n)[ \t]{0,8}(?:#{1,6}|>)[ \t]+|\*{2,3}|(?<=[^\s*])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}*])\*(?=[^\s*])|__+|(?<![\p{L}\p{N}])_(?=\p{L})|(?<=[\p{L}.,])_(?![\p{L}\p{N}_])|`{1,3}|~~|\\(?=[*_#.[\]()-])|\r|\n|\P{ASCII}/gu;

/** The text in its compatibility form (NFKC), without what only dresses it, and each paragraph on one line. */
export function normalised(note: string): Normalised {
  const text: string[] = [];
  const room = note.length * 2 + 64;
  let starts = new Int32Array(room);
  let ends = new Int32Array(room);
  let length = 0;
  const put = (piece: string, from: number, to: number, oneByOne: boolean) => {
    if (length + piece.length > starts.length) {
      starts = grown(starts, length + piece.length);
      ends = grown(ends, length + piece.length);
    }
    for (let at = 0; at < piece.length; at += 1) {
      starts[length] = oneByOne ? from + at : from;
      ends[length] = oneByOne ? from + at + 1 : to;
      length += 1;
    }
    text.push(piece);
  };
  let last = 0;
  for (const { index, 0: special } of note.matchAll(SPECIAL)) {
    if (index > last) put(note.slice(last, index), last, index, true);
    const end = index + special.length;
    put(readAs(special, note, index), index, end, false);
    last = end;
  }
  if (last < note.length) put(note.slice(last), last, note.length, true);
  return { text: text.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

function grown(from: Int32Array, atLeast: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(Math.max(atLeast, from.length * 2));
  next.set(from);
  return next;
}

function readAs(special: string, note: string, at: number): string {
  if (special === '\n') return !isWrapped(note, at) ? '\n' : note[at - 1] === '-' ? '' : ' ';
  const [first = ''] = special;
  if (first === '&') return entity(special);
  if (first === '<') return /^<\/?(?:p|br|div|li|h\d)/.test(special) ? '\n' : '';
  if (/[\r#>*_`~\\]/.test(first) || /^[ \t]/.test(special)) return '';
  if (/^[\p{Cf}\u034f\ufe0e\ufe0f]/u.test(special)) return '';
  const plain = special.replace(/[\u034f\ufe0e\ufe0f]/g, '').normalize('NFKC');
  // `7¼` is no 71.
  return /^[¼-¾⅐-⅞]$/u.test(special) && /\d/.test(note[at - 1] ?? '') ? ` ${plain.replace('⁄', '/')}` : plain;
}

function entity(text: string): string {
  const name = text.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? text;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!(code > 31 && code < 0x110000) || (code >= 0xd800 && code < 0xe000)) return text;
  const sign = String.fromCodePoint(code);
  return /^[\p{Cf}\u034f\ufe0e\ufe0f]$/u.test(sign) ? '' : sign.normalize('NFKC');
}

/** Digits in the dress of another width or in a circle: read as what they show, and told as what they are. */
const DRESSED_DIGITS = /[\uff10-\uff19\u2460-\u249b]+/gu;

/** Where dressed digits stand in the text that is read. */
export function dressedDigits(note: string, { starts }: Normalised): { start: number; end: number }[] {
  return [...note.matchAll(DRESSED_DIGITS)].flatMap(({ index, 0: digits }) => {
    const start = firstAt(starts, index);
    const end = firstAt(starts, index + digits.length);
    return start < end ? [{ start, end }] : [];
  });
}

/** The first place of the text that comes from this place of the note or a later one. */
function firstAt(starts: Int32Array, place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Nothing that is read otherwise than it stands. */
const AS_IT_STANDS = /^[^&<>#*_`~\\\r\n\u0080-\uffff]*$/;
/** The same of a case's own text, where no place is needed. */
export const normalisedText = (text: string): string =>
  AS_IT_STANDS.test(text) ? text : normalised(text).text;
