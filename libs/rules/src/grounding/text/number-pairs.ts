import { numbersOf } from './numbers-in-text.ts';

/** Each two numbers that stand beside each other in the texts, as `3 2`. */
export function pairsIn(texts: readonly { readonly text: string }[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const text of texts) {
    const numbers = [...numbersOf(text)].sort((a, b) => a.start - b.start);
    numbers.forEach(({ value, end }, at) => {
      const next = numbers[at + 1];
      if (next && next.start - end < 16) pairs.add(`${value} ${next.value}`);
    });
  }
  return pairs;
}
