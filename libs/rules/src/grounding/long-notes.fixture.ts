import type { CorpusCase } from './corpus/index.ts';
import type { GroundingFacts } from './index.ts';

/** A case of a hundred items, and notes of it of any length. */
export interface LongNote {
  readonly facts: GroundingFacts;
  readonly today: string;
  readonly text: (length: number) => string;
}

/** Notes as people write them, beside the items and diagnoses of many cases, and rows that never end. */
export function longNotes(cases: readonly CorpusCase[]): readonly (readonly [name: string, LongNote])[] {
  const notes = cases.flatMap((one) => one.notes).join('\n\n');
  const ordinary = notes.repeat(Math.ceil(50_000 / notes.length));
  const items = cases.flatMap((one) => one.facts.items);
  const facts = {
    ...cases[0]!.facts,
    diagnoses: cases.flatMap((one) => one.facts.diagnoses).slice(0, 40),
    items: [...items, ...items.map((one) => ({ ...one, item: `${one.item}, spare` }))].slice(0, 100),
  };
  const { today } = cases[0]!;
  const repeated = (words: string) => (length: number) =>
    words.repeat(Math.ceil(length / words.length)).slice(0, length);
  return [
    ['an ordinary note', { facts, today, text: (length) => ordinary.slice(0, length) }],
    ['one sentence without end', { facts, today, text: repeated('he did not walk and it helped ') }],
    ['numbers without end', { facts, today, text: repeated('12 mg on the left, not 8 cm; ') }],
  ];
}
