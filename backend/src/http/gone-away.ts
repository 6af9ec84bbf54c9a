import type { FastifyReply } from 'fastify';

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
