import { DIGITS, NUMBER_WORDS, valueOf } from './number-words.ts';

const UNIT = '(?:days?|weeks?|months?|quarters?|years?|hours?)';
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
export const PERIOD = `(?:\\s*(?:\\/|\\bper\\b|\\ba\\b|\\beach\\b|\\bevery\\b)\\s*(?:(?:${DIGITS}|${NUMBER_WORDS})[ -])?${UNIT}\\b|\\s+(?:${Object.keys(ADVERBS).join('|')})\\b)`;

/** `per 3 months`, `3 months` and `quarterly` are all `3 month`; `month` is `1 month`. */
export function periodOf(text: string): string {
  const words = text.trim().toLowerCase();
  const adverb = ADVERBS[words];
  if (adverb) return adverb;
  const match = new RegExp(`(?:(${DIGITS}|${NUMBER_WORDS})[ -])?(${UNIT})\\b`, 'i').exec(words);
  if (!match) return words;
  const count = match[1] ? valueOf(match[1]) : 1;
  const unit = (match[2] ?? '').replace(/s$/, '');
  return unit === 'quarter' ? `${3 * count} month` : `${count} ${unit}`;
}

const RATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${DIGITS}|${NUMBER_WORDS})(?:[ -]\\p{L}+){0,4}?(${PERIOD})`,
  'giu',
);

/** `eight changes per day` as `8/1 day`. */
export const ratesIn = (text: string): string[] =>
  [...text.matchAll(RATE)].map(([, number, period]) => `${valueOf(number ?? '')}/${periodOf(period ?? '')}`);
