import type { FactDef } from './pack.ts';
import { inUnitOf, measureIn } from './units.ts';

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const FEET = String.raw`(?:'|’|′|ft\.?|feet|foot)`;
const INCHES = String.raw`(?:"|”|″|''|in\.?|inch|inches)`;

/** A way to write a measure that is no plain number with its unit, and its value by the numbers in it. */
type Way = readonly [pattern: RegExp, value: (first: number, second: number) => number];

const way = (pattern: string, value: Way[1]): Way => [new RegExp(`^${pattern}$`, 'i'), value];

const heights: readonly Way[] = [
  way(`${NUMBER} ?${FEET}(?: ?${NUMBER}(?: ?${INCHES})?)?`, (feet, inches) => feet * 12 + inches),
  way(`${NUMBER} ?${INCHES}`, (inches) => inches),
  way(`${NUMBER} ?m\\.?`, (m) => inUnitOf({ unit: 'in' }, m * 100, 'cm')),
];
const weights: readonly Way[] = [
  way(`${NUMBER} ?(?:lbs?\\.?|pounds?) ?${NUMBER} ?(?:oz\\.?|ounces?)`, (lb, oz) => lb + oz / 16),
];

/** What nobody was ever below or above: 8 to 118 inches (20 to 300 cm), 0.7 to 1543 pounds (0.3 to 700 kg). */
const possible = {
  height: { unit: 'in', ways: heights, from: 7.8, to: 118.2 },
  weight: { unit: 'lb', ways: weights, from: 0.66, to: 1543.3 },
} as const;

/** As a form shows them. */
export const MEASURE_EXAMPLES = { height: '5\'8" or 173 cm', weight: '180 lb or 82 kg' } as const;

/**
 * What is odd about a height or weight as a record says it, which may be any text; null: nothing, or nothing is said. It is
 * printed as it stands: without a unit, or beyond what a person can be, a payer asks back.
 */
export function measureDoubt(kind: keyof typeof possible, text: string): string | null {
  const written = text.trim().replace(/\s+/g, ' ');
  if (written === '') return null;
  const found = read(kind, written);
  if (found === null) return `No ${kind} can be read in it.`;
  const { from, to } = possible[kind];
  return found >= from && found <= to ? null : `No person has this ${kind}.`;
}

/** A height or weight as a record says it, in the question’s own unit or its other one; null: it cannot be read in it. */
export function measureOf(
  kind: keyof typeof possible,
  def: Pick<FactDef, 'unit'>,
  text: string,
): { value: number; unit: string } | null {
  const plain = measureIn(def, text);
  const { unit } = possible[kind];
  if (plain || def.unit !== unit) return plain;
  const found = read(kind, text.trim().replace(/\s+/g, ' '));
  return found === null ? null : { value: Math.round(found * 100) / 100, unit };
}

/** In inches or pounds. */
function read(kind: keyof typeof possible, written: string): number | null {
  const { unit, ways } = possible[kind];
  const plain = measureIn({ unit }, written);
  if (plain) return inUnitOf({ unit }, plain.value, plain.unit);
  for (const [pattern, value] of ways) {
    const match = pattern.exec(written);
    if (!match) continue;
    const [first = 0, second = 0] = match.slice(1).map((part) => Number((part ?? '0').replace(',', '.')));
    return value(first, second);
  }
  return null;
}
