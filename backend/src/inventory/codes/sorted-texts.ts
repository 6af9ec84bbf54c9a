/** Where the first text that is not below `text` stands; the length when there is none. */
export function firstNotBelow(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Half-open range of those that start with a prefix. */
export function prefixRange(sorted: readonly string[], prefix: string): [from: number, to: number] {
  const from = firstNotBelow(sorted, prefix);
  let to = from;
  while (to < sorted.length && sorted[to]!.startsWith(prefix)) to += 1;
  return [from, to];
}
