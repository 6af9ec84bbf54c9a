import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError } from '../log/event-log.port.ts';
import { DomainError } from '../basics/problem.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * What a first start sets up. It must be able to go on where another start left it: when several processes
 * start at once on the same engines they get in each other's way, and whoever loses looks again.
 */
export async function firstStart<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const met =
        error instanceof ConflictError || (error instanceof DomainError && error.kind === 'conflict');
      if (!met || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}
