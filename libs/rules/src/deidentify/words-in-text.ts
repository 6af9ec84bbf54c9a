import { linesOf, partAt } from '../grounding/text/page.ts';
import type { FoldedText } from './folded-text.ts';

/** A word where it stands. */
export interface Word {
  readonly start: number;
  /** Before a possessive `'s`. */
  readonly end: number;
  /** Lower case, without apostrophes: how names are compared. */
  readonly key: string;
  /** Begins with a capital, or is of a script that has none. */
  readonly capital: boolean;
  readonly upper: boolean;
}

export function wordsIn({ cased, lower }: FoldedText): Word[] {
  return [...lower.matchAll(/\p{L}+(?:'\p{L}+)*/gu)].map(({ index: start, 0: match }) => {
    const base = match.replace(/'s$/, '');
    const asWritten = cased.slice(start, start + base.length);
    return {
      start,
      end: start + base.length,
      key: base.replaceAll("'", ''),
      capital: /^(?:\p{Lu}|\p{Lo})/u.test(asWritten),
      upper: base.length > 1 && asWritten === asWritten.toUpperCase() && !/^\p{Lo}/u.test(asWritten),
    };
  });
}

const SENTENCE_ENDS = /(?:^|[.!?:;]["')\]]*\s+|\n[ \t]*(?:[-*•|#>][ \t]*|\d+[.)][ \t]*)*|[([|"*][ ]*)$/u;

/** Where any word would have a capital. */
export function isSentenceStart({ cased }: FoldedText, { start }: Word): boolean {
  const before = cased.slice(Math.max(0, start - 24), start);
  // After an abbreviation such as a title no sentence begins.
  return (
    (start < 24 && before.trim() === '') ||
    (SENTENCE_ENDS.test(before) && !/\b(?:Mrs?|Ms|Mx|Dr|Prof|pt|Pt)\. $/.test(before))
  );
}

/** Whether a word stands in a line without any small letter: a heading. Each line is read once. */
export function headingsOf({ cased }: FoldedText): (word: Word) => boolean {
  const lines = linesOf(cased);
  const known = new Map<number, boolean>();
  return ({ start }) => {
    const number = partAt(lines, start);
    let heading = known.get(number);
    if (heading === undefined) {
      heading = !/\p{Ll}/u.test(cased.slice(lines[number], lines[number + 1]));
      known.set(number, heading);
    }
    return heading;
  };
}

const LABEL =
  /(?:\b(?:patient|name|re|pt|client|beneficiary|member|provider|physician|practitioner|clinician|signature|signed by)\b[^:\n\p{L}]{0,6}:|\bpatient|\bpt\.?|\bclient)[ \t]*$/iu;

/** After a label or a noun that asks for a name. */
export function isLabelled({ cased }: FoldedText, { start }: Word): boolean {
  return LABEL.test(cased.slice(Math.max(0, start - 40), start));
}

const OF_A_PERSON = new Set(
  (
    'is was has had needs needed requires required uses used reports reported states stated lives lived cannot can ' +
    'could presents presented suffers suffered wears wore denies denied also and who will would should does did ' +
    'demonstrates remains became becomes experiences experienced describes manages takes took ambulates tried ' +
    'underwent received receives continues understands benefits resides sees saw'
  ).split(' '),
);

/** A word that says what a person is or does. */
export const isOfAPerson = (word: Word | undefined): boolean =>
  word !== undefined && OF_A_PERSON.has(word.key);

export const between = (text: FoldedText, left: Word, right: Word): string =>
  text.cased.slice(left.end, right.start);
