import { setTimeout as pause } from 'node:timers/promises';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { changedMeanwhile, invalid, isRefusal } from '../../kernel/basics/problem.ts';
import type { SessionRequest } from '../request.ts';

/** Two seconds, as long as a change waits to be seen. */
const [MOST_TRIES, BETWEEN_MS] = [40, 50];

/** Of what nothing was set of yet. */
const NOTHING_YET = -1;

/**
 * The revision a change was based on, from If-Match; `If-None-Match: *` says that nothing stood there yet, so that of two
 * who set it first the second is told. Neither: the change is decided on whatever stands.
 */
export const BasedOn = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const { headers } = context.switchToHttp().getRequest<SessionRequest>();
  const [header, none] = [headers['if-match'], headers['if-none-match']];
  if (none !== undefined && header === undefined) {
    if (none === '*') return NOTHING_YET;
    throw invalid('if_none_match', 'If-None-Match can only be *: that nothing stood there yet.');
  }
  if (header === undefined || header === '*') return undefined;
  const text = header.replace(/^(W\/)?"?|"$/g, '');
  if (!/^\d{1,15}$/.test(text))
    throw invalid('if_match', 'If-Match must be the revision that the change was based on.');
  return Number(text);
});

/**
 * Beside the refusal of a change that was based on an older version: the present one, so that both can be shown.
 * `ahead`: by how much the thing's own revision is ahead of its stream's, where it counts from another number.
 */
export async function besidePresent<T>(
  change: Promise<T>,
  present: () => Promise<{ revision: number } | null>,
  ahead = 0,
): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isRefusal(error, 'changed_meanwhile')) throw error;
    const current = await broughtUp(present, (error.revision ?? 0) + ahead);
    throw current ? changedMeanwhile(current.revision, current) : error;
  }
}

/** The read models may be a moment behind the change that came first: whoever is shown theirs must see that very one. */
async function broughtUp<T extends { revision: number }>(
  present: () => Promise<T | null>,
  revision: number,
): Promise<T | null> {
  for (let tries = 0; ; tries += 1) {
    const current = await present();
    if (!current || current.revision >= revision || tries === MOST_TRIES) return current;
    await pause(BETWEEN_MS);
  }
}
