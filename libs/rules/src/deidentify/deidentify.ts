import { takeAddresses } from './addresses.ts';
import { takeAges, takeDates } from './dates.ts';
import { folded, type FoldedText, type Place } from './folded-text.ts';
import type { Deidentified, IdentifyingFacts, Replaced } from './identifying-facts.ts';
import { takeNames } from './names.ts';
import { takeOtherNumbers, takeOwnNumbers } from './numbers.ts';
import { takeOtherNames } from './other-names.ts';

/**
 * Takes out of a text what identifies its patient, its provider and others, after the Safe Harbor list of 45 CFR
 * 164.514(b)(2): names, addresses smaller than a state, days and months, ages, telephone, record, account and
 * other numbers, e-mail and web addresses. Codes, quantities, policy numbers, years and coverage wording stay.
 * What the case does not know and no form gives away, such as a nickname or an employer, is for the reader who
 * approves the text. All else stays character for character.
 */
export function deidentify(original: string, facts: IdentifyingFacts): Deidentified {
  const text = folded(original);
  takeOwnNumbers(text, facts);
  takeAddresses(text, facts.patient.address ?? '');
  takeDates(text, facts.patient.dob ?? null);
  takeAges(text);
  takeNames(text, facts);
  takeOtherNames(text);
  takeOtherNumbers(text);
  return replaced(text);
}

function replaced(text: FoldedText): Deidentified {
  const places = [...text.places].sort((a, b) => a.start - b.start);
  const found = new Map<string, Replaced>();
  let [result, at] = ['', 0];
  for (const place of places) {
    const [from, to] = boundsOf(text, place);
    const [original, placeholder] = [text.original.slice(from, to), `[${place.kind}]`];
    const key = `${placeholder}${original}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { kind: place.kind, original, placeholder, count });
    result += text.original.slice(at, from) + placeholder;
    at = to;
  }
  return { text: result + text.original.slice(at), replacements: [...found.values()] };
}

/** In the original, with the accents that stand apart from their letter. */
function boundsOf({ original, starts, ends }: FoldedText, { start, end }: Place): [number, number] {
  const to = ends[end - 1] ?? original.length;
  const marks = /^\p{M}*/u.exec(original.slice(to))?.[0].length ?? 0;
  return [starts[start] ?? 0, to + marks];
}
