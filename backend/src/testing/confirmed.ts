import type { MarksToConfirmResponse } from '@vouchwell/contract';
import type { Response } from 'supertest';

/** What a refused signature asks to look at. */
export const toConfirm = ({ body }: Response): MarksToConfirmResponse =>
  (body as { current: MarksToConfirmResponse }).current;

/** Signs; where there is something to look at, once more by the hash of it, as whoever has looked at it. */
export async function confirmed(sign: (more: object) => PromiseLike<Response>): Promise<Response> {
  const first = await sign({});
  return first.status === 409 ? sign({ marks_hash: toConfirm(first).marks_hash }) : first;
}
