import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Clients that name a content type on every request may send nothing after all: no body is no bad body. */
export function acceptEmptyBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
      if (!chunked && (length === undefined || length === '0')) delete request.headers['content-type'];
      done();
    });
}
