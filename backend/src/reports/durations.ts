import type { DurationBucket, Spread } from '@vouchwell/contract';

/** As exactly as anybody reads it: three figures, so that however many there are, their kinds are few. */
export function rounded(duration: number): number {
  return Number(Math.max(0, duration).toPrecision(3));
}

/** Of durations counted by their length. */
export function spreadOf(counted: ReadonlyMap<number, number>): Spread {
  const lengths = [...counted].filter(([, times]) => times > 0).sort(([a], [b]) => a - b);
  const count = lengths.reduce((sum, [, times]) => sum + times, 0);
  const at = (share: number) => quantile(lengths, count, share);
  return { count, median: at(0.5), lower_quartile: at(0.25), upper_quartile: at(0.75) };
}

/** Of durations counted by their length; `bounds` rise, and what is longer than all of them is the last. */
export function bucketsOf(counted: ReadonlyMap<number, number>, bounds: readonly number[]): DurationBucket[] {
  return [...bounds, null].map((up_to, at) => {
    const over = at === 0 ? -Infinity : bounds[at - 1]!;
    const within = [...counted].filter(([length]) => length > over && (up_to === null || length <= up_to));
    return { up_to, count: within.reduce((sum, [, times]) => sum + times, 0) };
  });
}

/** The mean of the two in the middle where it falls between them; null of none. */
function quantile(
  lengths: readonly (readonly [number, number])[],
  count: number,
  share: number,
): number | null {
  if (count === 0) return null;
  const place = share * (count - 1);
  const [below, above] = [nth(lengths, Math.floor(place)), nth(lengths, Math.ceil(place))];
  return below + (above - below) * (place - Math.floor(place));
}

function nth(lengths: readonly (readonly [number, number])[], n: number): number {
  let passed = 0;
  for (const [length, times] of lengths) {
    passed += times;
    if (n < passed) return length;
  }
  return lengths.at(-1)?.[0] ?? 0;
}
