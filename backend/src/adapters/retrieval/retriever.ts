import {
  type RetrievableContent,
  type Retrieval,
  type RetrievalQuery,
  type Retrieved,
  type Retriever,
  contentTokens,
} from '../../kernel/ports/retrieval.port.ts';
import { choose, worth } from './choose.ts';
import { cut, excerpt } from './excerpt.ts';
import { type Fused, fuse } from './fuse.ts';
import { LexicalIndex } from './lexical.ts';
import type { SemanticRanker, SemanticRanking } from './semantic.ts';
import { searchTerms } from './words.ts';

/** More than this nobody reads, and a prompt takes far fewer. */
const MOST_RESULTS = 25;

/** The lexical ranking, fused with the semantic one where there is an embedding model. */
export class LibraryRetriever implements Retriever {
  private readonly lexical = new LexicalIndex();
  private following: Promise<unknown> = Promise.resolve();

  private readonly semantic: SemanticRanker | null;

  constructor(semantic: SemanticRanker | null) {
    this.semantic = semantic;
  }

  async retrieve(
    query: RetrievalQuery,
    contents: readonly RetrievableContent[],
    signal: AbortSignal,
  ): Promise<Retrieval> {
    signal.throwIfAborted();
    const start = performance.now();
    await this.follow(contents);
    const candidates = new Map(contents.filter((one) => asked(one, query)).map((one) => [one.id, one]));
    const allowed = new Set(candidates.keys());
    const lexical = this.lexical.rank(query.text, allowed);
    const semantic = (await this.semantic?.rank(query.text, allowed, contents, signal)) ?? null;
    signal.throwIfAborted();
    const fused = fuse(semantic ? [lexical, semantic.ids] : [lexical]);
    const results = ranked(fused, candidates, query, semantic);
    const embedding = semantic?.tookMs ?? 0;
    return {
      results,
      ranking: semantic ? 'fused' : 'lexical',
      embeddingModel: semantic && this.semantic ? this.semantic.model : null,
      tookMs: { retrieval: performance.now() - start - embedding, embedding },
    };
  }

  async close(): Promise<void> {
    await this.semantic?.close();
  }

  /** One after the other: two that follow at once would take a content in twice. */
  private follow(contents: readonly RetrievableContent[]): Promise<void> {
    const next = this.following.then(() => this.lexical.follow(contents));
    this.following = next.catch(() => undefined);
    return next;
  }
}

function asked({ category, content_type }: RetrievableContent, query: RetrievalQuery): boolean {
  const { categories, types } = query;
  const fits = categories.length === 0 || category === 'general' || categories.includes(category);
  return fits && types.includes(content_type);
}

function ranked(
  fused: readonly Fused[],
  candidates: ReadonlyMap<number, RetrievableContent>,
  { text, categories, tokenBudget }: RetrievalQuery,
  semantic: SemanticRanking | null,
): Retrieved[] {
  const words = new Set(searchTerms(text));
  const best = fused
    .map(({ id, relevance, ranks: [lexicalRank = null, semanticRank = null] }) => {
      const content = candidates.get(id)!;
      const score = relevance * worth(content, categories);
      return { content, score, lexicalRank, semanticRank, tokens: contentTokens(content) };
    })
    .sort((a, b) => b.score - a.score || a.content.id - b.content.id)
    .slice(0, MOST_RESULTS);
  const chosen = choose(best, tokenBudget, categories);
  return best.map((one) => {
    const { id, content } = one.content;
    const part = semantic?.best.get(id);
    return { ...one, excerpt: part ? cut(part) : excerpt(content, words), chosen: chosen.has(id) };
  });
}
