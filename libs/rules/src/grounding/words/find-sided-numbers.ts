import { undatedOf } from '../text/dates-in-text.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

const CLAUSE = /[^.;\n]+(?:\.\d[^.;\n]*)*/gu;
const SIDE_OR_NUMBER =
  /(?<![\p{L}\p{N}.])(?:(?<side>left|right|L(?= [\p{L}\d])|R(?= [\p{L}\d]))(?![\p{L}\p{N}-])|(?<value>\d+(?:\.\d+)?(?:\/\d+)?)(?![\p{L}\p{N}]))/giu;

/** `58 F, R arm: forearm R 31.5 L 25`: whatever number came before. */
const LEADS = /(?<![\p{L}\p{N}])(?:left|right|L|R)(?: ?[:=] ?| )\d/u;
/** Nothing else is told between a side and its measure. */
const NEAR = /^[^(),:]{0,32}$/u;
/** `4 cm larger`: the measure of neither side. */
const COMPARED = /^ ?[\p{L}%]{0,6} (?:more|less|fewer|\p{L}{3,8}er)\b/iu;

export interface SidedNumber {
  readonly side: 'left' | 'right';
  /** As it is written: `44`, `2/5`. */
  readonly value: string;
  /** Where the side stands. */
  readonly start: number;
  readonly end: number;
}

/**
 * Measures that are told of one side: `right calf 44 cm, left 37 cm`, and `0.68 on the right, 0.81 on the left`. What
 * stands first in its clause says which of the two comes before the other.
 */
export function sidedNumbers(of: { readonly text: string }): SidedNumber[] {
  // `On September 8, 2026 the left arm`: none of these is a measure of the arm.
  const { text } = undatedOf(of);
  return [...text.matchAll(CLAUSE)].flatMap(({ index: from, 0: clause }) => {
    const all = [...clause.matchAll(SIDE_OR_NUMBER)].filter(
      ({ groups }) => groups?.['value'] !== undefined || !/^[lr]$/.test(groups?.['side'] ?? ''),
    );
    const sideLeads = all[0]?.groups?.['side'] !== undefined || LEADS.test(clause);
    return all.flatMap(({ index, groups }, at): SidedNumber[] => {
      const side = groups?.['side'];
      const number = all[sideLeads ? at + 1 : at - 1];
      const value = number?.groups?.['value'];
      if (side === undefined || number === undefined || value === undefined) return [];
      const between = sideLeads
        ? clause.slice(index + side.length, number.index)
        : clause.slice(number.index + value.length, index);
      if (!NEAR.test(between) || COMPARED.test(clause.slice(number.index + value.length))) return [];
      const start = from + index;
      return [{ side: /^l/i.test(side) ? 'left' : 'right', value, start, end: start + side.length }];
    });
  });
}

/** The one side that the case tells a measure of; a measure of both sides tells nothing. */
const sidesOf = onceFor(({ texts }: Vocabulary): ReadonlyMap<string, 'left' | 'right' | null> => {
  const sides = new Map<string, 'left' | 'right' | null>();
  for (const text of texts)
    for (const { side, value } of sidedNumbers(text))
      sides.set(value, sides.has(value) && sides.get(value) !== side ? null : side);
  return sides;
});

/** Measures of the case that the note tells of the other side. */
export function findSidedNumbers({ page, vocabulary, context, isOpen }: Reading): Found[] {
  const sides = sidesOf(vocabulary);
  if (sides.size === 0) return [];
  return sidedNumbers(page).flatMap(({ side, value, start, end }): Found[] => {
    const known = sides.get(value);
    if (known === undefined || known === null || known === side) return [];
    if (context({ start }) === 'policy' || isOpen({ start })) return [];
    // A number between two sides may be told of either.
    return [{ start, end, kind: 'side', tier: 'untraced' }];
  });
}
