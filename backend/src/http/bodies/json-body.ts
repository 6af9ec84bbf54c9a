import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { limitOf } from './body-limits.ts';
import { refuseUnbounded } from './json-bounds.ts';
import { routeOf } from '../request.ts';

/** Bytes whose parsing is felt by others. */
const LARGE = 256 * 1024;

/** JSON and nothing else; its bounds are known before it is parsed. `__proto__` and `constructor` are refused. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    refuseUnbounded(body, limitOf(routeOf(request)).json);
    if (body.length < LARGE) return void parse(request, body.toString(), done);
    // Others have their turn between the parts of the work on a large one.
    setImmediate(() => {
      const text = body.toString();
      setImmediate(() => void parse(request, text, done));
    });
  });
}
