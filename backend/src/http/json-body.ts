import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { limitOf } from './body-limits.ts';
import { refuseUnbounded } from './json-bounds.ts';
import { routeOf } from './request.ts';

/** JSON and nothing else; its bounds are known before it is parsed. `__proto__` and `constructor` are refused. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    refuseUnbounded(body, limitOf(routeOf(request)).json);
    void parse(request, body.toString(), done);
  });
}
