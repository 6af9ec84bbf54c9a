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

const wordsOf = (text: string): readonly string[] => lowered(plain(text)).match(WORD) ?? [];

/** Texts word by word, so that a place of a note is held against all of them at once. */
interface Following {
  /** Whether a text ends here. */
  isWhole: boolean;
  readonly words: Map<string, Following>;
}

const following = (): Following => ({ isWhole: false, words: new Map() });

function byWords(texts: readonly string[]): Following {
  const root = following();
  for (const text of texts) {
    let at = root;
    for (const word of wordsOf(text)) {
      const known = at.words.get(word) ?? following();
      at.words.set(word, known);
      at = known;
    }
    at.isWhole = at !== root;
  }
  return root;
}

const PURPOSE_SENTENCES = byWords(Object.values(PURPOSES).flatMap((purpose) => purpose.split(/(?<=\.) /)));
const listedIn = onceFor(({ patient, diagnoses, items }: GroundingFacts) =>
  byWords([
    ...diagnoses.map(({ description }) => description),
    ...items.map(({ item }) => item),
    ...[patient.mrn, ...(patient.address ?? '').split('\n')].filter((one) => one != null),
    // Another weight is told of another day.
    ...['weight', 'weighs'].map((label) => (patient.weight ? `${label} ${patient.weight}` : '')),
  ]),
);

/**
 * Where a note quotes a description, an item, an address or a number of the case, or what an item's kind is for, whole: 1
 * for each character.
 */
function quotedIn(note: string, facts: GroundingFacts): Uint8Array {
  const listed = listedIn(facts);
  const quoted = new Uint8Array(note.length);
  const words = [...lowered(plain(note)).matchAll(WORD)];
  const endOf = (at: number) => words[at]!.index + words[at]![0].length;
  /** Where the longest of the texts that stands from there on ends, whole or cut; null: none does. */
  const endFrom = (texts: Following, first: number): number | null => {
    let [at, node, whole] = [first, texts, null as number | null];
    for (let next; (next = node.words.get(words[at]?.[0] ?? '')); node = next, at += 1)
      if (next.isWhole) whole = endOf(at);
    if (at === first || node.isWhole) return whole;
    const part = words[at]?.[0];
    const isPart =
      part !== undefined &&
      note[endOf(at)] === CUT &&
      [...node.words.keys()].some((word) => word.startsWith(part));
    const end = endOf(isPart ? at : at - 1);
    const isCut = note
      .slice(end, end + 3)
      .trimStart()
      .replace(/^[,(]/, '')
      .startsWith(CUT);
    return isCut && end - words[first]!.index >= LEFT ? end : whole;
  };
  let past = 0;
  words.forEach(({ index }, at) => {
    if (index < past) return;
    const end = endFrom(listed, at) ?? endFrom(PURPOSE_SENTENCES, at);
    if (end === null) return;
    quoted.fill(1, index, end);
    past = end;
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
    !isDenier(token) &&
    (!carriesMeaning(token) || PLAIN_STEMS.has(token.stem) || held.codes.has(token.word.toUpperCase()));
  return found.filter((one) => {
    const words = tokens.slice(tokenFrom(tokens, one.start), tokenFrom(tokens, one.end));
    if (one.kind === 'statement' && isAnnouncement(page, one.start)) return false;
    // `He`, for `she`: a little word that is told of somebody else.
    if (one.kind !== 'sex' && isToldWhole(reading, one)) return false;
    if (words.length === 0) return !isQuoted(one);
    return !(words.some(isQuoted) && words.every((word) => isQuoted(word) || isPlain(word)));
  });
}
