import { DomainError } from '../basics/problem.ts';
import { again, movedOn } from './again.ts';

/** Ten seconds in all. */
const PATIENCE = {
  most: 40,
  pauseMs: 250,
  met: (error: unknown) => movedOn(error) || (error instanceof DomainError && error.kind === 'conflict'),
};

/**
 * What a first start sets up. It must be able to go on where another start left it: when several processes
 * start at once on the same engines they get in each other's way, and whoever loses looks again.
 */
export function firstStart<T>(work: () => Promise<T>): Promise<T> {
  return again(work, PATIENCE);
}
