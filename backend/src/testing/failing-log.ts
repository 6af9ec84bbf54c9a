import type { EventLog } from '../kernel/log/event-log.port.ts';

export interface FailingLog extends EventLog {
  /** Null: it takes them again. */
  failAfter(appends: number | null): void;
  /** Once so many appends have come, this is done before the next. */
  meanwhile(appends: number, work: () => Promise<unknown>): void;
}

/** A log that stops taking appends after so many: what follows the last durable one is lost, as with the power. */
export function failingLog(on: EventLog): FailingLog {
  let left: number | null = null;
  let waiting: { appends: number; readonly work: () => Promise<unknown> } | null = null;
  const meanwhile = async () => {
    if (!waiting || (waiting.appends -= 1) >= 0) return;
    const { work } = waiting;
    waiting = null;
    await work();
  };
  return {
    failAfter: (appends) => void (left = appends),
    meanwhile: (appends, work) => void (waiting = { appends, work }),
    append: async (...entry) => {
      await meanwhile();
      if (left === 0) throw new Error('the power is gone');
      // Counted before it is written, so that none slips through beside another; a refused one is no append.
      if (left !== null) left -= 1;
      return on.append(...entry).catch((error: unknown) => {
        if (left !== null) left += 1;
        throw error;
      });
    },
    readStream: (...query) => on.readStream(...query),
    tail: (stream) => on.tail(stream),
    readAll: (...query) => on.readAll(...query),
    follow: (...query) => on.follow(...query),
    close: () => on.close(),
  };
}
