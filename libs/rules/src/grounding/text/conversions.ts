import type { StatedNumber } from './numbers-in-text.ts';

/** How much of one base unit a unit is: centimeters, kilograms, minutes (NIST SP 811, appendix B.8). */
const IN_BASE: Record<string, readonly [base: string, factor: number]> = {
  cm: ['cm', 1],
  mm: ['cm', 0.1],
  inch: ['cm', 2.54],
  ft: ['cm', 30.48],
  yard: ['cm', 91.44],
  m: ['cm', 100],
  km: ['cm', 100_000],
  mile: ['cm', 160_934.4],
  kg: ['kg', 1],
  lb: ['kg', 0.453_592_37],
  g: ['kg', 0.001],
  oz: ['kg', 0.028_349_523],
  second: ['minute', 1 / 60],
  minute: ['minute', 1],
  hour: ['minute', 60],
  day: ['minute', 1440],
  week: ['minute', 7 * 1440],
  // A month of four weeks to 31 days; what is told is rounded.
  month: ['minute', 30 * 1440],
  year: ['minute', 365 * 1440],
};

/** Differences of decimals are not exact: 3.4 less 2.2. */
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

type Measured = Pick<StatedNumber, 'value' | 'unit'>;

/** True where one measure is the other in another unit, rounded: `130 lb` for `59 kg`, `three months` for `12 weeks`. */
export function isConverted(one: Measured, other: Measured): boolean {
  const [a, b] = [IN_BASE[one.unit ?? ''], IN_BASE[other.unit ?? '']];
  if (!a || !b || a[0] !== b[0] || one.unit === other.unit) return false;
  const expected = (other.value * b[1]) / a[1];
  const tolerance = a[0] === 'minute' ? Math.max(0.5, expected * 0.1) : Math.max(0.5, expected * 0.01);
  return Math.abs(one.value - expected) <= tolerance;
}

/** True of a measure that is one of these in another unit; most have a unit that is converted to none. */
export const isConvertedFrom = (one: Measured, others: readonly Measured[]): boolean =>
  IN_BASE[one.unit ?? ''] !== undefined && others.some((other) => isConverted(one, other));

/** True of units of the same base. */
export const areConvertible = (one: string | null, other: string | null): boolean => {
  const [a, b] = [IN_BASE[one ?? ''], IN_BASE[other ?? '']];
  return a !== undefined && b !== undefined && a[0] === b[0];
};

/** True of a length or a weight told in two units that differ by more than a share of it. */
export function isOffBy(one: Measured, other: Measured, share: number): boolean {
  const [a, b] = [IN_BASE[one.unit ?? ''], IN_BASE[other.unit ?? '']];
  if (!a || !b || a[0] !== b[0] || a[0] === 'minute' || one.unit === other.unit) return false;
  const expected = (other.value * b[1]) / a[1];
  return Math.abs(one.value - expected) > Math.max(1, expected * share);
}

/** The case's feet and inches (`5 ft 4 in`) as one measure in inches. */
export const inchesOf = (text: string): Measured[] =>
  [...text.matchAll(/(\d+) ?(?:ft|feet|') ?(\d+) ?(?:in|inches|")/gi)].map(([, feet, inches]) => ({
    value: 12 * Number(feet) + Number(inches),
    unit: 'inch',
  }));
