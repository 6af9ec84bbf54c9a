import type { RetrievableContent } from '../../kernel/retrieval.port.ts';

export interface SemanticRanking {
  /** Best first. */
  readonly ids: readonly number[];
  /** The part of each content that is nearest to the query. */
  readonly best: ReadonlyMap<number, string>;
  /** What the embedding model took for the query. */
  readonly tookMs: number;
}

/** Ranks contents by meaning. */
export interface SemanticIndex {
  /** Of the embedding model. */
  readonly model: string;
  /** Null where the embedding model does not answer, or while the index does not yet hold all of `contents`. */
  rank(
    text: string,
    allowed: ReadonlySet<number>,
    contents: readonly RetrievableContent[],
    signal: AbortSignal,
  ): Promise<SemanticRanking | null>;
  close(): Promise<void>;
}
