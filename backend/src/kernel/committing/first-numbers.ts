import type { Commit } from './commit.ts';
import type { Actor } from '../deciding/decider.ts';
import { ConflictError } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';

/**
 * Takes the numbers 1 to `count` of a kind before anyone else has, once: for what the first start adds under
 * fixed numbers. Ids goes on behind them.
 */
export async function takeFirstNumbers(
  commit: Pick<Commit, 'append'>,
  kind: string,
  count: number,
  actor: Actor,
): Promise<void> {
  const events: KernelEvent[] = Array.from({ length: count }, () => ({ type: 'NumberTaken', data: {} }));
  try {
    await commit.append(`${kind}-numbers`, events, -1, 'TakeFirstNumbers', actor);
  } catch (error) {
    // An earlier start took them: all at once, so none is missing.
    if (!(error instanceof ConflictError)) throw error;
  }
}
