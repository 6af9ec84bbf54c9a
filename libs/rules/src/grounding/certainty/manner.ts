import { namedIn } from '../fields/names.ts';
import { namesOfPatient } from '../held.ts';
import { tokenFrom } from '../words/tokens.ts';
import { bySentence } from '../text/by-sentence.ts';
import { type Page, segmentAt } from '../text/page.ts';
import { SHORTHAND as WRITTEN_OUT } from '../shorthand/written-out.ts';
import type { Reading } from '../words/reading.ts';

/** Signs and abbreviations of people who write for those who know: `s/p`, `x10 wk`, `'25`, `->`. */
const SHORTHAND =
  /(?<![\p{L}\p{N}])(?:w\/o?|[a-z]\/[a-z]|[hdtrs]x|pts?|yo|wks?|mos?|nl|neg|pos|noc|bid|tid|qid|prn|q\d{0,2}[hd]|qd|qhs|qty|[x#×] ?\d+|\d+ ?[x×]|[lr](?:le|ue)|[lr]|re|tel)(?![\p{L}\p{N}])|[<>=~±+#@|\t→←↓↑]|'\d\d(?!\d)|\/ ?(?:d|wk|mo|yr|min|h|day|week)\b|\.{4}| {3}|\[[ x]\]/iu;
/** The little words of which sentences are made. */
const LITTLE =
  /^(?:a|an|the|of|in|on|at|to|for|from|by|with|without|and|or|but|as|is|are|was|were|be|been|has|have|had|does|do|did|it|its|that|this|these|those|he|she|his|her|him|they|them|their|i|my|we|our|who|which|when|while|not|no|so|than|then|there|would|could|can|cannot|will|may|must|should|because|since|after|before|under|over|into|also|already|each|every|per|both|any)$/i;
/** Of fewer words nobody makes a sentence. */
const FEWEST = 4;
/** So many of its words are little ones: fewer where it begins and ends as a sentence does. */
const SHARE = 0.24;
const SHARE_OF_WHOLE = 0.12;

/**
 * True of a sentence in the words of a letter. In shorthand, rows and headings a word stands for what somebody who knows
 * the case reads into it: another one there is not certain to say something else.
 */
export const isProse = (page: Page, at: number): boolean =>
  !page.of.subarray(...segmentAt(page, at)).includes(WRITTEN_OUT) && readsAsProse(page, at);

const readsAsProse: (page: Page, at: number) => boolean = bySentence((sentence) => {
  if (SHORTHAND.test(sentence)) return false;
  const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const little = words.filter((word) => LITTLE.test(word)).length;
  const isWhole = /^\W*\p{Lu}\p{Ll}*[ ,']/u.test(sentence) && /[.!]["')\]]*\s*$/.test(sentence);
  return words.length >= FEWEST && little >= (isWhole ? SHARE_OF_WHOLE : SHARE) * words.length;
});

const PERSON =
  /\b(?:he|she|his|her|him|himself|herself|they|patient|patient's|member|client|Mr|Mrs|Ms|this (?:man|woman|gentleman|lady|child|boy|girl))\b/i;
const speaksOfSomebody = bySentence((sentence) => PERSON.test(sentence));
const wordsOf = bySentence((sentence) => sentence.toLowerCase().match(/[\p{L}'-]+/gu) ?? []);

/** True where the sentence speaks of the patient: by a pronoun or by the name. */
export const isOfPatient = ({ page, held }: Reading, at: number): boolean =>
  speaksOfSomebody(page, at) || wordsOf(page, at).some((word) => held.names.has(word));

/** So many words before, somebody may have been spoken of. */
const BEFORE = 60;
/** True where somebody else whom the case names was spoken of shortly before, so that a pronoun may be of that person. */
export function isAnotherNamed({ tokens, held }: Reading, at: number): boolean {
  const number = tokenFrom(tokens, at);
  const others = namedIn(held);
  const own = namesOfPatient(held);
  return tokens
    .slice(Math.max(0, number - BEFORE), number)
    .some(({ word }) => others.has(word) && !own.has(word));
}
const HAPPENED = /\b(?:was|were|has been|have been|had|underwent)\b/i;
const tellsWhatHappened = bySentence((sentence) => HAPPENED.test(sentence));
/** True where a sentence of a letter tells of the patient, or of what happened. */
export const isTold = (reading: Reading, at: number): boolean =>
  isProse(reading.page, at) &&
  reading.context({ start: at }) === 'stated' &&
  (isOfPatient(reading, at) || tellsWhatHappened(reading.page, at));

const LEAVES_OUT =
  /\b(?:not|no|nor|neither|cannot|never|none|without|instead|rather|than|unlike|too|alternatives?|excluded|declined|whereas|dearer|cheaper|cheapest|cheap|other|option|options|loaner|borrowed|compar\w+|formerly|previous|ruled out)\b|n't\b|\[ \]/i;
/** True where the sentence may name a thing to say that it was not chosen. */
export const leavesOut: (page: Page, at: number) => boolean = bySentence((sentence) =>
  LEAVES_OUT.test(sentence),
);
