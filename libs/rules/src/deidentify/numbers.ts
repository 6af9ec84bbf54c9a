import { alone, claim, claimMatches, escaped, type FoldedText, foldedValue } from './folded-text.ts';
import type { IdentifyingFacts } from './identifying-facts.ts';

const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const WEB_ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s()[\]<>]{1,300}/gu;
const INTERNET_NUMBER = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const SSN = /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g;
const LABELLED_SSN = /\b(?:ssn|social security(?: number| no\.?)?)[ :#]*(\d[\d -]{2,12}\d)/g;
/** Medicare Beneficiary Identifier: eleven places, never S, L, O, I, B or Z [CMS, MBI format]. */
const MBI =
  /(?<![\p{L}\p{N}])[1-9][ac-hjkmnp-rt-y][ac-hjkmnp-rt-y\d]\d[- ]?[ac-hjkmnp-rt-y][ac-hjkmnp-rt-y\d]\d[- ]?[ac-hjkmnp-rt-y]{2}\d{2}(?![\p{L}\p{N}])/gu;
const LABELLED_NPI = /\bnpi\b[^\d\n]{0,20}(\d[\d -]{3,14}\d)(?!\d)/g;
const LABELLED_MRN =
  /\b(?:mrn|medical record (?:number|no\.?))(?:[ :#]|\bis\b)*((?=[\p{L}-]{0,64}\d)[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*)/gu;
const LABELLED_CASE = /\bcase (?:number|no\.?|id)?[ :#]*#[ ]?(\d+)|\bcase (?:number|no\.?|id)[ :#]*(\d+)/g;
const PHONE =
  /(?<![\p{L}\p{N}-])(?:\+?1[ .-])?\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?:,? ?(?:ext|extension|x)\.? ?\d{1,6})?(?![\p{L}\p{N}])/gu;
const LABELLED_PHONE =
  /\b(?:phone|telephone|tel|fax|call|cell|mobile|pager)\b[^\d\n+(]{0,15}([+(]?\d[\d ().-]{5,20}\d)/g;
const ABROAD = /(?<![\p{L}\p{N}])\+\d[\d ().-]{6,18}\d(?![\p{L}\p{N}])/gu;
const LABELLED_NUMBER =
  /\b(?:member|policy|account|claim|group|serial|license|licence|insurance|subscriber|beneficiary|medicaid|medicare|certificate|device|authorization|dea)(?: (?:id|no\.?|number)| #|#)[ :#]*((?=[\p{L}-]{0,64}\d)(?![la]\d{5}\b)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/gu;
/** Longer than any quantity, code or year. */
const LONG = /(?<![\p{L}\p{N}])\d{7,}(?![\p{L}\p{N}])/gu;

/** Numbers and addresses of the case that only it can have, and others that look like them. */
export function takeOwnNumbers(text: FoldedText, { case_id, patient, provider }: IdentifyingFacts): void {
  claimMatches(text, 'email', EMAIL);
  if (patient.email?.trim()) claimMatches(text, 'email', alone(escaped(foldedValue(patient.email))));
  claimMatches(text, 'web address', WEB_ADDRESS);
  if (digitsOf(patient.phone).length >= 7) takePhone(text, digitsOf(patient.phone));
  else if (patient.phone?.trim()) claimMatches(text, 'phone', alone(escaped(foldedValue(patient.phone))));
  claimMatches(text, 'SSN', SSN);
  claimMatches(text, 'SSN', LABELLED_SSN);
  claimMatches(text, 'MBI', MBI);
  if (digitsOf(provider?.npi).length >= 6)
    claimMatches(text, 'NPI', spread(digitsOf(provider?.npi), '[ .-]?'));
  claimMatches(text, 'NPI', LABELLED_NPI);
  takeMrn(text, patient.mrn ?? '');
  for (const match of text.lower.matchAll(LABELLED_CASE)) takeNumber(text, match, match[1] ?? match[2] ?? '');
  if (case_id !== undefined)
    claimMatches(text, 'case number', alone(`(?<=case |#)${case_id}`), withCapital(text));
}

/** What is left that may identify somebody: telephone, account and other long numbers. */
export function takeOtherNumbers(text: FoldedText): void {
  for (const pattern of [PHONE, LABELLED_PHONE, ABROAD]) claimMatches(text, 'phone', pattern);
  claimMatches(text, 'number', LABELLED_NUMBER);
  claimMatches(text, 'number', LONG);
  claimMatches(text, 'web address', INTERNET_NUMBER);
}

function takeNumber(text: FoldedText, match: RegExpExecArray, number: string): void {
  const start = match.index + match[0].lastIndexOf(number);
  claim(text, 'case number', start, start + number.length);
}

/** `Case 42` is a number, `in this case 42 briefs` is not: small letters are blanked. */
const withCapital = ({ lower, cased }: FoldedText): string =>
  lower.replace(/case(?= \d)/g, (word, at: number) => (cased[at] === 'C' ? word : '    '));

/** However it is set apart, with the country's code or without the area's. */
function takePhone(text: FoldedText, all: string): void {
  const digits = all.replace(/^1(?=\d{10}$)/, '');
  const source = (some: string) => [...some].join('[ ().-]{0,3}');
  const before = '(?<![\\p{L}\\p{N}])(?:\\+?1[ .-]{0,2})?\\(?';
  const after = '(?:,? ?(?:ext|extension|x)\\.? ?\\d{1,6})?(?![\\p{L}\\p{N}])';
  const forms = digits.length === 10 ? [digits, digits.slice(3)] : [digits];
  for (const form of forms) claimMatches(text, 'phone', new RegExp(before + source(form) + after, 'gu'));
}

/** With its letters or without; digits alone only where they are too many for a quantity. */
function takeMrn(text: FoldedText, mrn: string): void {
  const parts = foldedValue(mrn).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length > 0 && parts.join('').length >= 5)
    claimMatches(text, 'MRN', alone(parts.map(escaped).join('[ ./:#-]{0,3}')));
  const digits = parts.filter((part) => /\d/.test(part)).join('');
  if (digits.length >= 5) claimMatches(text, 'MRN', alone(`(?:mrn[ :#-]{0,3})?${escaped(digits)}`));
  claimMatches(text, 'MRN', LABELLED_MRN);
}

const spread = (digits: string, between: string): RegExp => alone([...digits].join(between));

const digitsOf = (value: string | null | undefined): string => foldedValue(value ?? '').replace(/\D/g, '');
