import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RouteHandlerMethod } from 'fastify';
import { Requests } from '../../kernel/committing/requests.ts';
import { type DeclaredRoute, declaredRoutes } from '../routes/declared-routes.ts';
import { readRequest } from '../bodies/read-request.ts';
import { Repeats } from '../changes/repeats.ts';
import type { SessionRequest } from '../request.ts';

/**
 * Each route of a controller knows what it declares, and its handler gets its request classes filled: once at the
 * start, not by interceptors and pipes that would look it up again for every request. Before any route is registered.
 */
export function answerDeclared(app: NestFastifyApplication): void {
  const routes = new Map(declaredRoutes(app).map((route) => [`${route.method} ${route.path}`, route]));
  const repeats = new Repeats(app.get(Requests));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const method = String(route.method).replace('HEAD', 'GET');
      const declared = routes.get(`${method} ${route.url}`);
      if (!declared) return;
      route.config = { ...route.config, declared };
      route.handler = prepared(route.handler, declared, repeats);
    });
}

function prepared(
  handler: RouteHandlerMethod,
  { body, query }: DeclaredRoute,
  repeats: Repeats,
): RouteHandlerMethod {
  return function (this, request: SessionRequest, reply) {
    return repeats.run(request, async () => {
      // Under a key it is the body as it was sent that is compared with a repeat's.
      if (query) request.query = readRequest(query, request.query);
      if (body) request.body = readRequest(body, request.body);
      await handler.call(this, request, reply);
    });
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route of a controller. */
    declared?: DeclaredRoute;
  }
}
