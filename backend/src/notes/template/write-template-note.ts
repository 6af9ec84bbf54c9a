import type { WritingFacts } from './writing-facts.ts';
import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';
import { kindOf, kinds } from './kind-of-item.ts';
import { attestation, type Group, missing, necessity, opening } from './sections.ts';

/** Characters that a single text of the case may take; a letter too long for a note takes the next. */
const LENGTHS = [Infinity, 400, 100, 20];

/**
 * The argument of a letter of medical necessity from the facts of a case alone: plain text, headings in capitals, LF
 * line ends, never longer than a note may be. The letter's tables state patient, diagnoses, items and provider, and its
 * signature the date; the text does not list them again. It states nothing that the case does not hold; what a payer
 * asks for beyond that stands as a gap in square brackets. The same facts and day (`YYYY-MM-DD`, by which the patient
 * has an age) give the same text.
 */
export function writeTemplateNote(facts: WritingFacts, day: string): string {
  const notes = LENGTHS.map(
    (length) => () => letter(length === Infinity ? facts : shortened(facts, length), day),
  );
  const fitting = notes.find((note) => note().length <= NOTE_MAX_LENGTH);
  return (fitting ?? notes.at(-1)!)();
}

function letter(facts: WritingFacts, day: string): string {
  const groups = groupsOf(facts);
  return [
    opening(facts, groups, day),
    missing(facts),
    ...groups.map((group) => necessity(group, facts)),
    attestation(facts),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function shortened(facts: WritingFacts, length: number): WritingFacts {
  const cut = (text: string) => (text.length > length ? `${[...text].slice(0, length).join('')}…` : text);
  const cutAny = (text: string | null) => text && cut(text);
  return {
    ...facts,
    diagnoses: facts.diagnoses.map((one) => ({ ...one, description: cut(one.description) })),
    items: facts.items.map((one) => ({
      ...one,
      item: cut(one.item),
      size: cutAny(one.size),
      color: cutAny(one.color),
      length: cutAny(one.length),
      justification: cutAny(one.justification),
    })),
  };
}

/** The items of a case by the policies that cover them, in one fixed order. */
export function groupsOf(facts: WritingFacts): Group[] {
  const byKind = new Map<CoverageKind, Group['items'][number][]>();
  for (const item of facts.items) {
    const kind = kindOf(item, facts.diagnoses);
    byKind.set(kind, [...(byKind.get(kind) ?? []), item]);
  }
  return kinds.flatMap((kind) => {
    const items = byKind.get(kind);
    return items ? [{ kind, items }] : [];
  });
}
