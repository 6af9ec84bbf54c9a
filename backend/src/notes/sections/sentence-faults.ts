import { wordReader } from '@vouchwell/rules';

/** What small models write where a sentence was asked for [seen with models of 0.1 to 1.8 billion parameters]. */
export type SentenceFault =
  | 'empty'
  | 'cut' // it never came to its end
  | 'circles' // the same words again and again
  | 'repeats' // said before
  | 'not_english'
  | 'talks' // to the one who asked, not about the patient
  | 'brackets'; // a place left open, or data instead of words

/**
 * Plain words of one line: without Markdown, quotes around it, or a number before it. `isWhole`: nothing was cut from
 * it, and a full stop that is left out is put.
 */
export function asSentence(text: string, isWhole = true): string {
  const line = text
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-•]|\(?\d{1,2}[.)])\s+/, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .trim();
  return isWhole && /[\p{L}\p{N})%]$/u.test(line) ? `${line}.` : line;
}

/** Why a text is no sentence of a letter, whatever it states; null: it is one. `said`: those before it. */
export function sentenceFault(sentence: string, said: readonly string[]): SentenceFault | null {
  const words = read(sentence.toLowerCase());
  if (words.some((word) => OTHER_LETTERS.test(word))) return 'not_english';
  if (words.length < 3) return 'empty';
  if (runsInCircles(words)) return 'circles';
  if (!/[.!?]["”)]?$/.test(sentence)) return 'cut';
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

const OTHER_LETTERS = /[^\p{Script=Latin}\p{N}\p{M}]/u;

/** One word in eight is among the commonest. */
const isEnglish = (words: readonly string[]): boolean =>
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
