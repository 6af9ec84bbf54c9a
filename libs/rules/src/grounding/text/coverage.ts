import { type Page, partAt, segmentAt } from './page.ts';

const POLICY =
  /\b[LA]\d{5}\b|coverage|\bLCD\b|\bNCD\b|\bcover(s|ed)?\b|policy|policies|medicaid|medicare|lymphedema treatment act|(?<!\b(?:without|no|little|any|some|of) )\bbenefit\b|\bpayers?\b|usual (limit|quantit|allowance|maximum)|\ballow(s|ed|ance)\b|guideline|\bprograms?\b|\bplans? (?:pays?|covers?|allows?|requires?|asks?)\b/i;
/** A sentence about this patient and this order states facts, whatever policy it names. */
const PERSONAL =
  /\b(I|my|we|our|primary payer|is asked|has approved|this (?:chair|item|device|walker|wheelchair|request|case|bed)|he|she|his|her|hers|this patient|this order|ordered|ordering|requested|requests|prescribed|qty|mr|mrs|ms|dr|NPI|DOB|aged?(?! of)|year-old)\b|\bquantity\b(?! limits?\b)|\b(the )?patient('s)? (has|had|is|was|requires?|needs?|meets?|uses?|weighs?|tests?|will|with|carries)\b/i;

/** For each page its segments that were asked about, by where they begin. */
const known = new WeakMap<Page, Map<number, boolean>>();

/** True where the sentence around a place says what a policy covers, and nothing about this patient or order. */
export function isCoverage(page: Page, at: number, names: RegExp): boolean {
  const [start, end] = segmentAt(page, at);
  const answers = known.get(page) ?? new Map<number, boolean>();
  known.set(page, answers);
  const answer = answers.get(start) ?? readsAsCoverage(page, start, end, names);
  answers.set(start, answer);
  return answer;
}

function readsAsCoverage({ text, lines }: Page, start: number, end: number, names: RegExp): boolean {
  const lineStart = lines[partAt(lines, start)] ?? 0;
  const segment = text.slice(start, end);
  const labelled = /^\W*coverage\b[^.]{0,40}:/i.test(text.slice(lineStart, lineStart + 60));
  return (labelled || POLICY.test(segment)) && !PERSONAL.test(segment) && !names.test(segment);
}

/** Codes that the policies themselves list, as ranges or one by one. */
const LISTED =
  /^(E210[23]|A423[89]|E0607|A425[39]|A550[01]|A551[2-4]|A653[12]|A6545|A65(1[5-9]|[2-9]\d)|A66(0\d|1[01])|E01\d\d|K000[1-7]|K08[0-6]\d|T45[2-4]\d|E0[89]|E1[0-3]|O24|R32|R15|N39|I8[37]|L97|I89\.0|I97\.(2|89)|Q82\.0)$/;

export const isListedByPolicies = (code: string): boolean => LISTED.test(code);

/** Those that policies write out, not as part of a range. */
export const isWrittenOneByOne = (code: string): boolean =>
  /^(E210[23]|A423[89]|E0607|A425[39]|A550[01]|A551[2-4]|A653[12]|A6545)$/.test(code);

const RANGES =
  /^(T4521-T4545|A6515-A6611|E0100-E0116|E0130-E0149|K0001-K0007|K0800-K0864|A5512-A5514|E08-E13|I83-I87)$/;

/** `T4521 to T4545` as policies write it; any other pair of codes is two codes. */
export const isPolicyRange = (first: string, last: string): boolean => RANGES.test(`${first}-${last}`);

/** The policies and articles that notes of this product name. */
const POLICIES = /^(L33822|L33369|L33831|L33733|L33791|L33788|L33789|A52464|A52501|A54563|A52498)$/;

export const isKnownPolicy = (number: string): boolean => POLICIES.test(number);

/** Usual quantities of the policies: `300 per 3 months`. */
const USUAL = new Set(['300/3 month', '100/3 month', '3/6 month', '2/2 year', '1/1 year', '2/1 year']);

export const isUsualQuantity = (value: number, period: string): boolean => USUAL.has(`${value}/${period}`);
