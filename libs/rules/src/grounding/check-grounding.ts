import { isClear } from './certainty/index.ts';
import { findTimes } from './fields/clock.ts';
import { findCodes } from './fields/codes.ts';
import { findAges, findDates } from './fields/dates-and-ages.ts';
import type { Found } from './found.ts';
import type { Grounding, GroundingFacts, Mark, MarkKind } from './grounding-facts.ts';
import { type Held, heldBy } from './held.ts';
import { IDIOMS } from './lexicon/idioms.ts';
import { findIdentifiers } from './fields/identifiers.ts';
import { leftOutOf } from './left-out.ts';
import { mentionsOf } from './text/mentions.ts';
import { findNames, namesPattern } from './fields/names.ts';
import { instructionsIn, labelledInstructions } from './text/instructions.ts';
import { unchosenIn } from './text/boxes.ts';
import { dressedDigits, normalised } from './text/normalised.ts';
import { factsWrittenOut, type WrittenOut, writtenOut } from './shorthand/written-out.ts';
import { takeNumbering } from './numbers/numbering.ts';
import { findNumbers } from './numbers/numbers.ts';
import { findOptions } from './fields/options.ts';
import { onceFor } from './text/once-for.ts';
import { asQuoted, pageOf, take, takeVerbatim } from './text/page.ts';
import { type Quantity, quantitiesIn } from './text/quantities.ts';
import { findToldByName } from './told/index.ts';
import { findInWords, findOfOthers } from './words/index.ts';
import { wholePlace } from './words/whole-places.ts';
import { withoutQuoted } from './words/without-quoted.ts';
import { findChosenWords } from './words/find-chosen-words.ts';
import { findRanks } from './words/find-ranks.ts';
import { type Reading, readingOf } from './words/reading.ts';
import { findContradictions, wrongQuantities } from './numbers/wrong-quantities.ts';

const NOUN: Record<MarkKind, string> = {
  code: 'The code',
  npi: 'The NPI',
  quantity: 'The quantity',
  size: 'The choice',
  date: 'The date',
  age: 'The age',
  name: 'The name',
  number: 'The number',
  characters: 'The writing',
  diagnosis: 'The diagnosis or finding',
  item: 'The item',
  medication: 'The medication',
  event: 'The event or treatment',
  person: 'What is said of a person,',
  organisation: 'The organisation',
  measure: 'The measure',
  side: 'The side',
  sex: 'The sex in',
  statement: 'The statement',
};

/** A note read beside its case: what each of its places states, and what the case does not hold. */
export interface Compared {
  readonly read: WrittenOut;
  readonly reading: Reading;
  readonly quantities: readonly Quantity[];
  readonly found: readonly Found[];
  /** The text without the places that its writer left open, which keep their length. */
  readonly open: string;
}

/**
 * Compares what a note states with what its case holds. Deterministic, and made to be read by the person who
 * signs: a mark says that the case does not hold this, not that it is wrong. Policy numbers, sections, the
 * numbering of lists, coverage wording and places in square brackets are not marked. `day` (`YYYY-MM-DD`): the
 * day of the note, for the patient's age.
 */
export function checkGrounding(note: string, facts: GroundingFacts, day: string): Grounding {
  const { read, reading, found, open } = compare(note, facts, day);
  return { marks: marksOf(note, read, found), leftOut: leftOutOf(open, reading) };
}

