import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerBeside } from '../threads/worker-beside.ts';
import type { Asked } from './find-altered.ts';
import type { Finding } from './find-damage.ts';

export interface LookedThrough {
  readonly path: string;
  /** Null: for damage. */
  readonly altered: Asked | null;
}

/** Looks through a file of read models for damage, in a thread of its own; null where it is as it was written. */
export function damageIn(path: string): Promise<Finding | null> {
  return lookThrough<Finding | null>({ path, altered: null });
}

/** Likewise for what something else has changed: the first collection. */
export function alteredIn(path: string, asked: Asked): Promise<string | null> {
  return lookThrough<string | null>({ path, altered: asked });
}

async function lookThrough<Found>(workerData: LookedThrough): Promise<Found> {
  const file = new URL(workerBeside(import.meta.url, './look-through.worker'));
  const worker = new Worker(file, { workerData, execArgv: [] });
  try {
    const [found] = (await Promise.race([once(worker, 'message'), ended(worker)])) as [Found];
    return found;
  } finally {
    await worker.terminate();
  }
}

/** A thread that ends without a word would be waited for without an end. */
async function ended(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The thread that looks through the read models has ended without an answer.');
}
