import type { GroundingFacts } from '../grounding-facts.ts';
import { numbersIn } from '../text/numbers-in-text.ts';
import { plain } from '../text/page.ts';
import { wordsOfItem } from '../words/words-of-items.ts';
import { fold, stem } from '../words/stems.ts';

/** What a number is the number of: its unit, or the words beside it. */
export interface Role {
  readonly value: number;
  readonly unit: string | null;
  readonly before: string;
  readonly after: string;
}

const LITTLE =
  /^(?:a|an|the|of|is|are|was|were|to|in|at|on|for|and|or|by|with|per|total|about|some|up|only|all|it|as)$/;
/** Around a number no further than a phrase reaches. */
const REACH = 32;

const WORDS = /[\p{L}']+/gu;

/** The stem of the word before a place; skips one little word. */
export function wordBefore(text: string, at: number): string {
  const words = text.slice(Math.max(0, at - REACH), at).match(WORDS) ?? [];
  return meaning(words.slice(-2).reverse());
}

/** The stem of the word after a place; skips one little word. */
export function wordAfter(text: string, at: number): string {
  const phrase = text.slice(at, at + REACH);
  return meaning(/^[^.;\n]*/.exec(phrase)?.[0].match(WORDS)?.slice(0, 2) ?? []);
}

function meaning(words: readonly string[]): string {
  const folded = words.map(fold);
  return stem(folded.find((word) => !LITTLE.test(word)) ?? '');
}

/** The numbers that the case's prose states, each with its role. */
export function rolesOf({
  patient,
  diagnoses,
  items,
  told = [],
  seen = [],
}: GroundingFacts): ReadonlyMap<number, readonly Role[]> {
  const roles = new Map<number, Role[]>();
  const texts = [
    // `2207 Quince Street` without the town.
    patient.address ?? '',
    ...diagnoses.map(({ description }) => description),
    ...items.flatMap(({ item, hcpcs, justification }) => [
      item,
      wordsOfItem(hcpcs ?? ''),
      justification ?? '',
    ]),
    ...told,
    ...seen,
  ].map(plain);
  for (const text of texts) {
    for (const { value, unit, start, end } of numbersIn(text)) {
      const role = { value, unit, before: wordBefore(text, start), after: wordAfter(text, end) };
      const known = roles.get(value) ?? [];
      if (known.length < 50) roles.set(value, [...known, role]);
    }
  }
  return roles;
}
