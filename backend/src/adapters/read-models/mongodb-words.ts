import type { Collection as MongoCollection } from 'mongodb';
import type { Stored } from './mongodb-documents.ts';

/** Of more documents the server's own choice of an index is the sooner one. */
const FEW = 1_000;
/** Of the words that are looked for: each is counted. */
const COUNTED = 16;

/**
 * Of the parts that words have, that which the fewest documents hold; null where none is held by few. MongoDB reads an index
 * of lists by one value alone, and does not know which is rare.
 */
export async function rarest(
  stored: MongoCollection<Stored>,
  grams: readonly string[],
): Promise<string | null> {
  // Two letters are part of many words, and are counted where nothing longer is looked for.
  const long = grams.filter((part) => [...part].length > 2);
  const parts = (long.length > 0 ? long : grams).slice(0, COUNTED);
  const counted = await Promise.all(
    parts.map(async (part) => {
      const limited = { limit: FEW + 1, hint: WORDS } as const;
      return { part, count: await stored.countDocuments({ live: true, grams: part }, limited) };
    }),
  );
  const [first] = counted.sort((a, b) => a.count - b.count);
  return first && first.count <= FEW ? first.part : null;
}

/** The name of the index by which words are found. */
export const WORDS = 'grams';
