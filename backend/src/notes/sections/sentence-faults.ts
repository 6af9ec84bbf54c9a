import { wordReader } from '@vouchwell/rules';
import { LONGEST_SENTENCE } from './argument-prompt.ts';

/** What small models write where a sentence was asked for [seen with models of 0.1 to 1.8 billion parameters]. */
export type SentenceFault =
  | 'empty'
  | 'cut' // it never came to its end
  | 'circles' // the same words again and again
  | 'repeats' // said before
  | 'not_english'
  | 'talks' // to the one who asked, not about the patient
  | 'brackets'; // a place left open, or data instead of words

/** Plain words of one line: without Markdown, quotes around it, or a number before it. */
export function asSentence(text: string): string {
  const line = text
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-•]|\(?\d{1,2}[.)])\s+/, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();
  return /[\p{L}\p{N})%]$/u.test(line) && line.length < LONGEST_SENTENCE ? `${line}.` : line;
}

/** Why a text is no sentence of a letter, whatever it states; null: it is one. `said`: those before it. */
export function sentenceFault(sentence: string, said: readonly string[]): SentenceFault | null {
  const words = read(sentence.toLowerCase());
  if (words.length < 3) return 'empty';
  if (runsInCircles(words)) return 'circles';
  if (sentence.length >= LONGEST_SENTENCE || !/[.!?]["”)]?$/.test(sentence)) return 'cut';
  if (/[[\]{}<>|\\]/.test(sentence)) return 'brackets';
  if (TALK.test(sentence)) return 'talks';
  if (!isEnglish(words)) return 'not_english';
  const same = words.join(' ');
  return said.some((one) => read(one.toLowerCase()).join(' ') === same) ? 'repeats' : null;
}

const read = wordReader();

const TALK =
  /^(?:sure|certainly|of course|okay|ok|here (?:is|are)|as an? (?:ai|assistant)|sorry|note:|explanation)\b|\b(?:I|I'm|I'll|you|your|we|our|my)\b|\bfacts? (?:number )?\d/i;

const COMMON = new Set(
  'a an and are as at be because by for from has have helps in is it needs of on or that the they this to which with'.split(
    ' ',
  ),
);

/** One word in eight is among the commonest; a long text of other letters is none. */
const isEnglish = (words: readonly string[]): boolean =>
  words.every((word) => !/[^\p{Script=Latin}\p{N}\p{M}\p{P}]/u.test(word)) &&
  words.filter((word) => COMMON.has(word)).length * 8 >= words.length;

/** Three words that come back three times, or one that stands four times in a row. */
function runsInCircles(words: readonly string[]): boolean {
  const seen = new Map<string, number>();
  return words.some((word, at) => {
    if (words[at + 1] === word && words[at + 2] === word && words[at + 3] === word) return true;
    if (at + 2 >= words.length) return false;
    const three = words.slice(at, at + 3).join(' ');
    seen.set(three, (seen.get(three) ?? 0) + 1);
    return seen.get(three)! >= 3;
  });
}
