import type { EventLog } from '../kernel/log/event-log.port.ts';

export interface FailingLog extends EventLog {
  /** Null: it takes them again. */
  failAfter(appends: number | null): void;
}

/** A log that stops taking appends after so many: what follows the last durable one is lost, as with the power. */
export function failingLog(on: EventLog): FailingLog {
  let left: number | null = null;
  return {
    failAfter: (appends) => void (left = appends),
    append: async (...entry) => {
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
