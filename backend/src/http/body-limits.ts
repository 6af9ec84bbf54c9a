import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The few routes that take more than others: the largest body in bytes, by the route's path. */
const limits: Readonly<Record<string, number>> = {
  // 2,000 contents of some 700 words.
  '/rag/import': 8 * 1024 * 1024,
};

/** Before any route is registered. */
export function allowLargeBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const limit = limits[route.url];
      if (limit !== undefined) route.bodyLimit = limit;
    });
}
