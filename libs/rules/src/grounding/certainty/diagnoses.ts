import { codesIn, compact } from '../text/codes-in-text.ts';
import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { OPPOSITES, QUALIFIERS } from '../lexicon/qualifiers.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { isBodyPart } from '../words/find-clinical-words.ts';
import { isSaidFor, type Reading } from '../words/reading.ts';
import { stem } from '../words/stems.ts';
import { type Token, tokenFrom } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { isOfPatient, isProse } from './manner.ts';

/** Words that tell one kind of a disease from another, beside those of the lexicon. */
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
const ADJECTIVE = /(?:al|ic|ous|ive|ary|ed|ing|ar|less|able|ible|ile|oid|ine)$/;

const wordsAt = ({ tokens }: Reading, { start, end }: Found): readonly Token[] =>
  tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end));

/** `A cancer of the breast`. */
const OF_DISEASE =
  /\b(?:cancer|carcinoma|tumou?r|melanoma|fracture|infection|disease|injury|ulcer|arthritis|osteoarthritis) of (?:the |her |his |an? )?$/i;

/** What alone names no disease: `decades after the infection`. */
const OF_ANY_KIND =
  /^(?:infections?|diseases?|disorders?|injury|injuries|illness(?:es)?|conditions?|syndromes?|wounds?|lesions?|deformity|deformities|defects?|attacks?|episodes?|complications?|symptoms?|pain|weakness|loss)$/;

/** A vertebra, which may be where something was seen or felt. */
const VERTEBRA = /^[ltcs]\d{1,2}$/;
/** `She has`, `a man with`: what follows is said to be somebody's. */
const HAS =
  /\b(?:has|had|have|having|with|diagnos\w+|suffer\w*|develop\w*|history|includes?|because of|due to|after|for|from|is|was|blinded by)\b[^.;:]{0,80}$/i;

/** An adjective that alone says which disease it is. */
const NAMES_KIND = /^(?:diabetic|rheumatoid)$/;

const codesOfDiagnoses = onceFor(
  ({ facts }: Held): ReadonlySet<string> => new Set(facts.diagnoses.map(({ code }) => compact(code))),
);

/** A word that begins as one of the case does says the same of it: `autism` of an autistic disorder. */
const ROOT = 5;
const rootsOfDiagnoses = onceFor(
  ({ ofDiagnoses }: Vocabulary): ReadonlySet<string> =>
    new Set([...ofDiagnoses].map((own) => own.slice(0, ROOT))),
);
const isOfRoot = ({ vocabulary }: Reading, { word }: Token): boolean =>
  word.length > ROOT && rootsOfDiagnoses(vocabulary).has(word.slice(0, ROOT));

/**
 * Another disease: a noun said of the patient in a sentence, or beside a code of the case. A word that only tells one
 * kind from another is clear where the case has its rival.
 */
export function isClearDiagnosis(reading: Reading, found: Found): boolean {
  const { page, vocabulary, context } = reading;
  const words = wordsAt(reading, found);
  // `Anti-inflammatory`: against it.
  if (/\banti-$/i.test(page.text.slice(Math.max(0, found.start - 5), found.start))) return false;
  const [from, to] = segmentAt(page, found.start);
  const sentence = page.text.slice(from, to);
  const has = (word: string) => vocabulary.ofDiagnoses.has(word) || vocabulary.ofDiagnoses.has(stem(word));
  const telling = words.filter(({ word }) => QUALIFIES.has(word));
  // `Bilateral foot drop`, which has a code for each foot.
  if (words.some(({ word }) => word === 'bilateral') && has('left') && has('right')) return false;
  // `The primary diagnosis is`: which of them it is.
  if (/\b(?:primary|principal|main) diagnosis\b/i.test(sentence) && words.some(({ word }) => has(word)))
    return true;
  if (words.every(({ word }) => OF_ANY_KIND.test(word))) return false;
  if (words.length === 0 || words.every((word) => isOfRoot(reading, word) || isSaidFor(vocabulary, word)))
    return false;
  const isBesideCode = codesIn(sentence).some((code) => codesOfDiagnoses(reading.held).has(compact(code)));
  if (telling.length === words.length) {
    const hasRival = telling.some(({ word }) =>
      RIVALS.some((set) => set.includes(word) && set.some((other) => other !== word && has(other))),
    );
    const isToldOf =
      isBesideCode ||
      (isProse(page, found.start) ? isOfPatient(reading, found.start) : tellsDiagnosis(reading, from, to));
    return hasRival && isToldOf && context(found) === 'stated';
  }
  const [first, more] = words;
  const isAdjective = !more && ADJECTIVE.test(first!.word);
  // `Macular degeneration affects both eyes`, `uterine cancer`: where a disease is, is told in many ways.
  const isPlace =
    isBodyPart(first!) && !OF_DISEASE.test(page.text.slice(Math.max(0, found.start - 32), found.start));
  if (((!more && isPlace) || isAdjective) && !NAMES_KIND.test(first!.word)) return false;
  if (isBesideCode) return !/\([^)]*$/.test(page.text.slice(from, found.start));
  if (context(found) !== 'stated') return false;
  const lead = page.text.slice(from, found.start);
  if (words.every(({ word }) => VERTEBRA.test(word))) return false;
  if (isProse(page, found.start))
    return isOfPatient(reading, found.start) && HAS.test(lead) && !/(?<!\bof )\bthe $/i.test(lead);
  return words.length > 1 && /^\W*$/.test(page.text.slice(from, found.start));
}

/** A row of a diagnosis: two words at least of a description of the case. */
function tellsDiagnosis({ tokens, vocabulary }: Reading, from: number, to: number): boolean {
  const row = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to));
  return row.filter(({ word }) => vocabulary.ofDiagnoses.has(word)).length >= 2;
}
