import { plain } from '../grounding/text/page.ts';
import type { IdentifierKind } from './identifying-facts.ts';

/** A text while its identifiers are looked for, without accents, so that `Ramirez` finds `Ramírez`. */
export interface FoldedText {
  readonly original: string;
  /** Accents, typographic characters and invisible ones gone. */
  readonly cased: string;
  /** The same in lower case, and as long. */
  readonly lower: string;
  /** Where in the original each of their characters begins and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Each place is claimed once, by the first who knows it. */
  readonly taken: Uint8Array;
  readonly places: Place[];
}

/** A place in the folded text. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly kind: IdentifierKind;
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  ς: 'σ',
};

export function folded(original: string): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let [cased, lower] = ['', ''];
  let at = 0;
  for (const character of original) {
    const next = at + character.length;
    const { upper, small } = pieceOf(character);
    cased += upper;
    lower += small;
    for (let unit = 0; unit < small.length; unit += 1) {
      starts.push(at);
      ends.push(next);
    }
    at = next;
  }
  return { original, cased, lower, starts, ends, taken: new Uint8Array(lower.length), places: [] };
}

/** How one character is read; the same length in both cases, and nothing for what is not seen. */
function pieceOf(character: string): { upper: string; small: string } {
  if (character === '\n') return { upper: '\n', small: '\n' };
  if (/\s/u.test(character)) return { upper: ' ', small: ' ' };
  const bare = plain(character)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  const upper = [...bare].map((one) => LETTERS[one] ?? one).join('');
  const small = [...upper.toLowerCase()].map((one) => LETTERS[one] ?? one).join('');
  return small.length === upper.length ? { upper, small } : { upper: small, small };
}

/** A value of the case as it would stand in `lower`, trimmed. */
export const foldedValue = (value: string): string => folded(value).lower.trim();

/** Claims a place, unless a part of it is claimed already. */
export function claim(text: FoldedText, kind: IdentifierKind, start: number, end: number): void {
  if (start >= end) return;
  for (let at = start; at < end; at += 1) if (text.taken[at]) return;
  text.taken.fill(1, start, end);
  text.places.push({ start, end, kind });
}

/** Claims each match, or its first group where it has one. */
export function claimMatches(
  text: FoldedText,
  kind: IdentifierKind,
  pattern: RegExp,
  where = text.lower,
): void {
  for (const match of where.matchAll(pattern)) {
    const found = match[1] ?? match[0];
    const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(found));
    claim(text, kind, start, start + found.length);
  }
}

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Stands for itself only where no letter or digit touches it. */
export const alone = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** The source of an expression for a value, whatever spaces, commas and line ends stand between its words. */
export function phrase(value: string): string {
  const words = foldedValue(value)
    .split(/[\s,;]+/)
    .filter(Boolean);
  return words.map(escaped).join('[\\s,;]+');
}
