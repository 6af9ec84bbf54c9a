import { foldText } from '../../text/search-text.ts';
import { isCoverage } from '../text/coverage.ts';
import { isOneSlipAway } from '../text/closeness.ts';
import type { Found } from '../found.ts';
import { type Held, isHeldDate } from '../held.ts';
import { NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { liesBack } from '../spans-of-time.ts';
import { type Page, take, unclaimed } from '../text/page.ts';
import { DATE_FORMS, fits, readings } from '../text/written-dates.ts';

const BIRTH = /\b(born|birth ?date|date of birth|birth|DOB|D\.O\.B\.)\b[^\p{N}\n.;]{0,14}$/iu;
const SIGNED = /\bsigned\b[^\p{N}\n.;]{0,14}$/iu;
/** `Mrach 9, 1948`: a month only by the look of it. */
const LIKE_A_DATE =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{2,9})\.? \d{1,3}(?:st|nd|rd|th)?,? \d{3,5}(?![\p{L}\p{N}])/gu;
const SHORT_MONTH = /(?<![\p{L}\p{N}./-])(0?[1-9]|1[0-2])\/(\d{2})(?![\p{L}\p{N}/])/gu;
/** `'25` */
const SHORT_YEAR = /(?<![\p{L}\p{N}])'(\d{2})(?![\p{L}\p{N}])/gu;
/** The years, in two digits, of the days that the case tells and of those it names alone. */
const yearsOf = onceFor(({ dateKeys, days, roles }: Held): ReadonlySet<number> => {
  const told = [...dateKeys].map((key) => Number.parseInt(key, 10));
  const alone = [...roles.keys()].filter((value) => value >= 1900 && value < 2100);
  return new Set([
    ...told,
    ...alone.map((year) => year % 100),
    ...days.map((day) => Number(day.slice(2, 4))),
  ]);
});
/** `8/10-9/7`: from one day to another, without their year. */
const DAY_TO_DAY =
  /(?<![\p{L}\p{N}./-])(0?[1-9]|1[0-2])\/([0-3]?\d) ?- ?(0?[1-9]|1[0-2])\/([0-3]?\d)(?![\p{L}\p{N}/])/gu;
/** `Feb-` before `May 26`, which is a month of a year. */
const FROM_MONTH = /\p{L}{3,9}\.? ?- ?$/u;
const MONTHS =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec'.split(
    ' ',
  );

/** Days that are none of the case's, or stand where another day of the case belongs. */
export function findDates(page: Page, held: Held): Found[] {
  const found: Found[] = daysToDays(page, held);
  DATE_FORMS.forEach((pattern, form) => {
    for (const match of unclaimed(page, pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (
        !isHeldDate(held, form, match, daysFor(page, start, held)) &&
        !(toldOf(held).births && isHeldDate(held, form, match)) &&
        !(
          toldOf(held).signatures &&
          isHeldDate(held, form, match) &&
          !BIRTH.test(page.text.slice(Math.max(0, start - 40), start))
        ) &&
        !isBirthday(page, held, form, match) &&
        !isMonthOfYear(page, held, form, match)
      )
        found.push({
          start,
          end,
          kind: 'date',
          ...(isHardlyDate(page, form, match) && { tier: 'untraced' as const }),
        });
      take(page, start, end);
    }
  });
  // `12/25` of December 2025; any other may be a strength or a score.
  for (const { index, 0: whole, 1: month, 2: year } of unclaimed(page, SHORT_MONTH))
    if (held.dateKeys.has(`${Number(year)}/${Number(month)}/null`)) take(page, index, index + whole.length);
  // `'25`, of a year in which the case tells something.
  for (const { index, 0: whole, 1: year } of unclaimed(page, SHORT_YEAR))
    if (yearsOf(held).has(Number(year))) take(page, index, index + whole.length);
  for (const match of unclaimed(page, LIKE_A_DATE)) {
    const word = (match[1] ?? '').toLowerCase();
    if (!MONTHS.some((month) => isOneSlipAway(month, word))) continue;
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'date' });
    take(page, match.index, match.index + match[0].length);
  }
  return found;
}

const LEADS_TO_DAY = /\b(?:on|of|dated?|since|until|from|to|by|before|after|between|the)[ :]*$/i;

/** `April. 5 foot 3`, `Feb-May 26`: without a year, and no word before it that leads to a day. */
const isHardlyDate = (page: Page, form: number, match: RegExpExecArray): boolean =>
  readings(form, match).every(({ year }) => year === null) &&
  !LEADS_TO_DAY.test(page.text.slice(Math.max(0, match.index - 12), match.index));

function daysToDays(page: Page, held: Held): Found[] {
  return unclaimed(page, DAY_TO_DAY).flatMap((match): Found[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const [, ...parts] = match.map(Number);
    const isHeld = (month: number, day: number) => held.dateKeys.has(`null/${month}/${day}`);
    take(page, start, end);
    if (isHeld(parts[0]!, parts[1]!) && isHeld(parts[2]!, parts[3]!)) return [];
    // It may be two scores.
    return [{ start, end, kind: 'date', tier: 'untraced' }];
  });
}

/** `Feb-May 26`, of a May 2026 that the case names. */
const isMonthOfYear = (page: Page, { dateKeys }: Held, form: number, match: RegExpExecArray): boolean =>
  FROM_MONTH.test(page.text.slice(Math.max(0, match.index - 12), match.index)) &&
  readings(form, match).some(
    ({ year, month, day }) => year === null && day !== null && dateKeys.has(`${day}/${month}/null`),
  );

const TURNS = new RegExp(`\\b(\\d{1,3}|${NUMBER_WORDS})(?: years old)? on $`, 'i');

