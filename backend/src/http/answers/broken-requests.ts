import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import { type DomainError, invalid, missing, problemBody } from '../../kernel/basics/problem.ts';

type Options = Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

/** Requests that come to no route, or are none, are answered in the one shape and repeat nothing of what was sent. */
export const brokenRequests: Options = {
  frameworkErrors: (error, _request: FastifyRequest, reply: FastifyReply) => {
    const problem =
      error.code === 'FST_ERR_BAD_URL'
        ? invalid('malformed_address', 'The address is not well-formed.')
        : missing('not_found', 'There is nothing at this address.');
    const body = problemBody(problem);
    void reply.status(body.status).header('Cache-Control', 'no-store').send(body);
  },
  clientErrorHandler: (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) answer(error, socket);
    socket.destroy();
  },
};

/** `rawPacket`: what had come when it was given up. */
interface Unreadable {
  readonly code: string;
  readonly rawPacket?: unknown;
}

function answer({ code, rawPacket }: Unreadable, socket: Socket): void {
  const [status, problem] = unreadable(code);
  const body = JSON.stringify({ ...problemBody(problem), status: Number(status.slice(0, 3)) });
  const head = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`];
  const lines = [`HTTP/1.1 ${status}`, ...head, 'Cache-Control: no-store', 'Connection: close', '', ''];
  // An answer to HEAD has no body.
  const bodiless = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
  socket.write(lines.join('\r\n') + (bodiless ? '' : body));
}

function unreadable(code: string): [status: string, problem: DomainError] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', invalid('timeout', 'The request took too long to arrive.')];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', invalid('too_large', 'The headers are too large.')];
    default:
      return ['400 Bad Request', invalid('malformed', 'The request is not well-formed HTTP.')];
  }
}
