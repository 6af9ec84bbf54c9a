import { occursIn } from '../text/occurrences.ts';
import type { LeftOut } from './grounding-facts.ts';
import { nameWords } from './held.ts';
import { plain } from './text/page.ts';
import { statedDiagnoses } from './trace/stated-diagnoses.ts';
import type { Reading } from './words/reading.ts';

/**
 * What the argument of a letter must speak of and this text does not: the patient, the diagnoses, the items. Codes,
 * quantities and the provider's number are no part of it: the letter's tables and its signature state them. `text`:
 * the note without its open places.
 */
export function leftOutOf(text: string, reading: Reading): LeftOut[] {
  const { patient, diagnoses, items } = reading.held.facts;
  const words = new Set(nameWords(text).map((word) => word.replace(/'s$/, '')));
  const name = [patient.first_name, patient.last_name].join(' ').trim();
  const missing: LeftOut[] = [];
  const leave = (kind: LeftOut['kind'], what: string, label: string) =>
    missing.push({ kind, text: what, sentence: `${label} ${what} is not in the note.` });
  if (!nameWords(name).every((word) => words.has(word.replace(/'s$/, ''))))
    leave('patient', name, "The patient's name");
  const stated = new Set(statedDiagnoses(reading).flatMap(({ at, key }) => (text[at] === ' ' ? [] : [key])));
  diagnoses.forEach(({ code, description }, index) => {
    if (stated.has(`diagnosis ${index}`) || text.includes(code)) return;
    // A description may be of words that the check reads no meaning in.
    if (!occursIn(text, plain(description).trim())) leave('diagnosis', code, 'The diagnosis');
  });
  const named = new Set(reading.mentions.flatMap(({ isWhole, items: meant }) => (isWhole ? meant : [])));
  items.forEach(({ item }, index) => {
    // Names too short to be looked for as words stand in the text at least.
    if (!named.has(index) && !occursIn(text, item.trim())) leave('item', item, 'The item');
  });
  return missing;
}
