import { OPPOSITES } from '../lexicon/qualifiers.ts';
import { stem } from './stems.ts';

const opposites = new Map<string, string[]>();
for (const [one, other] of OPPOSITES) {
  for (const [from, to] of [
    [stem(one), stem(other)],
    [stem(other), stem(one)],
  ] as const)
    opposites.set(from, [...(opposites.get(from) ?? []), to]);
}

/** The stems of the words that say the contrary. */
export const contrariesOf = (one: string): readonly string[] => opposites.get(one) ?? [];
