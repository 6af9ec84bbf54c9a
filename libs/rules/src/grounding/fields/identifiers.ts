import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import type { MarkKind } from '../grounding-facts.ts';
import { type Page, take, unclaimed } from '../text/page.ts';

const NPI =
  /\bNPI\b(?:[ :#.(-]|\bnumber\b|\bno\b|\bis\b|\bof\b)*((?=[\p{L}]{0,3}\d)(?:\d{10}(?![\p{L}\p{N}-])|[\p{L}\p{N}]+(?:[ -]\d+)*))/giu;
const TEN_DIGITS = /(?<![\p{L}\p{N}])\d{10}(?![\p{L}\p{N}])/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+?1[ .-])?\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?![\p{L}\p{N}])/gu;
const MRN =
  /\b(?:MRN|(?:medical record|record|chart) (?:number|no\.?))(?:[ :#-]|\bis\b){0,8}((?=[\p{L}-]{0,20}\d)[\p{L}\p{N}]{1,30}(?:[-/.][\p{L}\p{N}]{1,30}){0,6})/giu;
const CASE =
  /(?<!\b(?:any|this|that|each|every|either|worst|best|which) )\bcase(?: (?:no\.?|number|id)|(?= ?[#:]))[ :#]*(\d+)(?![\p{L}\p{N}])/giu;

const digits = (text: string) => text.replace(/[ ().+-]/g, '');

/** NPI, medical record, telephone and case numbers other than the case's. */
export function findIdentifiers(page: Page, held: Held): Found[] {
  const { patient, provider } = held.facts;
  const npi = digits(provider?.npi ?? '');
  const mrn = (patient.mrn ?? '').toLowerCase().replace(/\s/g, '');
  const isPhone = tenDigitsOf([patient.phone ?? '', ...held.texts]);
  return [
    ...judged(page, NPI, 'npi', (text) => digits(text) === npi),
    ...judged(page, TEN_DIGITS, 'npi', (text) => text === npi || isPhone(text)),
    ...judged(
      page,
      MRN,
      'number',
      (text) => mrn === text.toLowerCase() || mrn === `mrn-${text}`.toLowerCase(),
    ),
    ...judged(page, PHONE, 'number', isPhone),
    ...judged(page, CASE, 'number', (text) => Number(text) === held.facts.case_id),
  ];
}

const withoutCountry = (text: string) => digits(text).replace(/^1(?=\d{10}$)/, '');

/** Whether a number of ten digits stands in one of the texts, however it is set apart. */
function tenDigitsOf(texts: readonly string[]): (text: string) => boolean {
  let known: Set<string> | undefined;
  return (text) => {
    known ??= new Set(
      texts.flatMap((one) => [...withoutCountry(one).matchAll(/(?=(\d{10}))/g)].map(([, ten = '']) => ten)),
    );
    return known.has(withoutCountry(text));
  };
}

function judged(page: Page, pattern: RegExp, kind: MarkKind, isHeld: (text: string) => boolean): Found[] {
  return unclaimed(page, pattern).flatMap((match): Found[] => {
    const text = match[1] ?? match[0];
    const end = match.index + match[0].length;
    const start = end - text.length;
    take(page, match.index, end);
    return isHeld(text) ? [] : [{ start, end, kind }];
  });
}
