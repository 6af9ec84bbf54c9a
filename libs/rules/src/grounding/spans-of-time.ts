import { shiftedDay } from '../days/dates.ts';
import { BELOW_100, valueOf } from './text/number-words.ts';
import type { Held } from './held.ts';
import { onceFor } from './text/once-for.ts';

/** A day of the case, as far as it is known: `2026-03-06`, `2026-03`, `2019`. */
type Partial = { readonly year: number; readonly month: number | null; readonly day: number | null };

/** Every day, month and year that the case's texts name with its year, and those of its people. */
const daysOf = onceFor((held: Held): readonly Partial[] => {
  const thisYear = Number(held.day.slice(0, 4));
  const written = [...held.dateKeys].flatMap((key): Partial[] => {
    const [year = '', month = '', day = ''] = key.split('/');
    const number = (text: string) => (text === 'null' ? null : Number(text));
    if (year !== 'null') return [{ year: 2000 + Number(year), month: number(month), day: number(day) }];
    // `Since March`: of this year, or of the last where that is still to come.
    const isAhead = Number(month) > Number(held.day.slice(5, 7));
    return [{ year: thisYear - (isAhead ? 1 : 0), month: number(month), day: number(day) }];
  });
  const years = held.texts
    .flatMap((text) => text.match(/\b(?:19|20)\d{2}\b/g) ?? [])
    .map((year) => ({ year: Number(year), month: null, day: null }));
  const birthday = held.facts.patient.dob?.split('-').map(Number) ?? [];
  const birthdays =
    birthday.length === 3
      ? [thisYear, thisYear + 1].map((year) => ({ year, month: birthday[1]!, day: birthday[2]! }))
      : [];
  // No more are compared with each time that a note tells.
  const [year = 0, month = 0, date = 0] = (held.facts.provider?.date_signed ?? '').split('-').map(Number);
  const signed = year > 0 ? [{ year, month, day: date }] : [];
  return [...birthdays, ...signed, ...written, ...years].slice(0, 200);
});

/** Months from one to the other: 0 within one month. */
const monthsBetween = (day: string, { year, month }: Partial): number | null =>
  month === null ? null : 12 * (Number(day.slice(0, 4)) - year) + Number(day.slice(5, 7)) - month;

const dayText = ({ year, month, day }: Partial): string | null =>
  month === null || day === null
    ? null
    : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** No more days are taken two by two. */
const MOST = 16;
/** The days that lie between each two of the case's, its day among them; birthdays are of every year. */
const spansOf = onceFor((held: Held): readonly number[] => {
  const birthday = held.facts.patient.dob?.slice(5) ?? '';
  const told = daysOf(held).flatMap((one) => dayText(one) ?? []);
  const days = [held.day, ...told.filter((day) => !day.endsWith(birthday || ' '))].slice(0, MOST);
  return days.flatMap((one, at) => days.slice(at + 1).map((other) => Math.abs(daysBetween(one, other))));
});

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30.44, year: 365.25 };
/** `Six weeks` between an operation and a day that the case names: rounded by less than half of what is counted. */
export const liesBetween = (held: Held, count: number, unit: string): boolean =>
  spansOf(held).some(
    (days) => days > 0 && Math.abs(days / (DAYS[unit] ?? 1) - count) < (unit === 'day' ? 1 : 0.45),
  );

/** `From 2026-01-21 to 2026-01-26`. */
const FROM_TO = /(\d{4}-\d{2}-\d{2}) (?:to|until|through|till|-|–) (\d{4}-\d{2}-\d{2})/g;
const toldSpansOf = onceFor(({ texts }: Held): readonly number[] =>
  texts.flatMap((text) =>
    [...text.matchAll(FROM_TO)].map(([, from = '', to = '']) => Math.abs(daysBetween(from, to))),
  ),
);
/** `Five nights`, between two days that the case tells as one stay. */
export const liesBetweenTold = (held: Held, count: number, unit: string): boolean =>
  DAYS[unit] !== undefined &&
  toldSpansOf(held).some((days) => Math.abs(days / DAYS[unit]! - count) < (unit === 'day' ? 0.5 : 0.3));

