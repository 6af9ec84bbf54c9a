import { PURPOSES } from '../../notes/purposes.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../text/once-for.ts';
import { lowered, plain } from '../text/page.ts';
import { isDenier } from './find-retold.ts';
import { isAnnouncement } from './fragments.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { isToldWhole } from './told-whole.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokenFrom } from './tokens.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Where a letter had no room for the whole of a text. */
const CUT = '…';
/** No shorter is what it left of one. */
const LEFT = 12;

type Words = readonly string[];
const wordsOf = (text: string): Words => lowered(plain(text)).match(WORD) ?? [];

/** Texts by their first words, the longest of them first. */
function byFirstWord(texts: readonly string[]): Map<string, Words[]> {
  const byFirst = new Map<string, Words[]>();
  for (const words of [...new Set(texts)].map(wordsOf).sort((a, b) => b.length - a.length)) {
    if (words.length === 0) continue;
    const known = byFirst.get(words[0]!);
    if (known) known.push(words);
    else byFirst.set(words[0]!, [words]);
  }
  return byFirst;
}

const PURPOSE_SENTENCES = byFirstWord(
  Object.values(PURPOSES).flatMap((purpose) => purpose.split(/(?<=\.) /)),
);
const listedIn = onceFor(({ diagnoses, items }: GroundingFacts) =>
  byFirstWord([...diagnoses.map(({ description }) => description), ...items.map(({ item }) => item)]),
);

/** Where a note quotes a description or an item of the case, or what its kind is for, whole: 1 for each character. */
function quotedIn(note: string, facts: GroundingFacts): Uint8Array {
  const listed = listedIn(facts);
  const quoted = new Uint8Array(note.length);
  const words = [...lowered(plain(note)).matchAll(WORD)];
  const endOf = (at: number) => words[at]!.index + words[at]![0].length;
  const isQuoted = (text: Words, at: number): number | null => {
    let same = 1;
    while (same < text.length && words[at + same]?.[0] === text[same]) same += 1;
    if (same === text.length) return endOf(at + same - 1);
    const next = words[at + same]?.[0];
    const isPart = next !== undefined && text[same]!.startsWith(next) && note[endOf(at + same)] === CUT;
    const end = endOf(at + same - (isPart ? 0 : 1));
    const isCut = note
      .slice(end, end + 3)
      .trimStart()
      .replace(/^[,(]/, '')
      .startsWith(CUT);
    return isCut && end - words[at]!.index >= LEFT ? end : null;
  };
  let past = 0;
  words.forEach(({ index, 0: first }, at) => {
    if (index < past) return;
    for (const texts of [listed, PURPOSE_SENTENCES])
      for (const text of texts.get(first) ?? []) {
        const end = isQuoted(text, at);
        if (end === null) continue;
        quoted.fill(1, index, end);
        past = end;
        return;
      }
  });
  return quoted;
}

/**
 * Leaves out what was found in words that the case's own lists have, quoted whole and as they stand there: a reader that
 * knows the words of letters alone takes the rare ones of an official description for something else. Beside it no more
 * may be found than plain words; whoever denies it, denies it still.
 */
export function withoutQuoted(
  found: readonly Found[],
  note: string,
  reading: Reading,
  starts: Int32Array,
): readonly Found[] {
  const { page, tokens, held } = reading;
  if (found.length === 0) return found;
  const quoted = quotedIn(note, held.facts);
  const isQuoted = ({ start }: Pick<Token, 'start'>) => quoted[starts[start]!] === 1;
  const isPlain = (token: Token) =>
    !isDenier(token) && (!carriesMeaning(token) || PLAIN_STEMS.has(token.stem));
  return found.filter((one) => {
    const words = tokens.slice(tokenFrom(tokens, one.start), tokenFrom(tokens, one.end));
    if (one.kind === 'statement' && isAnnouncement(page, one.start)) return false;
    // `He`, for `she`: a little word that is told of somebody else.
    if (one.kind !== 'sex' && isToldWhole(reading, one)) return false;
    if (words.length === 0) return !isQuoted(one);
    return !(words.some(isQuoted) && words.every((word) => isQuoted(word) || isPlain(word)));
  });
}
