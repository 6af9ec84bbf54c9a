import { slipsOf } from '../text/closeness.ts';
import { CODE, compact } from '../text/codes-in-text.ts';
import {
  isCoverage,
  isKnownPolicy,
  isListedByPolicies,
  isPolicyRange,
  isWrittenOneByOne,
} from '../text/coverage.ts';
import type { Held } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { type Page, segmentAt, take, unclaimed } from '../text/page.ts';
import type { Found } from '../found.ts';

const RANGE =
  /(?<![\p{L}\p{N}])([A-Z]\d[0-9A-Z]{1,3})(?: ?- ?| to | through )([A-Z]\d[0-9A-Z]{1,3})(?!\.?[\p{L}\p{N}])/gu;
const POLICY_NUMBER = /(?<![\p{L}\p{N}])[LA]\d{5}(?![\p{L}\p{N}])/gu;
const LABELLED =
  /\b(?:HCPCS|ICD-10(?:-CM)?)(?: codes?)?[ :#(]*((?=[\p{L}.-]{0,9}\d)[\p{L}\d][\p{L}\d.-]{0,20}[\p{L}\d])/gu;
/** Letters and digits in one word: what a broken code still looks like. Most words have no digit, which a quick look tells. */
const MIXED =
  /(?<![A-Za-z\d])(?<![\p{L}\p{N}])(?=[^\d\s]{0,9}\d)(?=[\d.]{0,9}\p{L})(?=[\p{L}.]{0,9}\d)[\p{L}\d]{1,12}(?:\.[\p{L}\d]{1,12})?(?![\p{L}\p{N}])/gu;
/** `E0143NU`, `A6531AW`: a HCPCS code with its two-letter modifiers. */
const MODIFIED = /(?<![\p{L}\p{N}])([A-Z]\d{4})(?:[A-Z]{2}|[A-Z]\d){1,4}(?![\p{L}\p{N}])/gu;
/** The code of `T4523-KX`. */
const BARE = /^[A-Z]\d{4}(?=(?:-?(?:[A-Z]{2}|[A-Z]\d)){1,4}$)/;
/** `x10 wk`: so many times; `T21`: a trisomy. */
const NO_CODE = /^(A1[Cc]|B12|T(?:[1-9]|13|18|21)|H2O|O2|[xX]\d{1,3})$/;

const slipsOfCodes = onceFor(({ codes }: Held) => slipsOf([...codes].filter(Boolean)));

/** Codes of diagnoses and items that the case does not hold. Policy numbers and ranges are no codes of a case. */
export function findCodes(page: Page, held: Held, names: RegExp): Found[] {
  const near = slipsOfCodes(held);
  for (const match of unclaimed(page, RANGE)) {
    if (isPolicyRange(match[1] ?? '', match[2] ?? '')) take(page, match.index, match.index + match[0].length);
  }
  for (const match of unclaimed(page, POLICY_NUMBER)) {
    const number = match[0];
    const labelled = /(HCPCS|ICD-10(-CM)?|codes?)[ :#(]*$/i.test(
      page.text.slice(Math.max(0, match.index - 16), match.index),
    );
    const free = isKnownPolicy(number) || (!labelled && !held.codes.has(number) && !near(number));
    if (free) take(page, match.index, match.index + number.length);
  }
  const found: Found[] = [];
  const judge = (start: number, text: string, strict: boolean) => {
    const code = compact(text);
    if (!held.codes.has(code)) {
      if (!strict && !near(code)) return;
      if (strict && excused(page, start, code, near(code), names))
        return take(page, start, start + text.length);
      const isOther = isAlternative(page, start, code, held, near(code));
      found.push({
        start,
        end: start + text.length,
        kind: 'code',
        ...(isOther && { tier: 'untraced' as const }),
      });
    }
    take(page, start, start + text.length);
  };
  for (const match of unclaimed(page, LABELLED)) {
    const text = match[1] ?? '';
    const [code] = BARE.exec(text) ?? [text];
    judge(match.index + match[0].length - text.length, code, true);
  }
  for (const match of unclaimed(page, MODIFIED)) {
    judge(match.index, match[1] ?? '', true);
    take(page, match.index, match.index + match[0].length);
  }
  for (const match of unclaimed(page, CODE)) if (!NO_CODE.test(match[0])) judge(match.index, match[0], true);
  for (const match of unclaimed(page, MIXED))
    if (!NO_CODE.test(match[0])) judge(match.index, match[0], false);
  return found;
}

/** Words of what was not chosen. */
const NOT_CHOSEN =
  /\b(?:not|no|cannot|nor|neither|too|instead|rather|ruled out|off the table|unsuitable|alternatives?|than|unlike|insufficient|inadequate|fails?|less)\b|\[ \]/i;

/** `A standard chair, K0001, is too heavy`: the code of another item beside reasons against it, and no slip of its own. */
function isAlternative(page: Page, at: number, code: string, held: Held, near: boolean): boolean {
  if (!/^[A-Z]\d{4}$/.test(code) || !isListedByPolicies(code)) return false;
  const [from, to] = segmentAt(page, at);
  const said = page.text.slice(from, to);
  if (!NOT_CHOSEN.test(said)) return false;
  return !near || [...held.codes].some((own) => own !== '' && page.text.includes(own));
}

/** A policy's own list of codes; what could be a slip of a code of the case is excused only within such a list. */
function excused(page: Page, at: number, code: string, near: boolean, names: RegExp): boolean {
  if (
    !isListedByPolicies(code.length > 3 && /^\w\d\d\d$/.test(code) ? `${code.slice(0, 3)}.${code[3]}` : code)
  )
    return false;
  if (!isCoverage(page, at, names)) return false;
  const around = page.text.slice(Math.max(0, at - 40), at + 45);
  const listed = around.match(CODE) ?? [];
  return !near || (isWrittenOneByOne(code) && listed.length >= 3 && new Set(listed).size === listed.length);
}
