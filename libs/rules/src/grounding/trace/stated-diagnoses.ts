import { CODE, compact } from '../text/codes-in-text.ts';
import { DISEASES } from '../lexicon/diseases.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../text/once-for.ts';
import { partAt, plain } from '../text/page.ts';
import { lexiconOf, phrasesIn } from '../words/phrases.ts';
import type { Reading } from '../words/reading.ts';
import { carriesMeaning } from '../words/retelling.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { ideasHeld } from '../words/vocabulary.ts';

/** A place of the page that states a fact. */
export interface Stating {
  readonly at: number;
  readonly key: string;
}

const diseases = lexiconOf(DISEASES);

/** What each diagnosis of a case may be told by: its code, its disease, the words of its description. */
const namesOf = onceFor(({ diagnoses }: GroundingFacts) => {
  const byCode = new Map<string, string[]>();
  const byIdea = new Map<number, string[]>();
  const byStem = new Map<string, number[]>();
  const add = <K>(map: Map<K, string[]>, one: K, key: string) => map.set(one, [...(map.get(one) ?? []), key]);
  const sizes = diagnoses.map(({ code, description }, at) => {
    add(byCode, compact(code), `diagnosis ${at}`);
    const words = tokensOf(plain(description));
    const stems = new Set(words.filter(carriesMeaning).map(({ stem }) => stem));
    const own = new Set(words.flatMap(({ word, stem }) => [word, stem]));
    const text = { text: plain(description), tokens: words, words: own, isProse: false };
    for (const idea of ideasHeld(diseases, { texts: [text], own })) add(byIdea, idea, `diagnosis ${at}`);
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), at]);
    return stems.size;
  });
  return { byCode, byIdea, byStem, sizes };
});

/** Where a text names a diagnosis of its case: by its code, by a name of the disease, or by most words of its description in one sentence. */
export function statedDiagnoses({
  page,
  tokens,
  held,
}: Pick<Reading, 'page' | 'tokens' | 'held'>): Stating[] {
  const { byCode, byIdea, byStem, sizes } = namesOf(held.facts);
  const inWords = sharedBySegment(page.segments, tokens, byStem).flatMap(({ at, number, shared }) =>
    shared > 0.6 * sizes[number]! ? [{ at, key: `diagnosis ${number}` }] : [],
  );
  return [
    ...[...page.text.matchAll(CODE)].flatMap(({ index, 0: code }) =>
      (byCode.get(compact(code)) ?? []).map((key) => ({ at: index, key })),
    ),
    ...phrasesIn(page.text, tokens, diseases).flatMap(({ from, idea }) =>
      (byIdea.get(idea) ?? []).map((key) => ({ at: tokens[from]!.start, key })),
    ),
    ...inWords,
  ];
}

/** How many different words of each numbered text stand in each segment. */
export function sharedBySegment(
  segments: readonly number[],
  tokens: readonly Token[],
  byStem: ReadonlyMap<string, readonly number[]>,
): { at: number; number: number; shared: number }[] {
  const shared = new Map<string, { at: number; number: number; stems: Set<string> }>();
  for (const { start, stem } of tokens) {
    for (const number of byStem.get(stem) ?? []) {
      const name = `${partAt(segments, start)} ${number}`;
      const known = shared.get(name);
      if (known) known.stems.add(stem);
      else shared.set(name, { at: start, number, stems: new Set([stem]) });
    }
  }
  return [...shared.values()].map(({ at, number, stems }) => ({ at, number, shared: stems.size }));
}
