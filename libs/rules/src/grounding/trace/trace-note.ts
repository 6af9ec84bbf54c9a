import { compare } from '../check-grounding.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { partAt } from '../text/page.ts';
import { type Fact, factsOfCase } from './facts-of-case.ts';
import { findStated } from './find-stated.ts';

/** `note.slice(start, end)`: a sentence, or what a line or a semicolon parts. */
export interface TracedSentence {
  readonly start: number;
  readonly end: number;
  /** The keys of the facts that it states, in the order of the case; none: it is neither hidden nor praised. */
  readonly facts: readonly string[];
}

export interface TracedFact extends Fact {
  /** The numbers of the sentences that state it; none: the note leaves it out. */
  readonly sentences: readonly number[];
}

/** Which sentence of a note states which facts of its case. */
export interface Trace {
  /** In the order of the note; no two overlap, and none is empty. */
  readonly sentences: readonly TracedSentence[];
  readonly facts: readonly TracedFact[];
}

/**
 * Traces each sentence of a note to the facts of its case. Places left open in square brackets state nothing. It says
 * where a fact is spoken of, not that it is told rightly: that is for `checkGrounding`. `day` (`YYYY-MM-DD`): the day
 * of the note, for the patient's age.
 */
export function traceNote(note: string, facts: GroundingFacts, day: string): Trace {
  const compared = compare(note, facts, day);
  const { read, reading, open } = compared;
  const { segments } = reading.page;
  const byKey = new Map<string, Set<number>>();
  for (const { at, key } of findStated(compared)) {
    if (open[at] === ' ') continue;
    const known = byKey.get(key);
    if (known) known.add(partAt(segments, at));
    else byKey.set(key, new Set([partAt(segments, at)]));
  }
  const all = factsOfCase(facts, reading.told, day);
  const bySegment = new Map<number, string[]>();
  for (const { key } of all) {
    for (const segment of byKey.get(key) ?? []) {
      const known = bySegment.get(segment);
      if (known) known.push(key);
      else bySegment.set(segment, [key]);
    }
  }
  const sentences: TracedSentence[] = [];
  const numberOf = new Map<number, number>();
  segments.forEach((from, segment) => {
    const place = trimmed(read.text, from, segments[segment + 1] ?? read.text.length);
    if (!place) return;
    numberOf.set(segment, sentences.length);
    const [start, end] = [read.starts[place.start] ?? 0, read.ends[place.end - 1] ?? 0];
    sentences.push({ start, end, facts: bySegment.get(segment) ?? [] });
  });
  const numbers = (key: string) =>
    [...(byKey.get(key) ?? [])].flatMap((segment) => numberOf.get(segment) ?? []).sort((a, b) => a - b);
  return { sentences, facts: all.map((fact) => ({ ...fact, sentences: numbers(fact.key) })) };
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : null;
}
