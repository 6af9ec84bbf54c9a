/** For each key the numbers of those that have it, in their order. `keysOf`: each of them once. */
export function numbersBy<One>(
  all: readonly One[],
  keysOf: (one: One) => Iterable<string>,
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [number, one] of all.entries())
    for (const key of keysOf(one)) {
      const known = index.get(key);
      if (known) known.push(number);
      else index.set(key, [number]);
    }
  return index;
}

/** By its number, how many of these keys each of the indexed ones has; without those that have none. */
export function sharedBy(
  keys: Iterable<string>,
  index: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const key of keys)
    for (const number of index.get(key) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
  return shared;
}
