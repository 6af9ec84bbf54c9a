import { occurrences } from '../../text/occurrences.ts';

/** A note while it is read: each place is claimed once, by the first reader that understands it. */
export interface Page {
  /** The note with typographic dashes, quotes and spaces made plain; as long as the note. */
  readonly text: string;
  /** The same in lower case, and as long. */
  readonly lower: string;
  readonly taken: Uint8Array;
  /** Where it was written in shorthand: as long, as `writtenOut` has it. */
  readonly of: Uint8Array;
  /** Where its segments begin, in order; the first at 0. */
  readonly segments: readonly number[];
  /** Where its lines begin; the same. */
  readonly lines: readonly number[];
}

const PLAIN: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  [/\u00d7/g, 'x'],
];

/** Typographic characters made plain, one for one; full-width digits too. */
export function plain(text: string): string {
  const digits = text.replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  return PLAIN.reduce((result, [from, to]) => result.replace(from, to), digits);
}

/** Lower case where it keeps the length, so that places in both texts agree. */
export function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

export function pageOf(note: string, of: Uint8Array = new Uint8Array(note.length)): Page {
  const text = plain(note);
  return {
    text,
    lower: lowered(text),
    taken: new Uint8Array(text.length),
    of,
    segments: segmentsOf(text),
    lines: linesOf(text),
  };
}

export const linesOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

export function take(page: Page, start: number, end: number): void {
  page.taken.fill(1, start, end);
}

export function isFree(page: Page, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (page.taken[at]) return false;
  return true;
}

/** The matches of a global expression that nobody has claimed. */
export function unclaimed(page: Page, pattern: RegExp): RegExpExecArray[] {
  return [...page.text.matchAll(pattern)].filter((match) =>
    isFree(page, match.index, match.index + match[0].length),
  );
}

/** A text as it is looked for. */
export const asQuoted = (text: string): string => lowered(plain(text)).trim();

/** Claims each place where a text (`asQuoted`) stands as words of its own. */
export function takeVerbatim(page: Page, wanted: string): void {
  if (wanted === '') return;
  let taken = 0;
  for (const at of occurrences(page.lower, wanted)) {
    const end = at + wanted.length;
    if (!standsAlone(page.text, at, end)) continue;
    take(page, Math.max(at, taken), end);
    taken = end;
  }
}

/** True when no letter or digit touches the place. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[start - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[end] ?? '');
}

/** The part of the text around a place, between ends of lines, sentences and semicolons. */
export function segmentAt({ text, segments }: Page, at: number): [start: number, end: number] {
  const number = partAt(segments, at);
  return [segments[number] ?? 0, segments[number + 1] ?? text.length];
}

/** A line by its number, without what surrounds it; empty beyond the last. */
export const lineOf = ({ text, lines }: Page, number: number): string =>
  text.slice(lines[number] ?? text.length, lines[number + 1] ?? text.length).trim();

/** The number of the part that holds a place, where parts begin at `starts`: the last that begins no later. */
export function partAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** No sentence is longer: what has no end is cut, so that no text takes long to read. */
const LONGEST = 1000;

/** Not after a title or an initial: `Mr. Sample` is one sentence. */
const SENTENCE_END = /\n|;|(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|No|approx|\p{Lu}))[.!?](?=\s+[\p{Lu}[(])/gu;

function segmentsOf(text: string): number[] {
  const starts = [0];
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  for (const end of [...ends, text.length]) {
    for (let last = starts.at(-1)!; end - last > LONGEST; last += LONGEST) starts.push(last + LONGEST);
    if (end < text.length) starts.push(end);
  }
  return starts;
}
