import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { changedMeanwhile, invalid, isRefusal } from '../kernel/basics/problem.ts';
import type { SessionRequest } from './request.ts';

/** The revision a change was based on, from If-Match; absent: the change is decided on whatever stands. */
export const BasedOn = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<SessionRequest>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const text = header.replace(/^(W\/)?"?|"$/g, '');
  if (!/^\d{1,15}$/.test(text))
    throw invalid('if_match', 'If-Match must be the revision that the change was based on.');
  return Number(text);
});

/** Beside the refusal of a change that was based on an older version: the present one, so that both can be shown. */
export async function besidePresent<T>(
  change: Promise<T>,
  present: () => Promise<{ revision: number } | null>,
): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isRefusal(error, 'changed_meanwhile')) throw error;
    const current = await present();
    throw current ? changedMeanwhile(current.revision, current) : error;
  }
}
