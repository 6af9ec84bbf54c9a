import type { Deidentified, Grounding, GroundingFacts, IdentifyingFacts, Trace } from '@vouchwell/rules';
import type { Asker } from '../../kernel/ports/asker.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { FairPool, type FairPoolOptions } from '../threads/fair-pool.ts';
import { workerBeside } from '../threads/worker-beside.ts';
import type { TextTask } from './text-worker.ts';

/** A letter takes some milliseconds, the worst note beside the fullest case less than a second. */
const DEFAULTS: FairPoolOptions = {
  worker: workerBeside(import.meta.url, 'text-worker'),
  threads: 2,
  shares: { running: 1, waiting: 20, altogether: 200 },
  timeout: 20_000,
  memory: 256,
  idle: 300_000,
};

const REFUSALS = {
  code: 'text',
  busy: 'Too many notes are being read. Please try again in a moment.',
  userBusy: 'Too many notes of yours are being read already. Wait for them, then try again.',
  tooLong: 'The note took too long to read. Shorten it, or try again in a moment.',
  died: 'The note needs more memory to be read than one note may take. Shorten it.',
};

/** Reads notes in threads of their own, one of a user at a time. */
export class TextPool implements TextWork {
  private readonly pool: FairPool<TextTask, Grounding | Deidentified | Trace>;

  constructor(options: Partial<FairPoolOptions> = {}) {
    this.pool = new FairPool({ ...DEFAULTS, ...options }, REFUSALS);
  }

  grounding(text: string, facts: GroundingFacts, day: string, asker: Asker): Promise<Grounding> {
    const task = { kind: 'grounding', text, facts, day } as const;
    return this.pool.run(task, asker) as Promise<Grounding>;
  }

  traced(text: string, facts: GroundingFacts, day: string, asker: Asker): Promise<Trace> {
    return this.pool.run({ kind: 'traced', text, facts, day }, asker) as Promise<Trace>;
  }

  deidentified(text: string, facts: IdentifyingFacts, asker: Asker): Promise<Deidentified> {
    return this.pool.run({ kind: 'deidentified', text, facts }, asker) as Promise<Deidentified>;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
