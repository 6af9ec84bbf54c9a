import type { Found } from '../found.ts';
import { compact, codesIn } from '../codes-in-text.ts';
import { OPPOSITES, QUALIFIERS } from '../lexicon/qualifiers.ts';
import { segmentAt } from '../page.ts';
import { within } from '../mentions.ts';
import { KIN, COMPANIONS } from '../lexicon/people.ts';
import type { Reading } from '../words/reading.ts';
import { stem } from '../words/stems.ts';
import { tokenFrom, type Token } from '../words/tokens.ts';
import { isOfPatient, isProse, isTold, leavesOut } from './manner.ts';

const RIVALS: readonly (readonly string[])[] = [
  ['acute', 'subacute', 'chronic'],
  ['mild', 'moderate', 'severe'],
  ['primary', 'secondary'],
  ['early', 'late'],
  ['congenital', 'acquired'],
  ['obstructive', 'central'],
  ['stress', 'urge', 'mixed', 'overflow', 'functional'],
  ['spastic', 'flaccid'],
  ['upper', 'lower'],
  ['complete', 'incomplete'],
  ['left', 'right', 'bilateral', 'unilateral'],
  ['with', 'without'],
  ['proliferative', 'nonproliferative'],
  ['traumatic', 'nontraumatic'],
  ...OPPOSITES,
];
const QUALIFIES = new Set([...QUALIFIERS, ...RIVALS.flat()]);
const ADJECTIVE = /(?:al|ic|ous|ive|ary|ed|ing|ar|less|able|ible|ile|oid)$/;

const wordsAt = ({ tokens }: Reading, { start, end }: Found): readonly Token[] =>
  tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end));

/** A word that begins as one of the case does says the same of it: `autism` of an autistic disorder. */
const ROOT = 5;
const isOfRoot = ({ vocabulary }: Reading, { word }: Token): boolean =>
  word.length > ROOT && [...vocabulary.ofDiagnoses].some((own) => own.slice(0, ROOT) === word.slice(0, ROOT));

/**
 * Another disease: a noun said of the patient in a sentence, or beside a code of the case. A word that only tells one
 * kind from another is clear where the case has its rival.
 */
export function isClearDiagnosis(reading: Reading, found: Found): boolean {
  const { page, vocabulary, context } = reading;
  const words = wordsAt(reading, found);
  if (words.length === 0 || words.every((word) => isOfRoot(reading, word))) return false;
  const [from, to] = segmentAt(page, found.start);
  const sentence = page.text.slice(from, to);
  const has = (word: string) => vocabulary.ofDiagnoses.has(word) || vocabulary.ofDiagnoses.has(stem(word));
  const telling = words.filter(({ word }) => QUALIFIES.has(word));
  const isBesideCode = codesIn(sentence).some((code) => reading.held.codes.has(compact(code)));
  if (telling.length === words.length) {
    const hasRival = telling.some(({ word }) =>
      RIVALS.some((set) => set.includes(word) && set.some((other) => other !== word && has(other))),
    );
    return hasRival && (isBesideCode || isProse(page, found.start)) && context(found) === 'stated';
  }
  if (isBesideCode) return !/\([^)]*$/.test(page.text.slice(from, found.start));
  const isNoun = words.length > 1 || !ADJECTIVE.test(words[0]!.word);
  if (context(found) !== 'stated') return false;
  if (isProse(page, found.start)) return isOfPatient(reading, found.start) && isNoun;
  return words.length > 1 && /^\W*$/.test(page.text.slice(from, found.start));
}

/** What somebody takes, had done, or lives with: said of the patient in a sentence. */
export const isClearOfPatient = (reading: Reading, found: Found): boolean =>
  isTold(reading, found.start) &&
  !/^(?:fell|fall|falls|operation|replacement|appeal\w*)$/i.test(
    reading.page.text.slice(found.start, found.end),
  );

const DOSE = /^ ?\d[\d.,]* ?(?:mg|mcg|g|units?|ml|iu)\b/i;
/** A drug is also clear beside its dose. */
export const isClearMedication = (reading: Reading, found: Found): boolean =>
  DOSE.test(reading.page.text.slice(found.end, found.end + 16)) || isClearOfPatient(reading, found);

