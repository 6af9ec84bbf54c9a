import { findCodes } from './codes.ts';
import { findAges, findDates } from './dates-and-ages.ts';
import type { Found } from './found.ts';
import type { Grounding, GroundingFacts, Mark, MarkKind } from './grounding-facts.ts';
import { heldBy } from './held.ts';
import { findIdentifiers } from './identifiers.ts';
import { leftOutOf } from './left-out.ts';
import { mentionsOf } from './mentions.ts';
import { findNames, namesPattern } from './names.ts';
import { findNumbers, takeNumbering } from './numbers.ts';
import { findOptions } from './options.ts';
import { pageOf, take, takeVerbatim } from './page.ts';
import { quantitiesIn } from './quantities.ts';
import { findContradictions, wrongQuantities } from './wrong-quantities.ts';

const NOUN: Record<MarkKind, string> = {
  code: 'The code',
  npi: 'The NPI',
  quantity: 'The quantity',
  size: 'The choice',
  date: 'The date',
  age: 'The age',
  name: 'The name',
  number: 'The number',
};

/**
 * Compares what a note states with what its case holds. Deterministic, and made to be read by the person who
 * signs: a mark says that the case does not hold this, not that it is wrong. Policy numbers, sections, the
 * numbering of lists, coverage wording and places in square brackets are not marked. `day` (`YYYY-MM-DD`): the
 * day of the note, for the patient's age.
 */
export function checkGrounding(note: string, facts: GroundingFacts, day: string): Grounding {
  const held = heldBy(facts, day);
  const names = namesPattern(held);
  const page = pageOf(note);
  for (const { index, 0: open } of note.matchAll(/\[[^[\]]{2,400}\]/g))
    take(page, index, index + open.length);
  const mentions = mentionsOf(page, facts.items, held.names);
  const open = blanked(page.text, page.taken);
  for (const text of held.texts) if (/\d/.test(text) && /\p{L}/u.test(text)) takeVerbatim(page, text);
  const wrongNames = findNames(page, held);
  takeNumbering(page);
  const found = [
    ...wrongNames,
    ...findIdentifiers(page, held),
    ...findDates(page, held),
    ...findAges(page, held),
    ...findCodes(page, held, names),
    ...findOptions(page, held, mentions),
    ...findContradictions(page),
  ];
  const counts = { diagnoses: facts.diagnoses.length, items: facts.items.length };
  const quantities = quantitiesIn(page, mentions, names, counts);
  found.push(...wrongQuantities(quantities, held), ...findNumbers(page, held, names));
  return { marks: marksOf(note, found), leftOut: leftOutOf(open, held, mentions, quantities) };
}

/** What is claimed as spaces, so that every place keeps its offset. */
function blanked(text: string, taken: Uint8Array): string {
  if (!taken.includes(1)) return text;
  return Array.from({ length: text.length }, (_, at) => (taken[at] ? ' ' : text[at])).join('');
}

function marksOf(note: string, found: readonly Found[]): Mark[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Mark[] = [];
  for (const { start, end, kind } of sorted) {
    if (start < (marks.at(-1)?.end ?? 0)) continue;
    const text = note.slice(start, end);
    marks.push({ start, end, kind, text, sentence: `${NOUN[kind]} ${text} is not in the case.` });
  }
  return marks;
}
