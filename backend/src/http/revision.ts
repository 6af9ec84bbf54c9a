import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { invalid } from '../kernel/problem.ts';
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
