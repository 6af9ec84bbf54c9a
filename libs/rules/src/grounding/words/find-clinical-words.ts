import type { Found } from '../found.ts';
import { CLINICAL_WORDS } from '../lexicon/clinical-words.ts';
import { ANATOMY, SYMPTOMS } from '../lexicon/anatomy.ts';
import { BODY_PARTS, QUALIFIERS } from '../lexicon/qualifiers.ts';
import { segmentAt } from '../text/page.ts';
import { isMadeOfTold } from './derived.ts';
import { keyOf } from './phrases.ts';
import { isAkin, isAllowed, isOwned, isSaidFor, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

const CLINICAL = new Set(CLINICAL_WORDS.map(keyOf));
const PARTS = new Set(BODY_PARTS.map(keyOf));
const TELLS_LITTLE = new Set([...ANATOMY, ...SYMPTOMS].map(keyOf));
/** `Heart failure`, `lung cancer`. */
const NAMES_DISEASE =
  /^(?:disease|failure|cancer|tumor|injury|infection|attack|disorder|condition|kidney|stone|transplant|surgery|lesion|fracture|ulcer)$/;
const TELLING_APART = new Set(QUALIFIERS.map(keyOf));

export const isClinical = ({ word }: Token): boolean => CLINICAL.has(word);
export const isBodyPart = ({ word }: Token): boolean => PARTS.has(word);
export const isQualifier = ({ word }: Token): boolean => TELLING_APART.has(word);

/** Words of diseases and findings that the case does not hold, and words that make one of its diagnoses another. */
export function findClinicalWords(reading: Reading): Found[] {
  const { tokens, vocabulary, context } = reading;
  return tokens.flatMap((token, at): Found[] => {
    const clinical =
      isClinical(token) ||
      (isQualifier(token) && !isRankOfDiagnosis(reading, at) && isBesideDisease(reading, at));
    if (!clinical || isAllowed(vocabulary, token) || isSaidFor(vocabulary, token)) return [];
    // `Allergy`, of the allergic.
    if (!isQualifier(token) && isMadeOfTold(vocabulary, token.word)) return [];
    const where = context(token);
    const place = { start: token.start, end: token.end, kind: 'diagnosis' } as const;
    const tellsLittle =
      (TELLS_LITTLE.has(token.word) || (isBodyPart(token) && !isPlaceOfDisease(reading, at))) &&
      !NAMES_DISEASE.test(tokens[at + 1]?.word ?? '');
    // `His dominant side is the right one`, where the case says which is not.
    const isOfHand =
      /^(?:non)?dominant$/.test(token.word) && /^(?:side|hand|arm|leg)$/.test(tokens[at + 1]?.word ?? '');
    const isSoft = tellsLittle || isOfHand || isAkin(vocabulary, token);
    if (where === 'stated' && (isSoft || !reading.isOwnStatement(token.start)))
      return [{ ...place, tier: 'untraced' }];
    if (where === 'stated' || (where === 'possible' && isOwned(tokens, at))) return [place];
    return where === 'general' ? [{ ...place, tier: 'untraced' }] : [];
  });
}

/** `Urge incontinence (primary)`, `secondary diagnosis`: which one it is, not of what kind. */
function isRankOfDiagnosis({ tokens, page }: Reading, at: number): boolean {
  const { word, start, end } = tokens[at]!;
  if (word !== 'primary' && word !== 'secondary') return false;
  const next = tokens[at + 1]?.word ?? '';
  return (
    /^(?:diagnosis|diagnose|code|care|physician|provider|condition|insurance|payer)$/.test(next) ||
    /^(?: ?[:|]|\))/.test(page.text.slice(end, end + 2)) ||
    page.text[start - 1] === '('
  );
}

/** `Osteoarthritis of the hip`; of a knee alone, nothing is told but that there is one. */
const isPlaceOfDisease = ({ tokens, vocabulary, page }: Reading, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .filter((one) => one.start >= segmentAt(page, tokens[at]!.start)[0])
    .some((one) => !isBodyPart(one) && (isClinical(one) || vocabulary.ofDiagnoses.has(one.word)));

/** `severe urge incontinence`: a word of a diagnosis of the case follows. */
function isBesideDisease({ tokens, vocabulary, page }: Reading, at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]!.fresh && before && vocabulary.ofDiagnoses.has(before.word)) return true;
  for (let next = at + 1; next <= at + 3; next += 1) {
    const token = tokens[next];
    if (!token || /[.;:\n]/.test(page.text.slice(tokens[at]!.end, token.start))) return false;
    if (isClinical(token) || isBodyPart(token)) return true;
    if (vocabulary.ofDiagnoses.has(token.word)) return true;
  }
  return false;
}
