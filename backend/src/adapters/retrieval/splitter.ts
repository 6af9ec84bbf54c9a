import { FairPool } from '../threads/fair-pool.ts';
import { workerBeside } from '../threads/worker-beside.ts';
import type { Part } from './vector-index.ts';

/** The longest content takes some seconds the first time. One is split after the other. */
const OPTIONS = {
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
  private readonly pool = new FairPool<string, Part[]>(OPTIONS, REFUSALS);

  /** The parts of a text that are embedded each for itself. @throws DomainError unavailable or cancelled */
  split(text: string, signal: AbortSignal): Promise<Part[]> {
    return this.pool.run(text, { userId: null, signal });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
