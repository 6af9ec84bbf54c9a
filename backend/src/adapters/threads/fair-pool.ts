import type { Piscina } from 'piscina';
import type { Asker } from '../../kernel/ports/asker.ts';
import { DomainError, type ProblemKind } from '../../kernel/basics/problem.ts';
import { deadlineAfter } from './deadline.ts';
import { processorSince } from './processor-since.ts';
import { FairQueue, type Shares } from './fair-queue.ts';

export interface FairPoolOptions {
  /** A URL of the module a thread runs. */
  readonly worker: string;
  /** Threads at most. */
  readonly threads: number;
  readonly shares: Shares;
  /** Milliseconds of the processor that one job may take; then its thread is ended. */
  readonly timeout: number;
  /** What tells that they have passed; `deadlineAfter` if left out. */
  readonly deadline?: typeof deadlineAfter;
  /** Megabytes of a thread's heap; a job that needs more is ended with its thread, not with the server. */
  readonly memory: number;
  /** Milliseconds without work after which a thread gives its memory back. */
  readonly idle: number;
  /** Is told, once for each, that a thread cannot be started; nobody if left out. */
  readonly alarm?: (message: string) => void;
}

/** The sentences of the refusals, each of which a person can act on. */
export interface Refusals {
  /** Begins the stable words for programs: `pdf_unavailable`. */
  readonly code: string;
  readonly busy: string;
  readonly userBusy: string;
  readonly tooLong: string;
  readonly died: string;
}

interface Job<Task, Result> {
  readonly task: Task;
  readonly asker: Asker;
  readonly done: (result: Result | PromiseLike<Result>) => void;
  readonly failed: (reason: Error) => void;
}

/** Threads for work that would hold the event loop, shared fairly. The first job starts the first thread. */
export class FairPool<Task, Result> {
  private readonly options: FairPoolOptions;
  private readonly refusals: Refusals;
  private readonly queue: FairQueue<Job<Task, Result>>;
  private pool: Promise<Piscina<Task, Result>> | undefined;
  private running = 0;
  private closed = false;
  /** The engines of which a thread could not be started. */
  private readonly broken = new WeakSet<Piscina<Task, Result>>();

  constructor(options: FairPoolOptions, refusals: Refusals) {
    this.options = options;
    this.refusals = refusals;
    this.queue = new FairQueue(options.shares);
  }

  /** @throws DomainError unavailable, too_many or cancelled; else what the job itself throws */
  run(task: Task, asker: Asker): Promise<Result> {
    return new Promise((done, failed) => this.accept({ task, asker, done, failed }));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let job = this.queue.take(); job; job = this.queue.take()) job.failed(this.stopping());
    await (await this.pool)?.destroy();
  }

  private accept(job: Job<Task, Result>): void {
    const { userId, signal } = job.asker;
    if (this.closed) return job.failed(this.stopping());
    if (signal?.aborted) return job.failed(givenUp());
    const added = this.queue.add(userId, job);
    if (added === 'user_full') return job.failed(this.refusal('too_many', this.refusals.userBusy));
    if (added === 'full') return job.failed(this.refusal('unavailable', this.refusals.busy));
    signal?.addEventListener('abort', () => this.queue.remove(userId, job) && job.failed(givenUp()), {
      once: true,
    });
    this.next();
  }

  private next(): void {
    if (this.closed || this.running >= this.options.threads) return;
    const job = this.queue.take();
    if (!job) return;
    this.running += 1;
    void this.work(job).then(job.done, job.failed);
  }

  private async work({ task, asker: { userId, signal } }: Job<Task, Result>): Promise<Result> {
    const { timeout: ms, deadline = deadlineAfter } = this.options;
    const over = new AbortController();
    let pool: Piscina<Task, Result> | undefined;
    let timeout: AbortSignal | undefined;
    try {
      const started = (pool = await (this.pool ??= this.start()));
      timeout = deadline(
        ms,
        over.signal,
        processorSince(() => started.threads),
      );
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      return await pool.run(task, { signal: ended });
    } catch (error) {
      if (signal?.aborted) throw givenUp();
      if (pool && this.broken.has(pool))
        throw new DomainError('unavailable', `${this.refusals.code}_not_started`, NOT_STARTED);
      throw this.meant(error as Error, timeout?.aborted ?? false);
    } finally {
      over.abort();
      this.running -= 1;
      this.queue.ended(userId);
      this.next();
    }
  }

  /** A thread that was ended or died, as a refusal; what the job itself threw stays what it is. */
  private meant(error: Error, late: boolean): Error {
    if (this.closed) return this.stopping();
    if (late) return this.refusal('unavailable', this.refusals.tooLong);
    const { code } = error as NodeJS.ErrnoException;
    const died = code === 'ERR_WORKER_OUT_OF_MEMORY' || /^worker exited/i.test(error.message);
    return died ? this.refusal('unavailable', this.refusals.died) : error;
  }

  private async start(): Promise<Piscina<Task, Result>> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina<Task, Result>({
      filename: this.options.worker,
      // A thread is started as it is built, whatever flags its process was given.
      execArgv: [],
      minThreads: 0,
      maxThreads: this.options.threads,
      idleTimeout: this.options.idle,
      resourceLimits: { maxOldGenerationSizeMb: this.options.memory },
    });
    // A thread that dies takes its own job with it. One that cannot even be started leaves its job in the queue,
    // where it would wait until its time is over: the jobs are refused, and the next one tries it anew.
    pool.on('error', (error: Error) => {
      if (pool.queueSize === 0 || this.broken.has(pool)) return;
      this.broken.add(pool);
      this.pool = undefined;
      this.options.alarm?.(`A thread of ${nameOf(this.options.worker)} cannot be started: ${error.message}`);
      void pool.destroy();
    });
    return pool;
  }

  private stopping = () => this.refusal('unavailable', 'The server is stopping.');

  private refusal(kind: ProblemKind, message: string): DomainError {
    const { code } = this.refusals;
    return new DomainError(kind, kind === 'too_many' ? `${code}_busy` : `${code}_unavailable`, message);
  }
}

const NOT_STARTED =
  'The server cannot start the part of it that this needs. Tell your administrator: its log names the cause.';

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const givenUp = () => new DomainError('cancelled', 'cancelled', 'The request was given up.');