/** `60 on November 20, 2026`: the day within a year of the note on which the patient is that old. */
function isBirthday(page: Page, { facts, day }: Held, form: number, match: RegExpExecArray): boolean {
  const { dob } = facts.patient;
  const [, turns] = TURNS.exec(page.text.slice(Math.max(0, match.index - 32), match.index)) ?? [];
  if (!dob || turns === undefined) return false;
  const year = Number(dob.slice(0, 4)) + valueOf(turns);
  if (Math.abs(year - Number(day.slice(0, 4))) > 1) return false;
  const isThatDay = readings(form, match).some(
    (one) => one.day !== null && fits(one, `${year}${dob.slice(4)}`),
  );
  if (isThatDay) take(page, match.index - ` on `.length - turns.length, match.index);
  return isThatDay;
}

/** `Her son was born on 2026-11-21`, `the directive was signed on 2026-03-03`: another birth or signature, of which the case tells. */
const toldOf = onceFor(({ texts }: Held) => ({
  births: texts.some((text) => /\bborn\b/i.test(text)),
  signatures: texts.some((text) => /\bsigned\b/i.test(text)),
}));

/** A birth date must be the patient's, a date of signing the provider's. */
function daysFor(page: Page, at: number, held: Held): readonly string[] {
  const before = page.text.slice(Math.max(0, at - 40), at);
  const { patient, provider } = held.facts;
  if (BIRTH.test(before) && patient.dob) return [patient.dob];
  if (SIGNED.test(before) && provider) return [provider.date_signed];
  return held.days;
}

const AGES = [
  new RegExp(
    `(?<![\\p{L}\\p{N}.]|\\b(?:under|over|above|below|than) )(\\d{1,3}|${NUMBER_WORDS})(?:[- ]?years?[- ](?:old|of[- ]age)|[- ]?y\\/?o(?![\\p{L}\\p{N}]))`,
    'giu',
  ),
  // `Ann is twelve and`.
  new RegExp(
    `(?<=(?:^|[.!?\\n] ?)\\p{Lu}\\p{Ll}{1,20} is )(\\d{1,3}|${NUMBER_WORDS})(?= and\\b|,|\\.)`,
    'gmu',
  ),
  // `Ms. Sample, 78, was`, `Ms. Sample, who is 78 and`.
  new RegExp(
    `(?<=\\b(?<name>\\p{Lu}[\\p{L}']{1,40}),(?: who is| now| aged)? )(\\d{1,3}|${NUMBER_WORDS})(?=, \\p{Ll}| and \\p{Ll})`,
    'gu',
  ),
  // `39M`, `a boy of seven`.
  /(?<![\p{L}\p{N}./-])(\d{1,3}) ?[MF](?=[\s,;.)/]|$)/gu,
  new RegExp(
    `\\b(?:man|woman|boy|girl|child|gentleman|lady) of (\\d{1,3}|${NUMBER_WORDS})(?![\\p{L}\\p{N}]|[ -](?:feet|foot|pounds?|kg|lb|cm|words))`,
    'giu',
  ),
  new RegExp(`\\bage(?:d|s)?\\b(?: is| of|:)* (\\d{1,3}|${NUMBER_WORDS})(?![\\p{L}\\p{N}/-])`, 'giu'),
];

/** `The sixteen-year-old`, `her son, 14 years old`: somebody beside the patient. */
const THE = /\b(?:the|an?other|(?:his|her|their|whose) \p{L}+,?(?: who is)?) $/iu;
const PATIENT =
  /^[ -](?:\p{L}+[ -]){0,3}(?:patient|man|woman|gentleman|lady|boy|girl|male|female|person|adult|teenager|child|infant|student)\b/iu;

function isOfAnother(text: string, start: number, end: number): boolean {
  return THE.test(text.slice(Math.max(0, start - 32), start)) && !PATIENT.test(text.slice(end, end + 48));
}

const OLDEST = 120;

/** `Then there is Keiko. She is 54`: somebody else whom the case names was spoken of just before. */
function isOfOneNamed(text: string, start: number, { names, texts }: Held): boolean {
  const [, name = ''] =
    /(\p{Lu}\p{Ll}{2,20})[.,] (?:She|He) is $/u.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  return name !== '' && !names.has(foldText(name)) && texts.some((one) => one.includes(name));
}

/** Ages other than the patient's on the day of the note. */
export function findAges(page: Page, held: Held, names: RegExp): Found[] {
  return AGES.flatMap((pattern) =>
    unclaimed(page, pattern).flatMap((match): Found[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      const name = match.groups?.['name'];
      if (name !== undefined && !held.names.has(foldText(name))) return [];
      take(page, start, end);
      const age = valueOf(match.at(-1) ?? '');
      // `She is 142`, in pounds.
      if (age > OLDEST) return [];
      if (held.ages.has(age) || isCoverage(page, start, names)) return [];
      // `The crutches are seven years old`, of 2019.
      const isOfThing =
        liesBack(held, age, 'year') &&
        /\b(?:it|they|these|those|that) (?:is|are|was|were) $/i.test(
          page.text.slice(Math.max(0, start - 14), start),
        );
      // `Since age 8`: how old the patient was then.
      const isPast = /\b(?:since|at|from|until|before|by) (?:the )?$/i.test(
        page.text.slice(Math.max(0, start - 12), start),
      );
      if (isPast && held.pastAges.has(age)) return [];
      const isShorthand = /[MF]$/.test(match[0]);
      const isSoft =
        isShorthand ||
        isOfOneNamed(page.text, start, held) ||
        isOfThing ||
        isPast ||
        isOfAnother(page.text, start, end);
      return [{ start, end, kind: 'age', ...(isSoft && { tier: 'untraced' as const }) }];
    }),
  );
}
