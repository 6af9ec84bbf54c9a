import { ALONE } from './alone.ts';
import { DIGITS, NUMBER_WORDS, TIMES, valueOf } from './number-words.ts';
import { onceFor } from './once-for.ts';
import { remembered } from './remembered.ts';

const UNITS: [RegExp, string][] = [
  [/^hours?|^hrs?|^h(?![a-z])/i, 'hour'],
  [/^(?:days?|nights?|mornings?|evenings?)/i, 'day'],
  [/^weeks?|^wks?/i, 'week'],
  [/^months?|^mos?/i, 'month'],
  [/^years?|^yrs?|^y(?:\/o|\.o\.?)?(?![a-z])/i, 'year'],
  [/^minutes?|^min/i, 'minute'],
  [/^seconds?|^secs?|^s(?![a-z])/i, 'second'],
  [/^times?|^x(?![a-z])|^\/ ?d(?:ay)?(?![a-z])/i, 'time'],
  [/^(?:lbs?|pounds?)/i, 'lb'],
  [/^(?:kg|kilograms?)/i, 'kg'],
  [/^(?:oz|ounces?)(?![a-z])/i, 'oz'],
  [/^(?:g|grams?)(?![\p{L}/])/u, 'g'],
  [/^(?:ft|feet|foot)/i, 'ft'],
  [/^inch(?:es)?|^in(?=$|[.,;)\n]| \()|^in$/i, 'inch'],
  [/^(?:cm|centimeters?)/i, 'cm'],
  [/^(?:km|kilomet(?:er|re)s?)/i, 'km'],
  [/^(?:miles?|mi(?![a-z]))/i, 'mile'],
  [/^(?:yards?|yds?)/i, 'yard'],
  // A capital is a man's: `68 M`.
  [/^(?:m|[Mm]et(?:er|re)s?)(?![\p{L}/])/u, 'm'],
  [/^(?:units?|u(?![a-z]))/i, 'unit'],
  [/^mm ?hg/i, 'mmhg'],
  [/^(?:mm|ml|mg\/dl|mcg|mg)/i, ''],
  [/^%|^percent/i, '%'],
];

/** A number as a text states it: `24 hour`, or with the word it belongs to, `type 2`. */
export interface StatedNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Null: the number stands alone. */
  readonly unit: string | null;
}

const NUMERALS = new RegExp(`(?<![\\p{L}\\p{N}_]|\\d[.,]|\\p{L}-)(?:${DIGITS})(?!\\d)`, 'gu');
const IN_WORDS = new RegExp(`${ALONE}(?:${NUMBER_WORDS})(?![\\p{L}\\p{N}])`, 'giu');
const OFTEN = new RegExp(`${ALONE}${TIMES}(?![\\p{L}\\p{N}])`, 'giu');
const RANK = /\b(types?|stages?|grades?|levels?|class|phase|group)(?::| is)?[ -]$/i;

export function numeralsIn(text: string): StatedNumber[] {
  return [...text.matchAll(NUMERALS)].flatMap((match) => stated(text, match));
}

/** Numbers in words that state something: `six weeks`, `two hundred`. A bare `two` is as often no figure. */
export function figuresIn(
  text: string,
  counts: (number: StatedNumber) => boolean = () => false,
): StatedNumber[] {
  const numbers = [...text.matchAll(IN_WORDS)].flatMap((match) => stated(text, match));
  return numbers.filter((number) => {
    const { value, unit } = number;
    return value > 12 || (value > 1 && (unit !== null || counts(number)));
  });
}

/** `Twice` as `2 time`; `once` may begin a clause and say no number. */
export const oftenIn = (text: string): StatedNumber[] =>
  [...text.matchAll(OFTEN)].map(({ index, 0: word }): StatedNumber => {
    return { start: index, end: index + word.length, value: valueOf(word), unit: 'time' };
  });

/** Most texts of a case have no number, which a quick look tells. */
const MAY_COUNT =
  /\d|hundred|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|t[eiy]|once|twice|thrice/i;

/** The numbers of a case's own text, written in digits or words; `twice` is `2 time`. */
export function numbersIn(text: string): StatedNumber[] {
  if (!MAY_COUNT.test(text)) return [];
  const inWords = [...text.matchAll(IN_WORDS)].flatMap((match) => stated(text, match));
  return sharingUnits(text, [...numeralsIn(text), ...inWords, ...oftenIn(text)]);
}

/** The same of a page or a text of a case, looked for once. */
export const numbersOf = onceFor(({ text }: { readonly text: string }): readonly StatedNumber[] =>
  numbersIn(text),
);

/** Between a number and the next one of a row: `98, after one hour 194, after two hours 161 mg/dL`. */
const IN_A_ROW = /^ ?(?:[,;/]|and\b|to\b)/;
const OF_A_ROW = /^(?:mg\/dl|mmhg|%|ml)$/i;

/** The unit of a row's last number is that of the others. */
function sharingUnits(text: string, numbers: readonly StatedNumber[]): StatedNumber[] {
  let next: StatedNumber | null = null;
  const last = [...numbers].sort((a, b) => b.start - a.start);
  const shared = last.map((one) => {
    const after = text.slice(one.end, next?.start ?? one.end);
    const isOfRow =
      one.unit === null && next?.unit != null && OF_A_ROW.test(next.unit) && IN_A_ROW.test(after);
    const known: StatedNumber = isOfRow && !/[.\n]/.test(after) ? { ...one, unit: next!.unit } : one;
    // `After one hour`: times between the measures are not of their row.
    if (known.unit === null || OF_A_ROW.test(known.unit)) next = known;
    return known;
  });
  return shared.reverse();
}

function stated(text: string, match: RegExpMatchArray): StatedNumber[] {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const rank = RANK.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  const after = text.slice(end, end + 16);
  // `34" wide`; what is quoted ends so too.
  if (INCHES.test(after) && !/["“]/.test(text[start - 1] ?? ''))
    return [{ start, end, value: valueOf(match[0]), unit: 'inch' }];
  const unit = rank ? rank.toLowerCase().replace(/s$/, '') : unitOf(after);
  // `2XL`, `4B`, `3rd`: no number of its own.
  if (unit === null && /^\p{L}/u.test(after) && !/^x\b/i.test(after)) return [];
  return [{ start, end, value: valueOf(match[0]), unit }];
}

const INCHES = /^ ?(?:["”″]|''|′′)(?!\p{L})/u;

const unitOf = remembered((after): string | null => {
  const words = after.replace(/^[\s-]/, '');
  if (!/^[\p{L}%/]/u.test(words)) return null;
  for (const [pattern, unit] of UNITS) {
    const match = pattern.exec(words);
    if (match && !/^\p{L}/u.test(words.slice(match[0].length))) return unit || match[0].toLowerCase();
  }
  return null;
});
