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

/** Answers with what is found. */
export type LookThrough = (asked: LookedThrough) => Promise<unknown>;

/** Looks through a file of read models for damage; null where it is as it was written. */
export async function damageIn(path: string, look: LookThrough): Promise<Finding | null> {
  return (await look({ path, altered: null })) as Finding | null;
}

/** Likewise for what something else has changed: the first collection. */
export async function alteredIn(path: string, asked: Asked, look: LookThrough): Promise<string | null> {
  return (await look({ path, altered: asked })) as string | null;
}

/** In a thread of its own. */
export async function inThread(workerData: LookedThrough): Promise<unknown> {
  const file = new URL(workerBeside(import.meta.url, './look-through.worker'));
  const worker = new Worker(file, { workerData, execArgv: [] });
  try {
    const [found] = (await Promise.race([once(worker, 'message'), ended(worker)])) as [unknown];
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
