import { bySentence } from '../text/by-sentence.ts';
import { lineOf, type Page, partAt } from '../text/page.ts';

/** Words of a sentence that says something of somebody or something. */
const SAYS =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|cannot|could|will|would|may|must|should|I|we|he|she|they|it|his|her|him|himself|herself|who|patient|Mr|Mrs|Ms|Dr|this|that|there)\b/i;
const ENDED = /[.!?]["')\]*_]*\s*$/;

const isUnended = bySentence((sentence) => !ENDED.test(sentence) && !SAYS.test(sentence));

/**
 * A heading, a row of a list, shorthand: `Home oxygen intake sheet`, `earlier amputation`. Its words stand for what
 * somebody who knows the case reads into them, so that one the case lacks is not certain to say something else.
 */
export const isFragment = (page: Page, at: number): boolean => isUnended(page, at);

const IN_CAPITALS = /^[^\p{Ll}.!?\d]+$/u;
const ENDS_IN_COLON = /^\s*\p{Lu}[^.!?;:\n\d]{0,80}:\s*$/u;
const NAMES_ORDER = /\bstates the medical necessity of\b|\bthe order is for:/;
/** A heading, and what a letter says that it is about: it names what follows, and tells nothing of it. */
export const isAnnouncement = bySentence(
  (sentence) =>
    (IN_CAPITALS.test(sentence) && /\p{Lu}{3}/u.test(sentence)) ||
    ENDS_IN_COLON.test(sentence) ||
    NAMES_ORDER.test(sentence),
);

const NUMBERED = /^(?:(?:[IVX]{1,4}|\p{Lu}|\d{1,2})[.):] ?|\([a-z\d]\) ?|#{1,4} ?|\*{2})/u;
const FEW = /^\p{Lu}[\p{L}'-]*(?: [\p{L}'&-]+){0,3}:?\*{0,2}$/u;
const TITLE = /^\p{Lu}[\p{Lu} ,:&'/-]{3,78}$/u;

/** `III. Caregivers`, `OCCUPATIONAL THERAPY: HOME VISIT`: a line of its own over what follows it, behind an empty line. */
export function isHeading(page: Page, at: number): boolean {
  const number = partAt(page.lines, at);
  const said = lineOf(page, number).replace(NUMBERED, '');
  const next = lineOf(page, number + 1) || lineOf(page, number + 2);
  if (number > 0 && lineOf(page, number - 1) !== '') return false;
  return next !== '' && (FEW.test(said) || TITLE.test(said));
}
