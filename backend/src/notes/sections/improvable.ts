import type { Mark, Trace } from '@vouchwell/rules';
import { foldedWords } from '@vouchwell/rules';
import { LONGEST_PART, MOST_SENTENCES } from './argument-prompt.ts';
import { asSentence, sentenceFault } from './sentence-faults.ts';

/** A sentence of a note, `note.slice(start, end)`. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const inSentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Too little to be said better. */
const FEWEST_WORDS = 5;
/** What a policy says, and what stands in lists, is not retold. */
const SAID_AS_IT_IS = /^(?:Coverage:|[-•*]|\d+[.)])/;

/**
 * The sentences of a note that a model may write anew, by paragraph and at most as many at once as it is asked for.
 * Left as they are: headings, lists, places left open, what its writer says of themselves, what is no sentence, and
 * whatever bears a mark: what a person added that the case does not hold is nobody else's to retell.
 */
export function improvable(note: string, marks: readonly Pick<Mark, 'start' | 'end'>[]): Sentence[][] {
  const groups: Sentence[][] = [];
  for (const { index, 0: line } of note.matchAll(/[^\n]+/g)) {
    if (SAID_AS_IT_IS.test(line.trim())) continue;
    const found: Sentence[] = [];
    for (const part of inSentences.segment(line)) {
      const text = part.segment.trim();
      const start = index + part.index + part.segment.indexOf(text);
      const end = start + text.length;
      const isMarked = marks.some((mark) => mark.start < end && mark.end > start);
      if (!isMarked && isPlain(text)) found.push({ start, end, text });
    }
    for (let at = 0; at < found.length; at += MOST_SENTENCES)
      groups.push(found.slice(at, at + MOST_SENTENCES));
  }
  return groups;
}

const isPlain = (text: string): boolean =>
  text.length < LONGEST_PART &&
  text.split(/\s+/).length >= FEWEST_WORDS &&
  asSentence(text) === text &&
  sentenceFault(text, []) === null;

const NEGATED = /\b(?:no|not|never|none|without|neither|nor|cannot|unable|lacks?|\w+n['’]t)\b/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** What of a sentence must be the same however it is worded; `trace`: of the sentence alone. */
const kept = (text: string, trace: Trace): string =>
  JSON.stringify([
    trace.facts.filter(({ sentences }) => sentences.length > 0).map(({ key }) => key),
    (text.match(NUMBER) ?? []).toSorted(),
    (text.match(NEGATED) ?? []).length,
  ]);

/**
 * Whether a sentence says again what the one before said: the same facts of the case, numbers and negations, and half
 * of its longer words. That it says nothing more is for the check.
 */
export function saysTheSame(
  before: { readonly text: string; readonly trace: Trace },
  after: { readonly text: string; readonly trace: Trace },
): boolean {
  return (
    isRetold(before.text, after.text) && kept(before.text, before.trace) === kept(after.text, after.trace)
  );
}

/** Whether half of the longer words of a text are among another's. */
export function isRetold(before: string, after: string): boolean {
  const longer = foldedWords(before).filter(({ length }) => length > 4);
  const words = new Set(foldedWords(after));
  return longer.filter((word) => words.has(word)).length * 2 >= longer.length;
}
