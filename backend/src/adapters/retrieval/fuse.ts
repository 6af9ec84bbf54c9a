/**
 * How fast a place loses its worth. The paper's 60 suits lists of a thousand; a site's library gives lists of
 * tens, in which the tenth place should count for clearly less than the first.
 */
const K = 10;

/**
 * How much a ranking by words counts beside one by meaning. As measured (docs/models.md), words that count as much as
 * meaning make it find less; a quarter costs nothing, and lets a code or a name that a text shares still decide.
 */
export const WORDS_BESIDE_MEANING = 0.25;

export interface Fused {
  readonly id: number;
  /** 1 for what is first in every ranking that counts; above 0. */
  readonly relevance: number;
  /** Its place in each ranking, from 1; null where it is not in it. */
  readonly ranks: readonly (number | null)[];
}

/**
 * Reciprocal rank fusion [Cormack, Clarke, Büttcher: SIGIR 2009]: places are comparable where scores of two
 * kinds are not. `weights`: how much each ranking counts, above 0; without them all count the same. Best first; ties by
 * id.
 */
export function fuse(
  rankings: readonly (readonly number[])[],
  weights: readonly number[] = rankings.map(() => 1),
): Fused[] {
  const places = rankings.map((ranking) => new Map(ranking.map((id, index) => [id, index + 1])));
  const ids = new Set(rankings.flat());
  const most = weights.reduce((total, weight) => total + weight, 0) / (K + 1);
  return [...ids]
    .map((id) => {
      const ranks = places.map((place) => place.get(id) ?? null);
      const sum = ranks.reduce<number>(
        (total, rank, at) => total + (rank === null ? 0 : weights[at]! / (K + rank)),
        0,
      );
      return { id, ranks, relevance: sum / most };
    })
    .sort((a, b) => b.relevance - a.relevance || a.id - b.id);
}
