import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '../basics/problem.ts';
import { ConflictError } from '../log/event-log.port.ts';

export interface Patience {
  /** Tries in all; without it, until nobody came first. */
  readonly most?: number;
  /** Whether somebody else came first. Without it: the stream has moved on. */
  readonly met?: (error: unknown) => boolean;
  /** Milliseconds between two tries. */
  readonly pauseMs?: number;
}

/** The one way to try again: whatever met another's change looks anew at what that left. */
export async function again<T>(
  work: () => Promise<T>,
  { most = Infinity, met = movedOn, pauseMs = 0 }: Patience = {},
): Promise<T> {
  for (let left = most - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 0 || !met(error)) throw error;
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
}

/** Whether a stream ended elsewhere than what was decided on it. */
export function movedOn(error: unknown): boolean {
  return error instanceof ConflictError || isRefusal(error, 'changed_meanwhile');
}
