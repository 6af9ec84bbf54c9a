import type { RetrievedContent, TryRetrievalResponse } from '@vouchwell/contract';
import type { Retrieval, Retrieved } from './retrieval.ts';

export function tryResponse(
  { results, ranking, embeddingModel, tookMs }: Retrieval,
  token_budget: number,
): TryRetrievalResponse {
  return {
    results: results.map(shown),
    ranking,
    embedding_model: embeddingModel,
    token_budget,
    took_ms: { retrieval: tenths(tookMs.retrieval), embedding: tenths(tookMs.embedding) },
  };
}

function shown({ content, excerpt, score, ...rest }: Retrieved): RetrievedContent {
  const { id, version, content_type, title, category, quality_score, feedback_score } = content;
  return {
    ...{ id, version, content_type, title, category, quality_score, feedback_score },
    excerpt,
    score: Math.round(score * 1000) / 1000,
    lexical_rank: rest.lexicalRank,
    semantic_rank: rest.semanticRank,
    tokens: rest.tokens,
    chosen: rest.chosen,
  };
}

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
