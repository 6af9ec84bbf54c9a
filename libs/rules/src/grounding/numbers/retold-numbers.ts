import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { wordAfter, wordBefore } from './roles.ts';
import type { Reading } from '../words/reading.ts';
import type { Told } from '../words/retelling.ts';
import { type Token, tokenFrom } from '../words/tokens.ts';

/** The numbers of a sentence of the case. */
export const numbersOf = onceFor((told: Told): readonly StatedNumber[] => numbersIn(told.text));

/** `Fallen twice` and `two falls`; `week 31` is not `31 times`. */
function isTimes(one: StatedNumber, unit: string | null, told: Told, words: readonly Token[]): boolean {
  if (one.unit === 'time') return unit === null;
  // `Three times since June`, of three episodes.
  if (one.unit === null && unit === 'time' && HAPPENS.test(told.text.slice(one.end, one.end + 32)))
    return true;
  if (one.unit !== null || unit !== 'time') return false;
  const counted = wordAfter(told.text, one.end);
  return counted !== '' && words.some(({ stem }) => stem === counted);
}

/** What happens, and so is counted in times. */
const HAPPENS =
  /^ (?:\p{L}+ ){0,2}(?:episodes?|events?|falls|lows|readings|infections?|stays?|visits?|attacks?|seizures?|admissions?|sessions?|losses)\b/iu;

/** What is measured, and not counted. */
const MEASURED = /^(?:cm|mm|m|inch|ft|kg|lb|g|%|mmhg|ml|mg\/dl|unit|second|minute)$/;
/** Nothing is counted where a number ends a phrase. */
const ENDS =
  /^ ?(?:$|[.,;:)(\]\n|/]|(?:and|or|to|on|at|of|by|with|against|versus|from|for|over|since|during|after|is|was)\b)/i;

/** `Ankle 29 against 24`, of 29 cm: a measure without its unit, in a sentence that retells the one of the case. */
export function isUnitLeftOff({ page, akin }: Reading, { start, end, value }: StatedNumber): boolean {
  // Small numbers stand for too much.
  if (Number.isInteger(value) && value < LEAST) return false;
  const label = wordBefore(page.text, start);
  return (
    ENDS.test(page.text.slice(end, end + 12)) &&
    !/(?:[#x×] ?|\b(?:qty|quantity) )$/i.test(page.text.slice(Math.max(0, start - 9), start)) &&
    akin(start).some(
      (told) =>
        (label === '' || told.stems.has(label)) &&
        numbersOf(told).some((one) => one.value === value && one.unit !== null && MEASURED.test(one.unit)),
    )
  );
}
const LEAST = 10;

const DEGREES = /^ ?(?:°|deg(?:rees?)?\b)/i;

/** Two numbers that belong together: `2/5`, `3 x 2`, `8-10`, `5'11`. */
const PAIR = /^\s?(?:cm |mm |in |ft )?(?:\/|x|by|-|to|'|out of|of|->|and|:)\s?(\d+(?:\.\d+)?)/;
const PAIR_BEFORE = /(\d+(?:\.\d+)?)\s?(?:cm |mm |in |ft )?(?:\/|x|by|-|to|'|out of|of|->|and|:)\s?$/;

/**
 * True where the sentence retells one of the case that has the number: in the same unit, where both have one. Notes in
 * shorthand share no words with it; there a pair of numbers must be the same pair.
 */
export function isRetold(
  { page, held, akin, pairs, tokens }: Reading,
  { start, end, value, unit }: StatedNumber,
): boolean {
  const [from, to] = segmentAt(page, start);
  const words = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to));
  const isAngle = DEGREES.test(page.text.slice(end, end + 10));
  // `At 13 degrees` is no score of 13.
  const isAngleToo = (one: StatedNumber, told: Told) =>
    DEGREES.test(told.text.slice(one.end, one.end + 10)) ||
    words.some((word) => word.stem === wordBefore(told.text, one.start));
  for (const told of akin(start))
    if (
      numbersOf(told).some(
        (one) =>
          one.value === value &&
          (one.unit === unit || isTimes(one, unit, told, words)) &&
          (!isAngle || isAngleToo(one, told)),
      )
    )
      return true;
  // Two measures hardly share a decimal by chance.
  if (!Number.isInteger(value) && held.roles.has(value)) return true;
  const [, after] = PAIR.exec(page.text.slice(end, end + 12)) ?? [];
  const [, before] = PAIR_BEFORE.exec(page.text.slice(Math.max(0, start - 12), start)) ?? [];
  const has = (from: number, to: number) => pairs.has(`${from} ${to}`);
  return (
    (after !== undefined && has(value, Number(after))) || (before !== undefined && has(Number(before), value))
  );
}
