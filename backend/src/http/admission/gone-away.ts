import type { FastifyReply } from 'fastify';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { Asker } from '../../kernel/ports/asker.ts';

/** Aborts when the client closes the connection before its answer: nobody waits for it any more. */
export function goneAway({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const closed = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) closed();
  else raw.once('close', closed);
  return gone.signal;
}

/** For whom heavy work of this request is done, until nobody waits for it any more. */
export const askerOf = ({ id }: Person, reply: FastifyReply): Asker => ({
  userId: id,
  signal: goneAway(reply),
});
