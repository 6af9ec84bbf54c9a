import { NUMBER_WORDS, valueOf } from '../grounding/text/number-words.ts';
import { DATE_FORMS, fits, readings } from '../grounding/text/written-dates.ts';
import { alone, claim, claimMatches, type FoldedText } from './folded-text.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(?:${MONTHS.map((name) => (name.length > 3 ? `${name}|${name.slice(0, 3)}\\.?|sept\\.?` : name)).join('|')})`;
const ORDINAL =
  '(?:(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|' +
  'fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|' +
  'seventeenth|eighteenth|nineteenth|twentieth|thirtieth|\\d{1,2}(?:st|nd|rd|th))';

/** Forms that grounding does not read, because a letter would hardly use them. */
const FURTHER = [
  alone(`(?:the )?${ORDINAL}(?: day)? of ${MONTH}(?:,? (?:of )?\\d{4})?`),
  alone(`${MONTH} (?:the )?${ORDINAL}(?:,? \\d{4})?`),
  alone(`\\d{4}[ -]${MONTH}[ -]\\d{1,2}`),
  alone('\\d{1,2} ?/ ?\\d{1,2} ?/ ?(?:\\d{4}|\\d{2})'),
  alone('\\d{4} ?[/.-] ?(?:0?[1-9]|1[0-2]) ?[/.-] ?(?:0?[1-9]|[12]\\d|3[01])'),
  alone('\\d{1,2} - \\d{1,2} - \\d{4}'),
];
/** Without a year only where a word before it says that it is a day. */
const ON_A_DAY =
  /\b(?:on|dated|since|until|from|of|visit|seen) ((?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01]))(?![\d/%])/g;
const IN_A_MONTH = new RegExp(
  `\\b(?:in|since|during|until|by|of|last|this|next|early|late|mid)[ -](${MONTHS.map(capital).join('|')})\\b`,
  'g',
);
/** Forms without a year: small letters would make a verb of them, as in `may 5`. */
const isYearless = (form: RegExp): boolean => !/\?<year>|\\d\{[24]\}/.test(form.source);

/** Dates, but not years alone: 45 CFR 164.514(b)(2)(i)(C). */
export function takeDates(text: FoldedText, dob: string | null): void {
  if (dob) takeUnusual(text, dob);
  DATE_FORMS.forEach((pattern, form) => {
    const anyCase = isYearless(pattern) ? pattern : new RegExp(pattern.source, 'giu');
    for (const match of text.cased.matchAll(anyCase)) {
      const isBirth = dob !== null && readings(form, match).some((one) => fits(one, dob));
      claim(text, isBirth ? 'date of birth' : 'date', match.index, match.index + match[0].length);
    }
  });
  for (const pattern of FURTHER) takeFurther(text, pattern);
  claimMatches(text, 'date', ON_A_DAY);
  claimMatches(text, 'date', IN_A_MONTH, text.cased);
}

/** `may first` is a verb in small letters; `1st of may` is not. */
function takeFurther(text: FoldedText, pattern: RegExp): void {
  for (const match of text.lower.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const asWritten = text.cased.slice(match.index, end);
    if (/\d/.test(asWritten) || !/\b(?:may|mar|march)\b/.test(asWritten))
      claim(text, 'date', match.index, end);
  }
}

/** The birth date as a bare number, with a short year between dots, or as its year alone. */
function takeUnusual(text: FoldedText, dob: string): void {
  const [year = '', month = '', day = ''] = dob.split('-');
  const [m, d] = [`0?${Number(month)}`, `0?${Number(day)}`];
  const short = year.slice(2);
  const between = ' ?[-/. ] ?';
  const forms = [
    `${year}${month}${day}|${month}${day}${year}|${day}${month}${year}`,
    `${year}${between}${m}${between}${d}`,
    `(?:${m}${between}${d}|${d}${between}${m})${between}(?:${year}|${short})`,
    `(?<=\\b(?:born|birth|birth ?date|dob)\\b[^\\d\\n]{0,14})(?:${year}|${m}/${d})`,
  ];
  for (const form of forms) claimMatches(text, 'date of birth', alone(form));
}

const NUMBER = `(?:\\d{1,3}|${NUMBER_WORDS})`;
const AGES = [
  `(${NUMBER})(?=[- ]?(?:years?|yrs?)\\.?[- ](?:old|of[- ]age|young)|[- ]?y(?:\\/|\\.)?o(?![\\p{L}\\p{N}])|[- ]years?-old)`,
  `(${NUMBER})(?=[- ](?:months?|weeks?|days?)[- ]old)`,
  `(?<=\\bage(?:d|s)?(?: ?\\/ ?(?:sex|gender))?(?: is| of| was| at|:|=){0,2} )(${NUMBER})(?![\\p{L}\\p{N}]|-\\d)`,
  `(?<=\\bage(?:d|s)?(?: ?\\/ ?(?:sex|gender))?[:=])(${NUMBER})(?![\\p{L}\\p{N}]|-\\d)`,
  `(?<=\\b(?:an?|turned|turns|turning) )(\\d{2,3})(?=[ -]?(?:f|m|female|male|woman|man|lady|gentleman)(?![\\p{L}\\p{N}])|[ ]?[,.])`,
  `(?<=\\bin (?:his|her|their) (?:early |mid |late |mid-)?)(\\d0s|(?:twen|thir|for|fif|six|seven|eigh|nine)ties)`,
  '(?:octo|nona)genarian|centenarian',
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}.])${source}`, 'giu'));
const BOUND = /\b(?:under|over|above|below|than|least|beyond) $/;
/** Ages above it identify [45 CFR 164.514(b)(2)(i)(C)]. */
const OLDEST = 89;

/** Ages of people; not the bounds that coverage speaks of, such as `over 65 years of age`. */
export function takeAges(text: FoldedText): void {
  for (const pattern of AGES) {
    for (const match of text.lower.matchAll(pattern)) {
      const isBound = BOUND.test(text.lower.slice(Math.max(0, match.index - 8), match.index));
      if (isBound && valueOf(match[0]) <= OLDEST) continue;
      claim(text, 'age', match.index, match.index + match[0].length);
    }
  }
}

function capital(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase());
}
