import type { IdSet } from './id-set.ts';
import { firstNotBelow, prefixRange } from './sorted-texts.ts';

/** Which ids hold a word that starts with a prefix. Ids are only ever added; the owner skips those it dropped. */
export class WordPostings {
  private readonly sorted: string[] = [];
  private readonly idsOf = new Map<string, number[]>();

  add(id: number, words: readonly string[]): void {
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

  collect(prefix: string, into: IdSet): void {
    const [from, to] = prefixRange(this.sorted, prefix);
    for (let at = from; at < to; at += 1) {
      for (const id of this.idsOf.get(this.sorted[at]!)!) into.add(id);
    }
  }
}
