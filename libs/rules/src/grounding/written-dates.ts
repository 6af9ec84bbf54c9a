/** A day as it may be meant; null: not said. `short`: the year in two digits. */
export interface Reading {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
  readonly short?: boolean;
}

const NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|' +
  'Nov(?:ember)?|Dec(?:ember)?|JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|' +
  'SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)';
const ALONE = '(?<![\\p{L}\\p{N}])';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

const month = (name: string) => NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The forms a date is written in, the more particular first. */
const FORMS: { pattern: RegExp; read: (match: RegExpMatchArray) => Reading[] }[] = [
  {
    pattern: /(?<![\p{L}\p{N}])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/gu,
    read: ([, y, , m, d]) => [{ year: Number(y), month: Number(m), day: Number(d) }],
  },
  {
    pattern: /(?<![\p{L}\p{N}.])(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/gu,
    read: ([, a, , b, y]) => numeric(Number(a), Number(b), y ?? ''),
  },
  {
    pattern: /(?<![\p{L}\p{N}.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/gu,
    read: ([, a, b, y]) => [
      { year: Number(y), month: Number(b), day: Number(a) },
      { year: Number(y), month: Number(a), day: Number(b) },
    ],
  },
  {
    pattern: new RegExp(`${ALONE}${DAY}(?: of)?[ -]${MONTH}\\.?[ ,-]*(\\d{4}|\\d{2})(?!\\d)`, 'gu'),
    read: ([, d, m, y]) => [dated(y ?? '', month(m ?? ''), Number(d))],
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}\\.?\\s+${DAY},?\\s+(\\d{4})(?!\\d)`, 'gu'),
    read: ([, m, d, y]) => [dated(y ?? '', month(m ?? ''), Number(d))],
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}\\.?,?\\s+(\\d{4})(?!\\d)`, 'gu'),
    read: ([, m, y]) => [{ year: Number(y), month: month(m ?? ''), day: null }],
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}\\.?\\s+${DAY}(?![\\d\\p{L}])`, 'gu'),
    read: ([, m, d]) => [{ year: null, month: month(m ?? ''), day: Number(d) }],
  },
];

export const DATE_FORMS: readonly RegExp[] = FORMS.map(({ pattern }) => pattern);

/** What a match of the form with this number may mean. */
export function readings(form: number, match: RegExpMatchArray): Reading[] {
  return FORMS[form]?.read(match) ?? [];
}

/** The American order; the day first only where no other order is possible. */
function numeric(first: number, second: number, year: string): Reading[] {
  return [first > 12 && second <= 12 ? dated(year, second, first) : dated(year, first, second)];
}

const dated = (year: string, month: number, day: number): Reading => ({
  year: Number(year),
  month,
  day,
  short: year.length === 2,
});

/** True when the written date says nothing but what `day` (`YYYY-MM-DD`) says. */
export function fits(reading: Reading, day: string): boolean {
  const [year, month, date] = day.split('-').map(Number);
  const sameYear = reading.year === null || reading.year === (reading.short ? (year ?? 0) % 100 : year);
  return sameYear && reading.month === month && (reading.day === null || reading.day === date);
}

/** `MARCH 9` and its like, as the case's own texts say it. */
export const keyOf = ({ year, month, day }: Reading): string => `${year}/${month}/${day}`;
