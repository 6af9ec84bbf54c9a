import { IdSet } from './id-set.ts';
import { firstNotBelow, prefixRange } from './sorted-texts.ts';

/** Beginnings of words that are as short as this are asked for most and shared by most ids. */
const SHORT = 2;

/** Which ids hold a word that starts with a prefix. Ids are only ever added; the owner skips those it dropped. */
export class WordPostings {
  private readonly sorted: string[] = [];
  private readonly idsOf = new Map<string, number[]>();
  /** By short prefix, found once: until more ids come, the next query has it at hand. */
  private readonly short = new Map<string, IdSet>();

  add(id: number, words: readonly string[]): void {
    this.short.clear();
    for (const word of new Set(words)) {
      const ids = this.idsOf.get(word);
      if (ids) {
        ids.push(id);
        continue;
      }
      this.idsOf.set(word, [id]);
      this.sorted.splice(firstNotBelow(this.sorted, word), 0, word);
    }
  }

  /** Those with a word that starts with the prefix, in a set of this capacity. */
  holding(prefix: string, capacity: number): IdSet {
    const known = this.short.get(prefix);
    if (known?.capacity === capacity) return known.copy();
    const found = new IdSet(capacity);
    const [from, to] = prefixRange(this.sorted, prefix);
    for (let at = from; at < to; at += 1) {
      for (const id of this.idsOf.get(this.sorted[at]!)!) found.add(id);
    }
    if (prefix.length <= SHORT) this.short.set(prefix, found.copy());
    return found;
  }
}
