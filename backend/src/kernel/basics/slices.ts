import { setImmediate as breathe } from 'node:timers/promises';

/**
 * Long work a slice at a time, with a turn for everybody else between two: slices that together weigh at most `most`,
 * or a single item that weighs more. Without `weigh` each item weighs 1.
 */
export async function* inSlices<T>(
  items: Iterable<T>,
  most: number,
  weigh: (item: T) => number = () => 1,
): AsyncGenerator<T[]> {
  let [slice, weight]: [T[], number] = [[], 0];
  for (const item of items) {
    const more = weigh(item);
    if (slice.length > 0 && weight + more > most) {
      yield slice;
      await breathe();
      [slice, weight] = [[], 0];
    }
    slice.push(item);
    weight += more;
  }
  if (slice.length > 0) yield slice;
}
