/**
 * How fast a place loses its worth. The paper's 60 suits lists of a thousand; a site's library gives lists of
 * tens, in which the tenth place should count for clearly less than the first.
 */
const K = 20;

export interface Fused {
  readonly id: number;
  /** 1 for what is first in every ranking; above 0. */
  readonly relevance: number;
  /** Its place in each ranking, from 1; null where it is not in it. */
  readonly ranks: readonly (number | null)[];
}

/**
 * Reciprocal rank fusion [Cormack, Clarke, Büttcher: SIGIR 2009]: places are comparable where scores of two
 * kinds are not. Best first; ties by id.
 */
export function fuse(rankings: readonly (readonly number[])[]): Fused[] {
  const places = rankings.map((ranking) => new Map(ranking.map((id, index) => [id, index + 1])));
  const ids = new Set(rankings.flat());
  return [...ids]
    .map((id) => {
      const ranks = places.map((place) => place.get(id) ?? null);
      const sum = ranks.reduce<number>((total, rank) => total + (rank === null ? 0 : 1 / (K + rank)), 0);
      return { id, ranks, relevance: (sum * (K + 1)) / rankings.length };
    })
    .sort((a, b) => b.relevance - a.relevance || a.id - b.id);
}
