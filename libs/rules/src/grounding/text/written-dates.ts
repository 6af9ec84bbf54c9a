import { ALONE } from './alone.ts';
import { BELOW_100, valueOf } from './number-words.ts';

/** A day as it may be meant; null: not said. `short`: the year in two digits. */
export interface Reading {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
  readonly short?: boolean;
}

const NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** The months in full and in short. */
export const MONTH_NAME =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|' +
  'Nov(?:ember)?|Dec(?:ember)?';
const MONTH = `(?<month>${MONTH_NAME}|${MONTH_NAME.toUpperCase()})`;
/** `Sept.`; a name in full ends its sentence there: `in April. 5 foot 3`. */
const DOT = '(?:(?<!May|Ju(?:ne|ly)|\\p{L}{5})\\.)?';
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third ' +
  'twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');
/** `9`, `9th`, `ninth`; the longer word before its beginning. */
const anyCase = (word: string) => word.replace(/^\w/, (letter) => `[${letter}${letter.toUpperCase()}]`);
const DAY = `(?<day>(?:[0-2]?\\d|3[01])(?:st|nd|rd|th)?|${[...ORDINALS].reverse().map(anyCase).join('|')})`;
/** `1944`, `nineteen forty-four`, `two thousand and one`. */
const YEAR = `(?<year>\\d{4}|(?:[Nn]ineteen|[Tt]wenty|[Tt]wo thousand(?: and)?)[ -]${BELOW_100}(?! (?:days?|weeks?|months?|hours?)\\b)|[Tt]wo thousand)`;

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
    pattern: /(?<![\p{L}\p{N}./-])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/])/gu,
    read: ([, m, y]) => [{ year: Number(y), month: Number(m), day: null }],
  },
  {
    // `2025-11`
    pattern: /(?<![\p{L}\p{N}./-])((?:19|20)\d{2})-(0[1-9]|1[0-2])(?![\d/-])/gu,
    read: ([, y, m]) => [{ year: Number(y), month: Number(m), day: null }],
  },
  {
    pattern: /(?<![\p{L}\p{N}.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/gu,
    read: ([, a, b, y]) => [
      { year: Number(y), month: Number(b), day: Number(a) },
      { year: Number(y), month: Number(a), day: Number(b) },
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\d[.,])${ALONE}${DAY}(?: (?:day )?of)?[ -]${MONTH}\\.?[ ,-]*(?:${YEAR}|(?<short>\\d{2}(?! ?(?:%|percent\\b|of \\p{L}))))(?![\\d\\p{L}])`,
      'gu',
    ),
    read: inWords,
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}\\.?\\s+(?:the )?${DAY},?\\s+${YEAR}(?![\\d\\p{L}])`, 'gu'),
    read: inWords,
  },
  {
    pattern: new RegExp(`${ALONE}${DAY} (?:day )?of ${MONTH}(?![\\d\\p{L}]|,? \\d)`, 'gu'),
    read: inWords,
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}\\.?,?(?: of)?\\s+${YEAR}(?![\\d\\p{L}])`, 'gu'),
    read: inWords,
  },
  {
    pattern: new RegExp(`${ALONE}${MONTH}${DOT}\\s+(?:the )?${DAY}(?![\\d\\p{L}-])`, 'gu'),
    read: inWords,
  },
];

export const DATE_FORMS: readonly RegExp[] = FORMS.map(({ pattern }) => pattern);

const IN_FIGURES = /\d[-/.]\d/;
const IN_WORDS = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const [FIGURES, WORDS] = [false, true].map((named) =>
  FORMS.flatMap(({ read, pattern }, form) => ((read === inWords) === named ? [{ pattern, form }] : [])),
) as [Form[], Form[]];

interface Form {
  readonly pattern: RegExp;
  /** Its number. */
  readonly form: number;
}

/** The forms that a text may hold: most texts of a case hold none, which a quick look tells. */
export const formsIn = (text: string): readonly Form[] => [
  ...(IN_FIGURES.test(text) ? FIGURES : []),
  ...(IN_WORDS.test(text) ? WORDS : []),
];

/** What a match of the form with this number may mean. */
export function readings(form: number, match: RegExpMatchArray): Reading[] {
  return FORMS[form]?.read(match) ?? [];
}

function inWords({ groups }: RegExpMatchArray): Reading[] {
  const { day, month: name = '', year, short } = groups ?? {};
  const read = { month: month(name), day: day ? dayOf(day) : null };
  if (short) return [{ ...read, year: Number(short), short: true }];
  return [{ ...read, year: year ? yearOf(year) : null }];
}

const dayOf = (text: string): number =>
  /\d/.test(text) ? parseInt(text, 10) : ORDINALS.indexOf(text.toLowerCase()) + 1;

function yearOf(text: string): number {
  if (/\d/.test(text)) return Number(text);
  const [, century = '', rest] = /^(nineteen|twenty|two thousand(?: and)?)(?:[ -](.+))?$/i.exec(text) ?? [];
  return (/^n/i.test(century) ? 1900 : 2000) + (rest ? valueOf(rest) : 0);
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
export const keyOf = ({ year, month, day }: Reading): string =>
  `${year === null ? null : year % 100}/${month}/${day}`;
