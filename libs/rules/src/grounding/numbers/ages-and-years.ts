import type { Held } from '../held.ts';
import type { StatedNumber } from '../text/numbers-in-text.ts';
import { fold } from '../words/stems.ts';

const OF_AGE =
  /(?:\b(?:man|woman|gentleman|lady|patient|person|girl|boy|adult|female|male) of|(?:^|[\n.] ?)At|\b(?:he|she|patient|who) is|\bpatient|\bpt)[:,]? $|\bis (?:now|currently) $/i;

/** `Ms. Sample, 78, was`; `Margaret Sample (78)`. */
export function isAge(text: string, { start, end, value }: StatedNumber, { ages, names }: Held): boolean {
  if (!ages.has(value)) return false;
  const before = text.slice(Math.max(0, start - 44), start);
  if (OF_AGE.test(before)) return true;
  if (/[·/|–-] ?$/.test(before) && /^ ?[·/|–-]/.test(text.slice(end, end + 2))) return true;
  const [, whose = ''] = /([\p{L}'-]+) is $/u.exec(before) ?? [];
  if (names.has(fold(whose))) return true;
  const after = text.slice(end, end + 24);
  // `Mr. Strand, a drover in his day, is 95 and lives here`; `a luthier of 66 who`.
  if (/\bis $/.test(before) && LIVES.test(after)) return true;
  if (/\p{Ll} of $/u.test(before) && /^(?:,|\.| who\b| whose\b)/.test(after)) return true;
  if (/(?:^|[\s,|(])(?:[MF]|male|female), ?$/.test(before)) return true;
  if (/\bage:?[^.;\n]{0,20} $/i.test(before) && /^(?:$|[\s,;|)])/.test(after)) return true;
  if (!/^(?:$|,|\.|\)|\/|\s?[MFmf]\b|\s?(?:male|female)\b)/.test(text.slice(end, end + 8))) return false;
  const [, name = ''] = /([\p{L}'-]+)\.?,? ?[,(–-] ?$/u.exec(before) ?? [];
  return names.has(fold(name)) || name.length === 1 || /^patient$/i.test(name) || before.trim() === '';
}

/** `9 y 4 mo`: the months of an age that is told to the month. */
export function isMonthsOfAge(
  text: string,
  { start, value, unit }: StatedNumber,
  { facts, day }: Held,
): boolean {
  const [, years = ''] =
    /(?<!\d)(\d{1,3}) ?(?:years?|yrs?|y\/?o?),? (?:and )?$/i.exec(
      text.slice(Math.max(0, start - 16), start),
    ) ?? [];
  const born = facts.patient.dob ?? '';
  if (unit !== 'month' || years === '' || born === '') return false;
  const months = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
  const isAhead = born.slice(8, 10) > day.slice(8, 10);
  return months(day) - months(born) - (isAhead ? 1 : 0) === 12 * Number(years) + value;
}

const LIVES = /^(?:,|\.| (?:and|years?)\b)/;

/** The year of a day of the case, or one that it tells of. */
export const isYear = (text: string, { start, end, value }: StatedNumber, { days, roles }: Held): boolean =>
  end - start === 4 &&
  // `Smoking? Stopped in 2019`.
  ((isOfYears(value) &&
    roles.has(value) &&
    /\b(?:in|since|until|from|of|by) $/i.test(text.slice(Math.max(0, start - 6), start))) ||
    days.some(
      (day, at) =>
        Number(day.slice(0, 4)) === value &&
        (at !== 1 || /\bborn\b[^.;\n]{0,24}$/i.test(text.slice(Math.max(0, start - 36), start))),
    ));
const isOfYears = (value: number) => value > 1900 && value < 2100;