const ORDERS =
  /\b(?:order(?:ed|s|ing)?|prescrib\w+|request(?:ed|s|ing)?|ask(?:ed|ing|s)?|need(?:s|ed)?|requires?|billed|covers?|recommend\w*|approve|provided?)\b/i;

/** A thing that is ordered, or beside a code of the case. */
export function isClearItem(reading: Reading, found: Found): boolean {
  const { page, context, denies } = reading;
  const said = page.text.slice(found.start, found.end);
  if (codesIn(said).length > 0) return !denies(found.start) && !said.includes('\n');
  const [from, to] = segmentAt(page, found.start);
  if (leavesOut(page, found.start) || context(found) !== 'stated') return false;
  return isProse(page, found.start) && ORDERS.test(page.text.slice(from, to));
}

/** A choice beside one item of the case that has another one, and none of whose items has this. */
export function isClearChoice(reading: Reading, found: Found): boolean {
  const { page, held, mentions, denies } = reading;
  const said = page.text.slice(found.start, found.end).toLowerCase();
  const { items } = held.facts;
  const holds = (text: string | null | undefined) => text != null && text.toLowerCase().includes(said);
  if (
    items.some(({ item, size, color, length, justification }) =>
      [item, size, color, length, justification].some(holds),
    )
  )
    return false;
  if (denies(found.start)) return false;
  const [from, to] = segmentAt(page, found.start);
  const beside = [...new Set(within(mentions, from, to).flatMap((one) => one.items))];
  const isLabelled = /\b(?:size|colou?r|length)\b[ :.-]*(?:is )?$/i.test(
    page.text.slice(Math.max(0, found.start - 16), found.start),
  );
  if (isLabelled) return items.some(({ size, color, length }) => size || color || length);
  return (
    beside.length > 0 &&
    beside.some(
      (at) => items[at]!.size || items[at]!.color || items[at]!.length || isProse(page, found.start),
    )
  );
}

/** A side in a sentence with a diagnosis of the case, which speaks of one side throughout. */
export function isClearSide(reading: Reading, found: Found): boolean {
  const { page, vocabulary } = reading;
  const said = page.text.slice(found.start, found.end).toLowerCase();
  const tells = (side: string) => vocabulary.texts.some(({ words }) => words.has(side));
  if (tells('bilateral') || tells('both') || (tells('left') && tells('right')) || tells(said)) return false;
  const [from, to] = segmentAt(page, found.start);
  const sentence = page.text.slice(from, to);
  return isProse(page, found.start) || codesIn(sentence).some((code) => reading.held.codes.has(code));
}

const OTHERS = new Set([...KIN, ...COMPANIONS].flatMap((line) => line).map((one) => stem(one)));
/** The other sex, where nobody else is spoken of. */
export function isClearSex(reading: Reading, found: Found): boolean {
  const { page, tokens, held } = reading;
  const text = page.text.slice(found.start, found.end);
  if (/^[MF]$/.test(text)) return true;
  const [from, to] = segmentAt(page, found.start);
  const words = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to));
  if (/^(?:mr|mrs|ms|miss)\.?$/i.test(text)) return true;
  if (words.some((one) => OTHERS.has(one.stem) || OTHERS.has(one.word))) return false;
  if (/^(?:she|her|hers|herself|he|him|his|himself)$/i.test(text)) return reading.context(found) !== 'policy';
  const before = page.text.slice(Math.max(0, found.start - 30), found.start);
  return (
    /\b(?:the|this|old|of age)[ -](?:\p{L}+ )?$/iu.test(before) ||
    words.some(({ word }) => held.names.has(word))
  );
}

const NOT = /\b(?:not|no|never|cannot)\b|n't\b/i;
/** Beside such a word a negation says another thing. */
const TURNS = /\b(?:since|longer|only|spared|former\w*|unless|until|than)\b/i;
/** A negation in a sentence that retells one of the case. */
export const isClearStatement = (reading: Reading, found: Found): boolean => {
  const { page } = reading;
  return (
    isTold(reading, found.start) &&
    NOT.test(page.text.slice(found.start, found.end)) &&
    !TURNS.test(page.text.slice(...segmentAt(page, found.start)))
  );
};

/** Who pays, treats or runs a place: said of this patient or order. */
export const isClearOrganisation = (reading: Reading, found: Found): boolean =>
  reading.context(found) !== 'policy' || isOfPatient(reading, found.start);
