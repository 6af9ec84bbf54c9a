import { bySentence } from '../text/by-sentence.ts';
import type { Page } from '../text/page.ts';

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
