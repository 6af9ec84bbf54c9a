import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The body of a refused request is let go by unread, so that the connection can be used again and the client
 * gets its answer; one longer than the route would have taken ends the connection.
 */
export function dropBody({ raw, headers, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  let left = routeOptions.bodyLimit ?? 0;
  if (Number(headers['content-length'] ?? 0) > left) void reply.header('Connection', 'close');
  raw.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) raw.destroy();
  });
}
