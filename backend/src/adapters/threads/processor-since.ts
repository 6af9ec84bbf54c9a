import type { Worker } from 'node:worker_threads';

/**
 * What threads have had of the processor since now, of all that are there when it is asked: milliseconds of the one that
 * had most. Whatever else the process computes does not count, nor what a thread did before.
 */
export function processorSince(threads: () => readonly Worker[]): () => Promise<number> {
  const before = new Map(threads().map((thread) => [thread, thread.cpuUsage().catch(() => undefined)]));
  const since = async (thread: Worker): Promise<number> => {
    const { user, system } = await thread.cpuUsage(await before.get(thread));
    return (user + system) / 1_000;
  };
  // One that has ended meanwhile computes no longer.
  return async () =>
    Math.max(0, ...(await Promise.all(threads().map((thread) => since(thread).catch(() => 0)))));
}
