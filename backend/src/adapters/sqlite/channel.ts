import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { batches } from './batch.ts';
import { messageOf } from './engine-error.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { workerBeside } from '../threads/worker-beside.ts';
import type { Definition, Reply, Unit } from './unit.ts';
import type { Task } from './tasks.ts';

/** The way to the connection that writes. One request at a time; it never rejects. */
export interface Channel {
  run(units: readonly Unit[]): Promise<Reply>;
  /** Moves what the write-ahead log holds into the file and empties it. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
  /** Ends without that: what the write-ahead log holds stays in it. */
  leave(): Promise<void>;
}

/** For a database in memory: the same batches, on the spot. */
export function inline(connection: DatabaseSync): Channel {
  const run = batches(connection);
  return {
    run: (units) => Promise.resolve(run(units)),
    checkpoint: () => Promise.resolve(),
    close: () => Promise.resolve(),
    leave: () => Promise.resolve(),
  };
}

/** Opens the way to the connection that writes to a file. @throws StartError */
export type OpenChannel = (path: string, definition: Definition) => Promise<Channel>;

/** A thread that owns the connection, so that a slow disk stalls no request. @throws StartError */
export async function thread(path: string, definition: Definition): Promise<Channel> {
  const file = new URL(workerBeside(import.meta.url, './writer.worker'));
  const worker = new Worker(file, { workerData: { path, definition }, execArgv: [] });
  const refused = await new Promise<string | null>((resolve) => {
    worker.once('message', (message: { refused: string | null }) => resolve(message.refused));
    worker.once('error', (error) => resolve(`${path} cannot be opened: ${messageOf(error)}.`));
    worker.once('exit', () => resolve(`${path} cannot be opened: its thread has ended.`));
  });
  if (refused !== null) {
    await worker.terminate();
    throw new StartError(refused);
  }
  return conversation(worker);
}

/** Whoever closes a file that it has not `settled` on leaves its write-ahead log as it is. */
export const unsettled =
  (open: OpenChannel, settled: () => boolean): OpenChannel =>
  async (path, definition) => {
    const channel = await open(path, definition);
    return { ...channel, close: () => (settled() ? channel.close() : channel.leave()) };
  };

/** With a thread that is ready. What it was working on when it died may be on the disk. */
export function conversation(worker: Worker): Channel {
  let answer: ((reply: Reply) => void) | null = null;
  let lost: Reply | null = null;
  const lose = (message: string): void => {
    lost ??= { failure: { message, final: true, unknown: false } };
    answer?.({ failure: { message, final: true, unknown: true } });
  };
  worker.on('message', (reply: Reply) => answer?.(reply));
  worker.on('error', (error) => lose(messageOf(error)));
  worker.on('exit', () => lose('the writer has ended'));
  const ask = async (task: Task): Promise<Reply> => {
    const reply = await new Promise<Reply>((resolve) => {
      if (lost) return resolve(lost);
      answer = resolve;
      worker.postMessage(task);
    });
    answer = null;
    return reply;
  };
  const end = async (task: 'close' | 'leave') => {
    await ask({ task });
    await worker.terminate();
  };
  return {
    run: (units) => ask({ task: 'run', units }),
    checkpoint: async () => void (await ask({ task: 'checkpoint' })),
    close: () => end('close'),
    leave: () => end('leave'),
  };
}
