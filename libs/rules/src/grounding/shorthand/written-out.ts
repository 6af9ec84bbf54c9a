import type { GroundingFacts } from '../grounding-facts.ts';
import { type Normalised, normalisedText } from '../text/normalised.ts';
import { namesOf, nameWords } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { BRANDS } from './brands.ts';
import { type Rewritten, SIGNS } from './signs.ts';

/** A note with its shorthand written out. */
export interface WrittenOut extends Normalised {
  /** For each character of `text`: 0 where it stands so in the note, otherwise of what it was written out. */
  readonly of: Uint8Array;
}

/** `HbA1c`, `Lantus`: what stands in letters too. */
const ABBREVIATION = 1;
/** `s/p`, `x3`, `bid`: what people write for those who know. */
export const SHORTHAND = 2;

const WORD = /(?<![\p{L}\p{N}_./-])[\p{L}\d][\p{L}\p{N}-]*(?![\p{L}\p{N}])/gu;

/** Single letters and numbers stand for too much. */
function standsFor(word: string): string | undefined {
  if (word.length < 2) return undefined;
  const small = word.toLowerCase();
  // `PO Box`, `HS`: two capitals are no word in small letters.
  const inSmall = word.length > 2 || word === small ? ABBREVIATIONS.get(small) : undefined;
  return ABBREVIATIONS.get(word) ?? inSmall ?? BRANDS.get(small);
}

const isWord = (text: string): boolean => /^[\p{L}\p{N}-]{2,}$/u.test(text);

const BEFORE = /(\p{L}[\p{L}'-]*)[.,]? $/u;
const AFTER = /^[.,]? (\p{L}[\p{L}'-]*)/u;
const TITLE = /^(?:mr|mrs|ms|miss|dr)$/i;

/** `Mara L Whitfield`, `Ms. Ha`: a word of a name that stands beside another one, or behind a title. */
function isOfName(text: string, { start, end }: Rewritten, names: ReadonlySet<string>): boolean {
  if (!nameWords(text.slice(start, end)).some((word) => names.has(word))) return false;
  const [, before = ''] = BEFORE.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  const [, after = ''] = AFTER.exec(text.slice(end, end + 40)) ?? [];
  return (
    TITLE.test(before) || [before, after].some((beside) => nameWords(beside).some((word) => names.has(word)))
  );
}

function rewrittenIn(text: string, names: ReadonlySet<string>): Rewritten[] {
  const all = SIGNS.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].flatMap((match): Rewritten[] => {
      const words = as(match);
      return words === null ? [] : [{ start: match.index, end: match.index + match[0].length, as: words }];
    }),
  );
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const as = standsFor(word);
    if (as !== undefined && as !== word) all.push({ start: index, end: index + word.length, as });
  }
  let end = 0;
  return all
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      if (one.start < end || isOfName(text, one, names)) return false;
      end = one.end;
      return true;
    });
}

/**
 * Reads shorthand as the words it stands for, so that a note in it can be compared with a case that is told in
 * words, and the reverse. Each character of the words stands at the place of their short form. `names`: folded words of
 * the people of the case, which stay as they are.
 */
export function writtenOut({ text, starts, ends }: Normalised, names: ReadonlySet<string>): WrittenOut {
  const places = rewrittenIn(text, names);
  const length = places.reduce((sum, { start, end, as }) => sum + as.length - (end - start), text.length);
  const out = {
    starts: new Int32Array(length),
    ends: new Int32Array(length),
    of: new Uint8Array(length),
  };
  const pieces: string[] = [];
  let [at, last] = [0, 0];
  const copy = (to: number) => {
    pieces.push(text.slice(last, to));
    out.starts.set(starts.subarray(last, to), at);
    out.ends.set(ends.subarray(last, to), at);
    at += to - last;
  };
  for (const { start, end, as } of places) {
    copy(start);
    pieces.push(as);
    out.starts.fill(starts[start]!, at, at + as.length);
    out.ends.fill(ends[end - 1]!, at, at + as.length);
    out.of.fill(
      /^[\p{Lu}]|^[\p{L}\p{N}]{5,}/u.test(text.slice(start, end)) && isWord(text.slice(start, end))
        ? ABBREVIATION
        : SHORTHAND,
      at,
      at + as.length,
    );
    at += as.length;
    last = end;
  }
  copy(text.length);
  return { text: pieces.join(''), ...out };
}

function textWrittenOut(raw: string, names: ReadonlySet<string>): string {
  const text = normalisedText(raw);
  let last = 0;
  const pieces = rewrittenIn(text, names).flatMap(({ start, end, as }) => {
    const before = text.slice(last, start);
    last = end;
    return [before, as];
  });
  return pieces.join('') + text.slice(last);
}

/** A case whose own texts, where somebody wrote in shorthand, are told in words. */
export const factsWrittenOut = onceFor((facts: GroundingFacts): GroundingFacts => {
  const names = namesOf(facts);
  const all = (texts: readonly string[] | undefined) => texts?.map((text) => textWrittenOut(text, names));
  const [told, seen, answered] = [all(facts.told), all(facts.seen), all(facts.answered)];
  return {
    ...facts,
    items: facts.items.map((item) => ({
      ...item,
      ...(item.justification && { justification: textWrittenOut(item.justification, names) }),
      ...(item.size && { size: textWrittenOut(item.size, names) }),
    })),
    ...(told && { told }),
    ...(seen && { seen }),
    ...(answered && { answered }),
  };
});
