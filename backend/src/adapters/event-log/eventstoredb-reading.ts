import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import { tooLate, typeOf } from './eventstoredb-errors.ts';

/**
 * Everything that a read gives; nothing for a stream that does not exist. The client gives reads no deadline:
 * one that is silent for `idle` milliseconds is given up.
 */
export async function collect<E extends ResolvedEvent>(
  reading: StreamingRead<E>,
  idle: number,
): Promise<E[]> {
  // It may fail once more after its end; an 'error' that nobody hears would end the process.
  reading.on('error', () => undefined);
  const watch = setTimeout(() => reading.destroy(tooLate()), idle);
  const found: E[] = [];
  try {
    for await (const event of reading as AsyncIterable<E>) {
      watch.refresh();
      found.push(event);
    }
    return found;
  } catch (error) {
    if (typeOf(error) === 'stream-not-found') return [];
    void reading.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(watch);
  }
}

/** @throws UnavailableError after so many milliseconds; what was asked may still happen */
export async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let watch: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    watch = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(watch);
  }
}
