import { remembered } from './remembered.ts';

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const OFTEN = ['once', 'twice', 'thrice'];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = SMALL.slice(1, 10).join('|');
/** A whole number below 100 in words; source of an expression that ignores case. */
export const BELOW_100 = `(?:(?:${TENS.join('|')})(?:[- ](?:${ones}))?|${[...SMALL].reverse().join('|')})`;

/** A whole number below 1,000 in words; source of an expression that ignores case. */
export const NUMBER_WORDS = `(?:(?:${ones}|a)[- ]hundred(?:(?: and)? ${BELOW_100})?|${BELOW_100})`;
/** `420`, `1,200`, `2.5`; no further groups than a number can have, as each could begin one. */
export const DIGITS = '(?:\\d{1,3}(?:,\\d{3}){1,6}|\\d+)(?:\\.\\d+)?';

/** How often, in one word; of the same kind as `NUMBER_WORDS`. */
export const TIMES = '(?:once|twice|thrice)';

/** The value of digits or of words that the expressions above match. */
export const valueOf = remembered((text): number => {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  let total = 0;
  for (const word of text.toLowerCase().split(/[- ]+/)) {
    if (word === 'hundred') total *= 100;
    else if (word === 'a') total = 1;
    else if (OFTEN.includes(word)) total = 1 + OFTEN.indexOf(word);
    else if (SMALL.includes(word)) total += SMALL.indexOf(word);
    else if (TENS.includes(word)) total += 10 * (TENS.indexOf(word) + 2);
  }
  return total;
});