/** True where a day of the case lies so far back from the day of the note, as exactly as the unit says. */
export function liesBack(held: Held, count: number, unit: string): boolean {
  return daysOf(held).some((one) => {
    const months = monthsBetween(held.day, one);
    const whole = dayText(one);
    if (unit === 'year')
      return (months === null ? Number(held.day.slice(0, 4)) - one.year : Math.round(months / 12)) === count;
    if (unit === 'month') return months !== null && Math.abs(months - count) <= (count > 2 ? 1 : 0);
    if (whole === null) return false;
    const days = daysBetween(whole, held.day);
    return unit === 'week' ? Math.abs(days - 7 * count) <= 3 : days === count;
  });
}

const SEASONS: Record<string, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const BACK = new RegExp(
  `\\b(?<count>an?|\\d{1,3}|${BELOW_100}) (?<unit>day|week|month|year)s? (?:ago|earlier|previously|back)\\b`,
  'iu',
);
const HALVES = new RegExp(
  `\\b(?:(?<count>an?|\\d{1,3}|${BELOW_100}) (?:(?:day|week|month|year)s? )?and a half|half an?)(?: (?:day|week|month|year)s?)? (?:ago|earlier|back)\\b`,
  'iu',
);
const UNIT = /\b(day|week|month|year)/iu;
/** `A year and a half`: told as loosely as people count by halves. */
function liesHalvesBack(held: Held, count: number, unit: string): boolean {
  const days = (count + 0.5) * (DAYS[unit] ?? 1);
  return daysOf(held).some((one) => {
    const day = dayText({ ...one, month: one.month ?? 7, day: one.day ?? 15 });
    const near = one.month === null ? 230 : 0.35 * (DAYS[unit] ?? 1) + (one.day === null ? 16 : 0);
    return day !== null && Math.abs(daysBetween(day, held.day) - days) <= near;
  });
}
const NAMED = /\b(?<which>last|this(?: past)?|next|previous|past) (?<unit>week|month|year)\b/iu;
const NEAR: Record<string, number> = { yesterday: 1, tomorrow: -1, 'the day before yesterday': 2 };

const countOf = (said: string): number => (/^an?$/i.test(said) ? 1 : said === '0' ? 0 : valueOf(said));

/** True where words such as `last month` or `ten days ago` tell of a day that the case names. */
export function tellsHeldDay(held: Held, said: string): boolean {
  const words = said.toLowerCase();
  const near = NEAR[words];
  if (near !== undefined) {
    const day = shiftedDay(held.day, -near);
    return daysOf(held).some((one) => dayText(one) === day);
  }
  const halves = HALVES.exec(words);
  if (halves)
    return liesHalvesBack(held, countOf(halves.groups?.['count'] ?? '0'), UNIT.exec(words)?.[1] ?? 'day');
  const back = BACK.exec(words)?.groups;
  if (back) return liesBack(held, countOf(back.count!), back.unit!);
  const named = NAMED.exec(words)?.groups;
  if (named)
    return isWithin(
      held,
      named.unit!,
      /^this$/.test(named.which!) ? 0 : named.which === 'next' ? -1 : 1,
      words.startsWith('earlier'),
    );
  const [, name = ''] = /^(?!next)\p{L}.* (\p{L}+)$/u.exec(words) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  const season = Object.entries(SEASONS).find(([one]) => words.includes(one))?.[1];
  const months = month > 0 ? [month] : season;
  return (
    months !== undefined &&
    daysOf(held).some((one) => {
      const ago = monthsBetween(held.day, one);
      return ago !== null && ago >= 0 && ago <= 12 && months.includes(one.month!);
    })
  );
}

/** `isBefore`: the day of the note itself is none of `earlier this week`. */
function isWithin(held: Held, unit: string, ago: number, isBefore: boolean): boolean {
  return daysOf(held).some((one) => {
    if (isBefore && (dayText(one) ?? '') >= held.day) return false;
    if (unit === 'year') return Number(held.day.slice(0, 4)) - one.year === ago;
    if (unit === 'month') return monthsBetween(held.day, one) === ago;
    const whole = dayText(one);
    const days = whole === null ? null : daysBetween(whole, held.day);
    return days !== null && days >= 7 * ago - 6 && days <= 7 * ago + 6;
  });
}
