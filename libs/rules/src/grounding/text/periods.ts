import { DIGITS, NUMBER_WORDS, TIMES, valueOf } from './number-words.ts';

const UNIT = '(?:days?|weeks?|months?|quarters?|years?|hours?|nights?|mos?|yrs?|wks?)';
const ADVERBS: Record<string, string> = {
  daily: '1 day',
  nightly: '1 day',
  weekly: '1 week',
  monthly: '1 month',
  quarterly: '3 month',
  yearly: '1 year',
  annually: '1 year',
};

/** ` per 3 months`, `/month`, ` a day`, ` monthly`, ` every ninety days`; ignores case. */
export const PERIOD = `(?:\\s*(?:\\/|\\bper\\b|\\ba\\b|\\beach\\b|\\bevery\\b)\\s*(?:(?:${DIGITS}|${NUMBER_WORDS})[ -])?${UNIT}\\b|\\s+(?:in|within|over|during)(?: (?:a|each|every|any))? 24[ -]hours?\\b|\\s+(?:${Object.keys(ADVERBS).join('|')})\\b)`;

const COUNTED = new RegExp(`(?:(${DIGITS}|${NUMBER_WORDS})[ -])?(${UNIT})\\b`, 'i');

/** `per 3 months`, `3 months` and `quarterly` are all `3 month`; `month` is `1 month`. */
export function periodOf(text: string): string {
  const words = text.trim().toLowerCase();
  const adverb = ADVERBS[words];
  if (adverb) return adverb;
  const match = COUNTED.exec(words);
  if (!match) return /^\/ ?d$/.test(words) ? '1 day' : words;
  const count = match[1] ? valueOf(match[1]) : 1;
  const said = (match[2] ?? '').replace(/s$/, '');
  const unit = { mo: 'month', yr: 'year', wk: 'week' }[said] ?? said;
  if (unit === 'hour' && count === 24) return '1 day';
  return unit === 'quarter' ? `${3 * count} month` : `${count} ${unit}`;
}

const NUMBER = `(?:${DIGITS}|${NUMBER_WORDS}|${TIMES})`;
const RATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${NUMBER})(?: ?-| to| or) ?)?(${NUMBER})(?:[ -]\\p{L}+){0,4}?(${PERIOD})`,
  'giu',
);

/** `eight changes per day` as `8/1 day`, `six to seven in 24 hours` as two rates a day. */
export const ratesIn = (text: string): string[] =>
  [...text.matchAll(RATE)].flatMap(([, from, to, period]) =>
    [from, to]
      .filter((number) => number !== undefined)
      .map((number) => `${valueOf(number)}/${periodOf(period ?? '')}`),
  );
