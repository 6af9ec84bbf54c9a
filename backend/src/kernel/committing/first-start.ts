import { DomainError, isRefusal } from '../basics/problem.ts';
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

/**
 * What a site begins with, such as its catalogue, and can serve without. Where the history of it is damaged the site has
 * begun long ago: the damage is told and its stream set aside, and everything else goes on.
 */
export async function startingSet(work: () => Promise<void>): Promise<void> {
  try {
    await firstStart(work);
  } catch (error) {
    if (!isRefusal(error, 'history_damaged')) throw error;
  }
}
