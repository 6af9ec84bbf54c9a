import { replacesTold } from './case-measures.ts';
import { MEASURES } from './lexicon/measures.ts';
import type { StatedNumber } from './numbers-in-text.ts';
import { wordAfter, wordBefore } from './roles.ts';
import { numbersAround } from './sentence-numbers.ts';
import type { Reading } from './words/reading.ts';
import { fold, stem } from './words/stems.ts';

/** The words of what is measured: beside one of them a number is that measure and nothing else. */
const MEASURED = new Set(MEASURES.flatMap((names) => names.flatMap((name) => name.split(' '))).map(keyOf));

function keyOf(word: string): string {
  return stem(fold(word));
}

/** The patient's own measures, which the case has beside no words. */
const OWN: readonly (readonly [said: RegExp, units: RegExp, of: 'weight' | 'height'])[] = [
  [/\bweigh(?:s|ed|t)?\b[^.;\n\d]{0,16}$/i, /^(?:kg|lb)$/, 'weight'],
  [/\b(?:height|stands)\b[^.;\n\d]{0,16}$/i, /^(?:cm|ft|inch)$/, 'height'],
];

/**
 * True of a number that stands where the case has another one: of the same unit and beside the same word, which its
 * sentence does not tell as well. Beside the name of a measure (`A1c`) that is enough, as it is for the patient's weight
 * and height; else the sentence must also retell one of the case that loses its number by it.
 */
export function takesPlace(reading: Reading, number: StatedNumber): boolean {
  const { page, held } = reading;
  const { start, end, value, unit } = number;
  const lead = page.text.slice(Math.max(0, start - 32), start);
  if (OWN.some(([told, units, of]) => held.facts.patient[of] && units.test(unit ?? '') && told.test(lead)))
    return true;
  const said = new Set(numbersAround(page, start).map((one) => one.value));
  const before = wordBefore(page.text, start);
  const after = wordAfter(page.text, end);
  const others = [...held.roles]
    .filter(([other]) => other !== value && !said.has(other))
    .flatMap(([, roles]) => roles.filter((role) => role.unit === unit));
  const isBeside = others.some((role) => before !== '' && role.before === before);
  if (isBeside && MEASURED.has(before)) return true;
  const isFollowed = others.some((role) => after !== '' && role.after === after);
  return (isBeside || isFollowed) && replacesTold(reading, number);
}
