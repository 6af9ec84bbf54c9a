import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Every route that the server answers, as `GET /cases/:id`, asked of Fastify itself. HEAD goes with GET. */
export function routesOf(nest: NestFastifyApplication): string[] {
  const tree = nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('');
    const named = (methods ?? '').split(', ').filter((method) => method && method !== 'HEAD');
    return named.map((method) => `${method} ${path}`);
  });
}
