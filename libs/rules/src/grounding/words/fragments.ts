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
