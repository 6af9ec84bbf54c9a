const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const FEET = String.raw`(?:'|’|′|ft\.?|feet|foot)`;
const INCHES = String.raw`(?:"|”|″|''|in\.?|inch|inches)`;

/** A way to write a measure, and its value in cm or kg by the numbers in it. */
type Way = readonly [pattern: RegExp, value: (first: number, second: number) => number];

const way = (pattern: string, value: Way[1]): Way => [new RegExp(`^${pattern}$`, 'i'), value];

const heights: readonly Way[] = [
  way(`${NUMBER} ?${FEET}(?: ?${NUMBER}(?: ?${INCHES})?)?`, (feet, inches) => (feet * 12 + inches) * 2.54),
  way(`${NUMBER} ?${INCHES}`, (inches) => inches * 2.54),
  way(`${NUMBER} ?cm\\.?`, (cm) => cm),
  way(`${NUMBER} ?m\\.?`, (m) => m * 100),
];
const weights: readonly Way[] = [
  way(
    `${NUMBER} ?(?:lbs?\\.?|pounds?)(?: ?${NUMBER} ?(?:oz\\.?|ounces?))?`,
    (lb, oz) => (lb + oz / 16) * 0.4536,
  ),
  way(`${NUMBER} ?(?:kgs?\\.?|kilograms?)`, (kg) => kg),
];

/** What nobody was ever below or above: 20 to 300 cm, 0.3 to 700 kg. */
const possible = {
  height: { ways: heights, from: 20, to: 300 },
  weight: { ways: weights, from: 0.3, to: 700 },
};

/** As a form shows them. */
export const MEASURE_EXAMPLES = { height: '5\'8" or 173 cm', weight: '180 lb or 82 kg' } as const;

/**
 * What is odd about a height or weight as a record says it, which may be any text; null: nothing, or nothing is said. It is
 * printed as it stands: without a unit, or beyond what a person can be, a payer asks back.
 */
export function measureDoubt(kind: keyof typeof possible, text: string): string | null {
  const written = text.trim().replace(/\s+/g, ' ');
  if (written === '') return null;
  const { ways, from, to } = possible[kind];
  for (const [pattern, value] of ways) {
    const match = pattern.exec(written);
    if (!match) continue;
    const [first = 0, second = 0] = match.slice(1).map((part) => Number((part ?? '0').replace(',', '.')));
    const found = value(first, second);
    return found >= from && found <= to ? null : `No person has this ${kind}.`;
  }
  return `No ${kind} can be read in it.`;
}
