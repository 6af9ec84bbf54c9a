import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';
import { messageOf } from '../../kernel/basics/message-of.ts';
import type { EmbeddingServer } from './embedding-server.ts';
import { SemanticContents } from './semantic-index.ts';

export interface SemanticRanking {
  /** Best first. */
  readonly ids: readonly number[];
  /** The part of each content that is nearest to the query. */
  readonly best: ReadonlyMap<number, string>;
  /** What the embedding model took for the query, in milliseconds. */
  readonly tookMs: number;
}

export interface SemanticOptions {
  readonly server: EmbeddingServer;
  /** The file that keeps the index across restarts. */
  readonly path: string;
  /** Hears why the words alone rank. No text of a content or a case. */
  readonly trouble?: (message: string) => void;
  /** Milliseconds that only go forward; for tests. */
  readonly now?: () => number;
}

/** After the embedding model did not answer it is left alone for so long: nobody waits for it twice. */
const SILENT_MS = 30_000;
/** Longer than this a note does not wait for the words of its query. */
const QUERY_MS = 5_000;
/** Characters of a query that are embedded: more than any sensible case says. */
const QUERY_LENGTH = 2_000;
/** Nor for a changed content to be embedded; the next note has it. */
const PATIENCE_MS = 1_500;
/** Further back than this a place says nothing. */
const MOST_RANKED = 100;

/** Ranks contents by meaning, where there is an embedding model that answers. */
export class SemanticRanker {
  private readonly options: SemanticOptions;
  private readonly contents: SemanticContents;
  private readonly stopping = new AbortController();
  private readonly now: () => number;
  private following: Promise<void> | null = null;
  private silentUntil = -Infinity;
  private told = false;

  constructor(options: SemanticOptions) {
    this.options = options;
    const trouble = options.trouble ?? (() => undefined);
    this.contents = new SemanticContents(options.server, options.path, trouble);
    this.now = options.now ?? (() => performance.now());
  }

  /** The embedding model. */
  get model(): string {
    return this.options.server.model;
  }

  /**
   * Null where the embedding model does not answer, or while the index does not yet hold all contents.
   * @param newest The contents as they may be taken in at that moment: something may go while they are embedded.
   * @throws only the signal's reason
   */
  async rank(
    text: string,
    allowed: ReadonlySet<number>,
    newest: () => readonly RetrievableContent[],
    signal: AbortSignal,
  ): Promise<SemanticRanking | null> {
    await this.catchUp(newest, signal);
    const contents = newest();
    if (this.isSilent() || allowed.size === 0 || !this.contents.holds(contents)) return null;
    const start = performance.now();
    const query = await this.embedded(text, signal);
    const tookMs = performance.now() - start;
    return query && this.ranking(query, allowed, contents, tookMs);
  }

  /** What is embedded meanwhile ends first. */
  async keepOnly(contents: readonly RetrievableContent[]): Promise<void> {
    while (this.following) await this.following;
    if (this.stopping.signal.aborted) return;
    await (this.following = this.contents.keepOnly(contents).finally(() => (this.following = null)));
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.following;
    await this.contents.close();
  }

  private isSilent(): boolean {
    return this.now() < this.silentUntil || this.stopping.signal.aborted;
  }

  /** The index goes on in the background, whoever asked, who waits for it a little. */
  private async catchUp(newest: () => readonly RetrievableContent[], signal: AbortSignal): Promise<void> {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    while (!patience.aborted && !this.isSilent() && !this.contents.isOf(newest())) {
      this.following ??= this.follow(newest()).finally(() => (this.following = null));
      await Promise.race([this.following, aborted(patience)]);
    }
    signal.throwIfAborted();
  }

  private async follow(contents: readonly RetrievableContent[]): Promise<void> {
    try {
      await this.contents.follow(contents, this.stopping.signal);
    } catch (error) {
      this.failed(error);
    }
  }

  private async embedded(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    const limit = AbortSignal.any([signal, this.stopping.signal, AbortSignal.timeout(QUERY_MS)]);
    try {
      const [vector] = await this.options.server.embed([text.slice(0, QUERY_LENGTH)], 'query', limit);
      this.told = false;
      return vector!;
    } catch (error) {
      signal.throwIfAborted();
      this.failed(error);
      return null;
    }
  }

  private ranking(
    query: Float32Array,
    allowed: ReadonlySet<number>,
    contents: readonly RetrievableContent[],
    tookMs: number,
  ): SemanticRanking | null {
    const { vectors } = this.contents;
    if (vectors.differsFrom(query)) {
      // Another model answers to the same name: what the last one embedded compares with nothing now.
      this.contents.forgetAll();
      return null;
    }
    const texts = new Map(contents.map(({ id, content }) => [id, content]));
    const there = new Set([...allowed].filter((id) => texts.has(id)));
    const ranked = vectors.nearest(query, there).slice(0, MOST_RANKED);
    const best = ranked.map(({ id, part }) => [id, texts.get(id)!.slice(part.start, part.end)] as const);
    return { ids: ranked.map(({ id }) => id), best: new Map(best), tookMs };
  }

  private failed(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.silentUntil = this.now() + SILENT_MS;
    // Once per outage, however many notes are written meanwhile.
    if (!this.told)
      this.options.trouble?.(`The library is ranked by its words alone for now: ${messageOf(error)}`);
    this.told = true;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
