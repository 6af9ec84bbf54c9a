import { createHash } from 'node:crypto';
import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';
import { messageOf } from '../../kernel/basics/message-of.ts';
import type { EmbeddingServer } from './embedding-server.ts';
import { readIndex, writeIndex } from './index-file.ts';
import { Splitter } from './splitter.ts';
import { type Embedded, type Part, VectorIndex } from './vector-index.ts';

/** How many parts the embedding model is given at a time. */
const BATCH = 16;
/** A batch of a large first index, on a machine without a graphics card. */
const BATCH_MS = 120_000;
/** A first index of thousands of parts takes minutes: so many batches a stop of the server may cost. */
const SAVED_EVERY = 25;

interface Waiting {
  readonly content: RetrievableContent;
  readonly hash: string;
  readonly parts: readonly Part[];
  readonly vectors: Float32Array[];
}

/** Keeps the vectors of the library's contents: in memory, and on the disk across restarts. */
export class SemanticContents {
  readonly vectors = new VectorIndex();
  private stored: Map<number, Embedded> | null = null;
  private changed = false;
  private readonly splitter = new Splitter();

  private readonly server: EmbeddingServer;
  private readonly path: string;
  private readonly trouble: (message: string) => void;

  /** `path`: of the file that keeps it. */
  constructor(server: EmbeddingServer, path: string, trouble: (message: string) => void) {
    this.server = server;
    this.path = path;
    this.trouble = trouble;
  }

  close(): Promise<void> {
    return this.splitter.close();
  }

  /** Whether each of them is held as it is now. */
  holds(contents: readonly RetrievableContent[]): boolean {
    return contents.every((content) => this.vectors.has(content));
  }

  /** The same, and nothing else. */
  isOf(contents: readonly RetrievableContent[]): boolean {
    return this.vectors.size === contents.length && this.holds(contents);
  }

  forgetAll(): void {
    this.vectors.clear();
    this.stored = new Map();
    this.changed = true;
  }

  /**
   * Embeds what is new or changed and forgets what is gone. One call at a time.
   * @throws Error where the embedding model fails; what it had embedded before stays
   */
  async follow(contents: readonly RetrievableContent[], signal: AbortSignal): Promise<void> {
    await this.settle(contents);
    try {
      await this.embed(await this.missing(contents, signal), signal);
    } finally {
      await this.save();
    }
  }

  /** Forgets what is gone or of another version, here and on the disk, and embeds nothing. One call at a time. */
  async keepOnly(contents: readonly RetrievableContent[]): Promise<void> {
    await this.settle(contents);
    await this.save();
  }

  /** What the file of the last start holds as it is now is taken over. */
  private async settle(contents: readonly RetrievableContent[]): Promise<void> {
    const gone = this.vectors.keepOnly(contents);
    this.changed ||= gone;
    const stored = this.stored ?? (await readIndex(this.path, this.server.model));
    this.stored = new Map();
    if (stored.size === 0) return;
    for (const content of contents) {
      const one = stored.get(content.id);
      if (!one || this.vectors.has(content)) continue;
      if (one.version === content.version && one.hash === hashOf(content)) this.vectors.set(content.id, one);
    }
    // The file may hold contents that are gone by now.
    this.changed ||= stored.size > this.vectors.size;
  }

  private async missing(contents: readonly RetrievableContent[], signal: AbortSignal): Promise<Waiting[]> {
    const waiting: Waiting[] = [];
    for (const content of contents) {
      if (this.vectors.has(content)) continue;
      signal.throwIfAborted();
      const parts = await this.splitter.split(content.content, signal);
      waiting.push({ content, hash: hashOf(content), parts, vectors: [] });
    }
    return waiting;
  }

  private async embed(waiting: readonly Waiting[], signal: AbortSignal): Promise<void> {
    const texts = waiting.flatMap((one) => one.parts.map((part) => ({ one, text: embedded(one, part) })));
    for (let at = 0; at < texts.length; at += BATCH) {
      const batch = texts.slice(at, at + BATCH);
      const words = batch.map(({ text }) => text);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(BATCH_MS)]);
      const vectors = await this.server.embed(words, 'document', limit);
      for (const [index, { one }] of batch.entries()) this.take(one, vectors[index]!);
      if ((at / BATCH) % SAVED_EVERY === SAVED_EVERY - 1) await this.save();
    }
  }

  private take({ content, hash, parts, vectors }: Waiting, vector: Float32Array): void {
    vectors.push(vector);
    if (vectors.length < parts.length) return;
    this.vectors.set(content.id, { version: content.version, hash, parts, vectors });
    this.changed = true;
  }

  private async save(): Promise<void> {
    if (!this.changed) return;
    this.changed = false;
    try {
      await writeIndex(this.path, this.server.model, this.vectors.all());
    } catch (error) {
      this.changed = true;
      this.trouble(`The index of the library cannot be kept for the next start: ${messageOf(error)}`);
    }
  }
}

/** The title says what a part is about. */
const embedded = ({ content: { title, content } }: Waiting, { start, end }: Part) =>
  `${title}\n${content.slice(start, end)}`;

const hashOf = ({ title, content }: RetrievableContent) =>
  createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('hex');