export function compare(note: string, known: GroundingFacts, day: string): Compared {
  const facts = factsWrittenOut(known);
  const held = heldBy(facts, day);
  const names = namesPattern(held);
  const read = writtenOut(normalised(note), held.names);
  const page = pageOf(read.text, read.of);
  for (const { start, end } of instructionsIn(page.text)) take(page, start, end);
  const mentions = mentionsOf(page, held);
  const instructions = page.taken.slice();
  const open = blanked(page.text, instructions);
  const labelled = instructions.slice();
  for (const { start, end } of labelledInstructions(page.text)) labelled.fill(1, start, end);
  const unchosen = new Uint8Array(page.text.length);
  for (const { start, end } of unchosenIn(page.text)) {
    labelled.fill(1, start, end);
    unchosen.fill(1, start, end);
  }
  for (const { index, 0: idiom } of page.text.matchAll(IDIOMS)) labelled.fill(1, index, index + idiom.length);
  const reading = readingOf(page, held, names, mentions, labelled);
  for (const text of quoted(held)) takeVerbatim(page, text);
  const wrongNames = findNames(page, held);
  takeNumbering(page);
  const found = [
    ...wrongNames,
    ...findIdentifiers(page, held),
    ...findDates(page, held),
    ...findTimes(page, held),
    ...findAges(page, held, names),
    ...findToldByName(reading),
    ...findCodes(page, held, names),
    ...findRanks(reading),
    ...findOptions(page, held, mentions),
    ...findChosenWords(reading),
    ...findContradictions(page),
  ];
  const counts = { diagnoses: facts.diagnoses.length, items: facts.items.length };
  const quantities = quantitiesIn(page, mentions, names, counts);
  found.push(
    ...wrongQuantities(quantities, reading),
    ...findNumbers(reading, names),
    ...findInWords(reading),
    ...dressedDigits(note, read).map((place): Found => ({ ...place, kind: 'characters' })),
  );
  // What stands in shorthand is read as what it mostly stands for.
  const isCertain = (one: Found) =>
    (one.kind === 'medication' || !read.of.subarray(one.start, one.end).some(Boolean)) &&
    isClear(reading, one);
  const told = [...findOfOthers(reading), ...withoutQuoted(found, note, reading, read.starts)]
    .filter(({ start }) => unchosen[start] !== 1)
    .map((one): Found => (one.tier === undefined && !isCertain(one) ? { ...one, tier: 'untraced' } : one))
    .map((one): Found => (one.tier === undefined ? one : wholePlace(page, one)));
  return { read, reading, quantities, found: told, open };
}

/** What may be quoted with its numbers. */
const quoted = onceFor(({ texts }: Held) => [
  ...new Set(texts.filter((text) => /\d/.test(text) && /\p{L}/u.test(text)).map(asQuoted)),
]);

/** What is claimed as spaces, so that every place keeps its offset. */
function blanked(text: string, taken: Uint8Array): string {
  let [open, last] = ['', 0];
  for (let start = taken.indexOf(1); start >= 0; start = taken.indexOf(1, last)) {
    open += text.slice(last, start);
    const end = taken.indexOf(0, start);
    last = end < 0 ? text.length : end;
    open += ' '.repeat(last - start);
  }
  return open + text.slice(last);
}

function marksOf(
  note: string,
  { text: read, starts, ends, of }: WrittenOut,
  found: readonly Found[],
): Mark[] {
  const strong = found.filter(({ tier }) => tier === undefined);
  const taken = new Uint8Array(read.length);
  for (const { start, end } of strong) taken.fill(1, start, end);
  const soft = found.filter(
    ({ start, end, tier }) => tier !== undefined && !taken.subarray(start, end).includes(1),
  );
  const sorted = [...strong, ...soft].sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Mark[] = [];
  for (const { start: from, end: to, kind, tier } of sorted) {
    const [start = 0, end = 0] = [starts[from], ends[to - 1]];
    if (start < (marks.at(-1)?.end ?? 0)) continue;
    const text = note.slice(start, end);
    const isRewritten = of.subarray(from, to).some(Boolean);
    const said = (isRewritten ? text : read.slice(from, to)).replace(/\s+/g, ' ');
    if (tier) marks.push({ start, end, kind, text, tier, sentence: `“${said}” is not traced to the case.` });
    else marks.push({ start, end, kind, text, sentence: `${NOUN[kind]} ${said} is not in the case.` });
  }
  return marks;
}
