import type { Found } from '../found.ts';
import type { StatedNumber } from '../text/numbers-in-text.ts';
import { type Clause, hasPart, sideOf } from './clauses.ts';
import { clausesOfNote, type Near, nearClauses, type ToldClause, valuesTold } from './near-clauses.ts';
import { isBodyPart } from './find-clinical-words.ts';
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
  const { vocabulary, context, isOpen, itemsAround, held } = reading;
  const nearest = nearClauses(vocabulary);
  const values = valuesTold(vocabulary);
  return clausesOfNote(reading).flatMap((clause): Found[] => {
    if (clause.numbers.length === 0 && clause.sides.size === 0) return [];
    if (clause.roots.size === 0 || isOpen(clause) || context(clause) === 'policy') return [];
    const near = nearest(clause);
    const isTold = ({ value, unit }: StatedNumber) => {
      const units = values.get(value);
      return units !== undefined && (unit === null || units.has(unit) || units.has(null));
    };
    // `The quantity of pads is above its limit of 110`, which it is.
    const isOfItem = ({ start, value }: StatedNumber) =>
      itemsAround(start).some((index) => {
        const { quantity, quantity_limit } = held.facts.items[index]!;
        return quantity === value || quantity_limit === value;
      });
    return [
      ...numbersOfOther(clause, near, (one) => isTold(one) && !isOfItem(one)),
      ...sidesOfOther(reading, clause, near),
    ];
  });
}

const isSameKind = (one: StatedNumber, other: StatedNumber): boolean =>
  one.unit === other.unit || one.unit === null || other.unit === null;

const isYear = ({ value, unit }: StatedNumber): boolean => unit === null && value >= 1900 && value < 2100;

/** `Five times a day` and `7 per day`. */
const isAlike = ({ unit }: StatedNumber, other: StatedNumber): boolean =>
  unit === other.unit || (unit === null && other.unit === 'time');

/** The patient's own is looked at by itself. */
const isAge = ({ unit, value }: StatedNumber): boolean => unit === 'year' && value > 17;

function numbersOfOther(
  clause: Clause,
  near: readonly Near[],
  isTold: (number: StatedNumber) => boolean,
): Found[] {
  const said = new Set(clause.numbers.map(({ value }) => value));
  return clause.numbers.flatMap((number): Found[] => {
    if (number.value === 1 || isAge(number) || !isTold(number)) return [];
    const has = ({ numbers }: Clause) =>
      numbers.some((other) => other.value === number.value && isSameKind(other, number));
    const isOther = (one: ToldClause) =>
      one.isProse &&
      !has(one) &&
      one.numbers.some((other) => isAlike(other, number) && !isYear(other) && !said.has(other.value)) &&
      (one.sides.size === 0 ||
        clause.sides.size === 0 ||
        [...one.sides].some((side) => clause.sides.has(side)));
    const best = most(near.filter(({ told }) => has(told)).map((one) => fit(clause, one)));
    const other = most(near.filter(({ told }) => isOther(told)).map((one) => fit(clause, one)));
    // `The thigh measures 24 cm`, of a seat's depth: what has it shares no word, or none but its sentence does.
    const isShort = best < 0.5 && number.unit !== null && clause.roots.size <= FEW;
    if (other < (isShort ? 1 : LEAST) || other < best + (isShort ? 0.6 : CLEARLY)) return [];
    return [{ start: number.start, end: number.end, kind: 'number', tier: 'untraced' }];
  });
}

const most = (scores: readonly number[]): number => Math.max(0, ...scores);

/** With the side, where both tell one. */
const fit = ({ sides }: Clause, { told, score }: Near): number =>
  score + Number([...sides].some((side) => told.sides.has(side)));

function sidesOfOther({ page, vocabulary }: Reading, clause: Clause, near: readonly Near[]): Found[] {
  const [side, more] = clause.sides;
  if (side === undefined || more !== undefined) return [];
  const scores = (some: readonly Near[]) => some.map(({ score }) => score);
  // Of a diagnosis the side is told by name.
  const isOfDiagnosis = clause.tokens.some(
    (one) => vocabulary.ofDiagnoses.has(one.word) && sideOf(page.text, one) === undefined && !isBodyPart(one),
  );
  const own = most(
    scores(near.filter(({ told }) => told.sides.has(side) && !(isOfDiagnosis && told.isOfLast))),
  );
  const other = most(scores(near.filter(({ told }) => told.sides.size === 1 && !told.sides.has(side))));
  // `Limb: right only`: few words, and none of that side.
  const least = hasPart(clause) || (own === 0 && clause.roots.size <= FEW) ? 1 : LEAST;
  if (other < least || other < own + CLEARLY) return [];
  const token = clause.tokens.find((one) => sideOf(page.text, one) !== undefined)!;
  return [{ start: token.start, end: token.end, kind: 'side', tier: 'untraced' }];
}
