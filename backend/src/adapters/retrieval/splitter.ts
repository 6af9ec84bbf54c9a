import { isRefusal } from '../../kernel/basics/problem.ts';
import { FairPool, type FairPoolOptions } from '../threads/fair-pool.ts';
import { workerBeside } from '../threads/worker-beside.ts';
import type { Part } from './vector-index.ts';

/** The longest content takes some seconds the first time. One is split after the other. */
const DEFAULTS: FairPoolOptions = {
  worker: workerBeside(import.meta.url, 'split-worker'),
  threads: 1,
  shares: { running: 1, waiting: 1, altogether: 1 },
  timeout: 60_000,
  memory: 512,
  idle: 60_000,
};

const REFUSALS = {
  code: 'splitting',
  busy: 'Another text of the library is being split.',
  userBusy: 'Another text of the library is being split.',
  tooLong: 'A text of the library took too long to be split.',
  died: 'A text of the library needs more memory to be split than one may take.',
};

/** Splits the library's texts into parts, in a thread of its own. */
export class Splitter {
  private readonly pool: FairPool<string, Part[]>;

  constructor(options: Partial<FairPoolOptions> = {}) {
    this.pool = new FairPool({ ...DEFAULTS, ...options }, REFUSALS);
  }

  /**
   * The parts of a text that are embedded each for itself. A text that takes too long or too much memory is one part,
   * so that it costs no other content its place in the index.
   * @throws DomainError cancelled
   */
  async split(text: string, signal: AbortSignal): Promise<Part[]> {
    const whole = [{ start: 0, end: text.length }];
    try {
      const parts = await this.pool.run(text, { userId: null, signal });
      return parts.length > 0 ? parts : whole;
    } catch (error) {
      if (isRefusal(error, 'splitting_unavailable')) return whole;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
