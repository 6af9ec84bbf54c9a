import type { Piscina } from 'piscina';
import type { Letter, LetterFrame } from '@vouchwell/document';
import type { LetterRenderer } from '../../kernel/letter-renderer.port.ts';
import { DomainError } from '../../kernel/problem.ts';
import type { LetterTask } from './letter-worker.ts';

export interface PdfPoolOptions {
  /** Threads at most. A letter takes some 20 to 100 ms of one. */
  readonly threads?: number;
  /** Letters waiting or being drawn at most; one more is refused. */
  readonly limit?: number;
  /** Milliseconds for one letter, waiting included; then its thread is ended. */
  readonly timeout?: number;
  /** Milliseconds without work after which a thread gives its memory back. */
  readonly idle?: number;
  /** A URL of the module a thread runs. */
  readonly worker?: string;
}

/** The worker beside this file, in the form this file has: `.ts` from source, `.js` when built. */
const WORKER = new URL(`letter-worker${/\.[jt]s$/.exec(import.meta.url)?.[0] ?? '.js'}`, import.meta.url)
  .href;

const DEFAULTS = { threads: 2, limit: 100, timeout: 60_000, idle: 60_000, worker: WORKER };

/** Draws letters in threads of their own. The first letter starts the first thread; an idle pool has none. */
export class PdfPool implements LetterRenderer {
  private readonly options: Required<PdfPoolOptions>;
  private pool: Promise<Piscina<LetterTask, Uint8Array>> | undefined;
  private drawing = 0;
  private closed = false;

  constructor(options: PdfPoolOptions = {}) {
    this.options = { ...DEFAULTS, ...options };
  }

  async pdf(letter: Letter, frame: LetterFrame): Promise<Uint8Array> {
    if (this.closed) throw unavailable('The server is stopping.');
    if (this.drawing >= this.options.limit) {
      throw unavailable('Too many PDFs are being made. Please try again in a moment.');
    }
    this.drawing += 1;
    try {
      this.pool ??= this.start();
      const signal = AbortSignal.timeout(this.options.timeout);
      return await (await this.pool).run({ letter, frame }, { signal });
    } catch (error) {
      if ((error as Error | null)?.name !== 'AbortError') throw error;
      throw unavailable('The PDF took too long to make. Please try again in a moment.');
    } finally {
      this.drawing -= 1;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await (await this.pool)?.destroy();
  }

  private async start(): Promise<Piscina<LetterTask, Uint8Array>> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina<LetterTask, Uint8Array>({
      filename: this.options.worker,
      minThreads: 0,
      maxThreads: this.options.threads,
      idleTimeout: this.options.idle,
      // A letter that needs more is ended with its thread, not with the server.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // A thread that dies takes its own letter with it; unheard, the event would end the process.
    pool.on('error', () => undefined);
    return pool;
  }
}

function unavailable(message: string): DomainError {
  return new DomainError('unavailable', 'pdf_unavailable', message);
}
