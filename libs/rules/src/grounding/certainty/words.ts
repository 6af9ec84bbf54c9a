import type { Found } from '../found.ts';
import { codesIn } from '../text/codes-in-text.ts';
import { segmentAt } from '../text/page.ts';
import { within } from '../text/mentions.ts';
import { DRUG_GROUPS } from '../lexicon/drugs.ts';
import { BEFALLS } from '../lexicon/events.ts';
import { OF_TRADE } from '../lexicon/organisations.ts';
import { KIN, COMPANIONS } from '../lexicon/people.ts';
import { keyOf } from '../words/phrases.ts';
import type { Reading } from '../words/reading.ts';
import { stem } from '../words/stems.ts';
import { type Token, tokenFrom } from '../words/tokens.ts';
import { isAnotherNamed, isOfPatient, isProse, isTold } from './manner.ts';

const befalls: ReadonlySet<string> = new Set(BEFALLS.flatMap((line) => line.map(keyOf)));
/** What befell the patient, in a sentence that speaks of nobody else. */
export const isClearEvent = (reading: Reading, found: Found): boolean =>
  befalls.has(keyOf(reading.page.text.slice(found.start, found.end))) &&
  isTold(reading, found.start) &&
  isOfPatient(reading, found.start);

/** What somebody takes, said of the patient in a sentence. */
const isClearOfPatient = (reading: Reading, found: Found): boolean => isTold(reading, found.start);

const DOSE = /^ ?\d[\d.,]* ?(?:mg|mcg|g|units?|ml|iu)\b/i;
/** `He takes no NSAIDs`: it may be said of any that is nowhere told. */
const TAKES_NONE = /\b(?:no|without|not (?:on|taking|take)) (?:\p{L}+ )?$/iu;
const groups: ReadonlySet<string> = new Set(DRUG_GROUPS.map(keyOf));
/** A drug is also clear beside its dose; the name of a group may be said for one of the case's. */
export const isClearMedication = (reading: Reading, found: Found): boolean =>
  !groups.has(keyOf(reading.page.text.slice(found.start, found.end))) &&
  !TAKES_NONE.test(reading.page.text.slice(Math.max(0, found.start - 24), found.start)) &&
  isClearDrug(reading, found);

const isClearDrug = (reading: Reading, found: Found): boolean =>
  DOSE.test(reading.page.text.slice(found.end, found.end + 16)) || isClearOfPatient(reading, found);

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
/** Whoever treats the patient may be he or she. */
const STAFF = /^(?:nurse|physician|doctor|therapist|orthotist|podiatrist|surgeon|aide|rn|md|pt|ot)$/;
/** The letters behind the name of whoever treats, and `Dr.` before it. */
const TITLED =
  /\bDr\.? \p{Lu}|\p{Lu}\p{Ll}+, ?(?:MD|DO|NP|PA|PA-C|RN|FNP\S*|DNP|APRN|ARNP|CNP|CRNP|DPM|OD|DC|PT|DPT|OT|OTR\S*|SLP|CCC-SLP|RRT|RT|CO|CPO|CP|CWOCN|CDCES|RD|PhD)\b/u;
const PRONOUN = /^(?:she|her|hers|herself|he|him|his|himself)$/i;
/** So many words before, somebody may have been spoken of. */
const BEFORE = 60;
/** The other sex, where nobody else is spoken of. */
export function isClearSex(reading: Reading, found: Found): boolean {
  const { page, tokens, held } = reading;
  const text = page.text.slice(found.start, found.end);
  // A fellow may be a physician who learns.
  if (/^fellow$/i.test(text)) return false;
  if (/^[MF]$/.test(text)) return true;
  const [from, to] = segmentAt(page, found.start);
  const words = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to));
  if (/^(?:mr|mrs|ms|miss)\.?$/i.test(text)) return true;
  const isOther = (one: Token) => OTHERS.has(one.stem) || OTHERS.has(one.word) || STAFF.test(one.word);
  const at = tokenFrom(tokens, found.start);
  if (words.some(isOther) || tokens.slice(Math.max(0, at - BEFORE), at).some(isOther)) return false;
  // `Signed by Jo Sample, DO, a week after his examination`.
  if (PRONOUN.test(text) && isAnotherNamed(reading, found.start)) return false;
  if (PRONOUN.test(text) && TITLED.test(page.text.slice(from, found.start))) return false;
  // `Mrs. Sample pulls him up. She cannot do it alone`: of somebody of his name.
  const title = /^(?:she|her|hers|herself)$/i.test(text) ? /^(?:mrs|ms|miss)$/ : /^mr$/;
  if (tokens.slice(Math.max(0, at - BEFORE), at).some(({ word }) => title.test(word))) return false;
  if (PRONOUN.test(text)) return reading.context(found) !== 'policy';
  const before = page.text.slice(Math.max(0, found.start - 30), found.start);
  return (
    /\b(?:the|this|old|of age)[ -](?:\p{L}+ )?$/iu.test(before) ||
    words.some(({ word }) => held.names.has(word))
  );
}

/** No longer is a sentence that need not be in the words of a letter. */
const SHORT = 6;
const NOT = /\b(?:not|no|never|cannot)\b|n't\b/i;
/** Beside such a word a negation says another thing. */
const TURNS = /\b(?:since|longer|only|spared|former\w*|unless|until|than)\b/i;
const ABLE = /\b(?:can|able)\b/i;
const NEED = /\b(?:need|necess|requir|indicat|appropriate)/i;
/** A negation in a sentence that retells one of the case, or of the need for an item that it names. */
export function isClearStatement(reading: Reading, found: Found): boolean {
  const { page, mentions } = reading;
  const [from, to] = segmentAt(page, found.start);
  const [said, sentence] = [page.text.slice(found.start, found.end), page.text.slice(from, to)];
  // `A walker must be lifted at each step. She cannot do that`: of what was said before.
  if (/\b(?:do|does|did|done) (?:that|this|it|so)\b/i.test(sentence)) return false;
  const isShort = sentence.split(' ').length <= SHORT;
  if (!isProse(page, found.start) && !isShort) return false;
  const isOfItem = NEED.test(said) && within(mentions, from, to).some((one) => one.isWhole);
  if (NOT.test(said) && isOfItem) return true;
  const tells = isTold(reading, found.start) || (isShort && isOfPatient(reading, found.start));
  return tells && (NOT.test(said) || ABLE.test(said)) && !TURNS.test(sentence);
}

/** A part of whatever house the letter comes from or goes to. */
const OF_HOUSE = / (?:Department|Unit|Team|Office|Desk|Division)$/i;
/**
 * Who pays, treats or runs a place, by a name that is no abbreviation, no phrase (`insured by`) and not only the name of
 * a trade (`Pediatric Urology`): said of this patient or order.
 */
export function isClearOrganisation(reading: Reading, found: Found): boolean {
  const name = reading.page.text.slice(found.start, found.end);
  if (
    /^[A-Z]{2,6}$|^[^\p{Lu}]*$/u.test(name) ||
    OF_HOUSE.test(name) ||
    name.split(/[ &,]+/).every((word) => OF_TRADE.test(word))
  )
    return false;
  return reading.context(found) !== 'policy' || isOfPatient(reading, found.start);
}
