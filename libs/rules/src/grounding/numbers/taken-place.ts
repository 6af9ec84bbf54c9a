import { replacesTold } from './case-measures.ts';
import type { Held } from '../held.ts';
import { MEASURES } from '../lexicon/measures.ts';
import type { StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { wordAfter, wordBefore } from './roles.ts';
import { valuesAround } from './sentence-numbers.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';

/** The words of what is measured: beside one of them a number is that measure and nothing else. */
const MEASURED = new Set(MEASURES.flatMap((names) => names.flatMap((name) => name.split(' '))).map(keyOf));

function keyOf(word: string): string {
  return stem(fold(word));
}

/** The case's numbers by their unit and the word before or after them. */
const placesOf = onceFor(({ roles }: Held) => {
  const byBefore = new Map<string, Set<number>>();
  const byAfter = new Map<string, Set<number>>();
  const add = (to: Map<string, Set<number>>, key: string, value: number) => {
    const known = to.get(key);
    if (known) known.add(value);
    else to.set(key, new Set([value]));
  };
  for (const [value, some] of roles)
    for (const { unit, before, after } of some) {
      add(byBefore, `${unit} ${before}`, value);
      add(byAfter, `${unit} ${after}`, value);
    }
  return { byBefore, byAfter };
});

/** The patient's own measures, which the case has beside no words. */
const OWN: readonly (readonly [said: RegExp, units: RegExp, of: 'weight' | 'height'])[] = [
  [/\bweigh(?:s|t)?\b[^.;\n\d]{0,16}$/i, /^(?:kg|lb)$/, 'weight'],
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
  const said = valuesAround(page, start);
  const before = wordBefore(page.text, start);
  const after = wordAfter(page.text, end);
  const { byBefore, byAfter } = placesOf(held);
  const isOther = (values: ReadonlySet<number> | undefined) => {
    for (const other of values ?? []) if (other !== value && !said.has(other)) return true;
    return false;
  };
  const isBeside = before !== '' && isOther(byBefore.get(`${unit} ${before}`));
  if (isBeside && MEASURED.has(before)) return true;
  const isFollowed = after !== '' && isOther(byAfter.get(`${unit} ${after}`));
  return (isBeside || isFollowed) && replacesTold(reading, number);
}
