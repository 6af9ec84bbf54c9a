import { ConflictError, type EventLog } from './event-log.port.ts';
import type { Measures, Outcome } from '../ports/measures.port.ts';
import { DomainError } from '../basics/problem.ts';

/** Runs and measures: a refusal is an answer, anything else that is thrown a failure. */
export async function measured<T>(
  work: () => Promise<T>,
  tell: (outcome: Outcome, seconds: number) => void,
): Promise<T> {
  const begun = performance.now();
  const told = (outcome: Outcome) => tell(outcome, (performance.now() - begun) / 1000);
  try {
    const result = await work();
    told('done');
    return result;
  } catch (error) {
    told(error instanceof DomainError || error instanceof ConflictError ? 'refused' : 'failed');
    throw error;
  }
}

/** The same log, its appends measured. */
export function measuredLog(log: EventLog, measures: Measures): EventLog {
  return {
    append: (stream, events, expected) =>
      measured(
        () => log.append(stream, events, expected),
        (outcome, seconds) => measures.append(outcome, seconds),
      ),
    readStream: (stream, from, limit) => log.readStream(stream, from, limit),
    tail: (stream) => log.tail(stream),
    readAll: (after, limit) => log.readAll(after, limit),
    recent: (after, limit) => log.recent?.(after, limit) ?? null,
    follow: (after, signal) => log.follow(after, signal),
    stopped: () => log.stopped?.() ?? null,
    takesChanges: async () => log.takesChanges?.(),
    close: () => log.close(),
  };
}
