import { segmentAt, type Page } from '../text/page.ts';
import type { StatedNumber } from '../text/numbers-in-text.ts';

/** Before a number: what something is compared with, or one end of a range. */
const COMPARED =
  /\b(?:below|above|under|over|than|at least|at most|up to|exceeds?|beyond|goals?|targets?|ranges?|limits?|thresholds?|cut-?offs?|norms?|normal|between|from|allows?|stops? at|carr(?:y|ies)|holds?|bears?|rated for)\b[^.;\n\d]{0,28}(?:\d+(?:\.\d+)?[^.;\n\d]{0,12}(?:-|\/|to|and|or) ?)?$/iu;
/** After a number with its unit: `or more`, `is normal`. */
const BOUND =
  /^[ -]?(?:%|[\p{L}/]{1,12}\b)?(?: \p{L}+)? ?(?:(?:or|and) (?:more|less|fewer|above|below|over|under|higher|lower|worse|better|greater|longer|up|older|younger)\b|(?:is|are|being|mark|marks|means?|counts? as|would be) (?:the |a |considered )?(?:\p{L}+ )?(?:normal|abnormal|usual|typical|average|raised|healthy|risk|limit|goal|target|maximum|minimum|norm)\b)/iu;
/** A clause with one of these gives what is usual beside what is the patient's. */
const USUAL =
  /\b(?:normal(?:ly)?|abnormal|usual(?:ly)?|typical(?:ly)?|common(?:ly)?|on average|averages?|healthy|ordinary|ordinarily|general(?:ly)?|recommended|definition|defined|corresponds? to|equivalent|ideal(?:ly)?|guidelines?|should)\b/iu;

/** `A gait speed below 0.8 m/s is slow`, `an index under 0.9 speaks for`: what any measure of the kind means. */
const OF_KIND =
  /^\W*(?:an?|any|each|every) [^.;\n\d]{2,40} (?:below|under|above|over|beyond|of at least|of at most|of less than|of more than|less than|more than) $/iu;
const MEANS =
  /^ ?(?:%|[\p{L}/²]{1,8})? ?(?:is|are|means?|speaks?|suggests?|points?|shows?|marks?|indicates?|counts?|predicts?)\b/iu;

const PERSON = /\b(?:he|she|his|hers?|him|their|patient)\b/i;

/** Where the clause of a place begins and its sentence ends. */
function clauseAt(page: Page, at: number): readonly [from: number, to: number] {
  const [from, to] = segmentAt(page, at);
  const signs = [...page.text.slice(from, at).matchAll(/[,;:()]/g)];
  return [from + (signs.at(-1)?.index ?? -1) + 1, to];
}

/** True of a number that a clause gives as a norm or a goal (`12 seconds or more means a risk`): no patient has it. */
export function isNorm(page: Page, { start, end }: StatedNumber): boolean {
  const [from, to] = clauseAt(page, start);
  const said = page.text.slice(from, to);
  const isBound =
    OF_KIND.test(page.text.slice(from, start)) && MEANS.test(page.text.slice(end, Math.min(to, end + 40)));
  if (isBound && !PERSON.test(said)) return true;
  return BOUND.test(page.text.slice(end, Math.min(to, end + 64))) || (USUAL.test(said) && !PERSON.test(said));
}

/** True of a number that something is compared with, which may be a norm or a limit that no case holds. */
export function isCompared(page: Page, { start }: StatedNumber): boolean {
  const [from] = clauseAt(page, start);
  return COMPARED.test(page.text.slice(Math.max(from, start - 64), start));
}
