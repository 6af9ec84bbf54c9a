import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Measures } from '../kernel/ports/measures.port.ts';
import { routeOf } from './request.ts';

/** One line a request: route pattern, status, time. Never an address as it was typed, nor a query. */
export function logRequests(app: NestFastifyApplication, logger: Logger, measures: Measures): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      measures.request(routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
      const ms = Math.round(reply.elapsedTime);
      logger.info({ request: request.id, route: routeOf(request), status: reply.statusCode, ms }, 'request');
      done();
    });
}
