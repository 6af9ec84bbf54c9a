import type { Found } from '../found.ts';
import type { StatedNumber } from '../numbers-in-text.ts';
import { type Clause, clausesIn, clausesOf, hasPart, shared, sideOf } from './clauses.ts';
import type { Reading } from './reading.ts';

/** So much more of a clause must another one of the case tell. */
const CLEARLY = 0.9;
/** So much at least. */
const LEAST = 1.6;
/** A clause of so few words says little more than what was measured. */
const FEW = 2;

/**
 * Numbers and sides that the case has, of something else: `the full face mask leaked 48 liters`, where it tells 48 of
 * the nasal mask and 14 of the full one. Of the softer tier: the clause may be of a third thing.
 */
export function findToldOfOther(reading: Reading): Found[] {
  const { page, tokens, vocabulary, context, isOpen } = reading;
  const told = clausesOf(vocabulary);
  if (told.length === 0) return [];
  return clausesIn(page.text, tokens).flatMap((clause): Found[] => {
    if (clause.roots.size === 0 || isOpen(clause) || context(clause) === 'policy') return [];
    return [...numbersOfOther(clause, told), ...sidesOfOther(page.text, clause, told)];
  });
}

const isSameKind = (one: StatedNumber, other: StatedNumber): boolean =>
  one.unit === other.unit || one.unit === null || other.unit === null;

function numbersOfOther(clause: Clause, told: readonly Clause[]): Found[] {
  const said = new Set(clause.numbers.map(({ value }) => value));
  return clause.numbers.flatMap((number): Found[] => {
    if (number.value === 1) return [];
    const has = (one: Clause) =>
      one.numbers.some((other) => other.value === number.value && isSameKind(other, number));
    const own = told.filter(has);
    if (own.length === 0) return [];
    const isOther = (one: Clause) =>
      !has(one) &&
      one.numbers.some((other) => other.unit === number.unit && !said.has(other.value)) &&
      (one.sides.size === 0 ||
        clause.sides.size === 0 ||
        [...one.sides].some((side) => clause.sides.has(side)));
    const best = Math.max(0, ...own.map((one) => fit(clause, one)));
    const other = Math.max(0, ...told.filter(isOther).map((one) => fit(clause, one)));
    // `The thigh measures 24 cm`, of a seat's depth: nothing that has it shares a word.
    const least = best === 0 && clause.roots.size <= FEW ? 1 : LEAST;
    if (other < least || other < best + CLEARLY) return [];
    return [{ start: number.start, end: number.end, kind: 'number', tier: 'untraced' }];
  });
}

/** With the side, where both tell one. */
const fit = (clause: Clause, one: Clause): number => {
  const sides = [...clause.sides].some((side) => one.sides.has(side)) ? 1 : 0;
  return shared(clause, one) + sides;
};

function sidesOfOther(text: string, clause: Clause, told: readonly Clause[]): Found[] {
  if (clause.sides.size !== 1) return [];
  const [side] = clause.sides;
  const own = Math.max(0, ...told.filter((one) => one.sides.has(side!)).map((one) => shared(clause, one)));
  const other = Math.max(
    0,
    ...told.filter((one) => one.sides.size === 1 && !one.sides.has(side!)).map((one) => shared(clause, one)),
  );
  const least = hasPart(clause) ? 1 : LEAST;
  if (other < least || other < own + CLEARLY) return [];
  const token = clause.tokens.find((one) => sideOf(text, one) !== undefined)!;
  return [{ start: token.start, end: token.end, kind: 'side', tier: 'untraced' }];
}
