import type {
  RetrievableContent,
  RetrievableLibrary,
  Ranked,
  Ranking,
  Retriever,
} from '../../kernel/ports/retrieval.port.ts';
import { cut, excerpt } from './excerpt.ts';
import { type Fused, fuse, WORDS_BESIDE_MEANING } from './fuse.ts';
import { LexicalIndex } from './lexical.ts';
import type { SemanticRanker, SemanticRanking } from './semantic.ts';
import { searchTerms } from './words.ts';

/** The lexical ranking; where there is an embedding model the semantic one, which the words may correct. */
export class LibraryRetriever implements Retriever {
  private readonly lexical = new LexicalIndex();
  private following: Promise<unknown> = Promise.resolve();
  /** What was kept last. Whoever read the library before that finds in it what is there still. */
  private kept: RetrievableLibrary = { contents: [], asOf: 0 };

  private readonly semantic: SemanticRanker | null;

  constructor(semantic: SemanticRanker | null) {
    this.semantic = semantic;
  }

  async rank(
    text: string,
    among: ReadonlySet<number>,
    library: RetrievableLibrary,
    signal: AbortSignal,
  ): Promise<Ranking> {
    signal.throwIfAborted();
    const start = performance.now();
    const newest = () => (library.asOf < this.kept.asOf ? this.kept : library).contents;
    await this.inTurn(() => this.lexical.follow(newest()));
    const lexical = this.lexical.rank(text, among);
    const semantic = (await this.semantic?.rank(text, among, newest, signal)) ?? null;
    signal.throwIfAborted();
    const fused = semantic ? fuse([lexical, semantic.ids], [WORDS_BESIDE_MEANING, 1]) : fuse([lexical]);
    const embedding = semantic?.tookMs ?? 0;
    return {
      ranked: ranked(fused, library.contents, text, semantic),
      ranking: semantic ? 'fused' : 'lexical',
      embeddingModel: semantic && this.semantic ? this.semantic.model : null,
      tookMs: { retrieval: performance.now() - start - embedding, embedding },
    };
  }

  async keepOnly(library: RetrievableLibrary): Promise<void> {
    if (library.asOf < this.kept.asOf) return;
    this.kept = library;
    await this.inTurn(() => this.lexical.keepOnly(library.contents));
    await this.semantic?.keepOnly(library.contents);
  }

  async close(): Promise<void> {
    await this.semantic?.close();
  }

  /** One after the other: two that follow at once would take a content in twice. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.following.then(work);
    this.following = next.catch(() => undefined);
    return next;
  }
}

function ranked(
  fused: readonly Fused[],
  contents: readonly RetrievableContent[],
  text: string,
  semantic: SemanticRanking | null,
): Ranked[] {
  const words = new Set(searchTerms(text));
  const byId = new Map(contents.map((content) => [content.id, content.content]));
  return fused.map(({ id, relevance, ranks: [lexicalRank = null, semanticRank = null] }) => {
    const part = semantic?.best.get(id);
    const shown = () => (part ? cut(part) : excerpt(byId.get(id)!, words));
    return { id, relevance, lexicalRank, semanticRank, excerpt: shown };
  });
}
