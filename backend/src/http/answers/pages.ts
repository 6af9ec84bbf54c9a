import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/** The single-page application's one page. */
const PAGE = '/index.html';

/**
 * Every API path answers under /api and bare. A GET outside /api whose Accept header names text/html is a
 * person's browser and gets the application, whatever the path.
 */
export function rewriteUrl(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const url = request.url ?? '/';
  if (url === '/api' || url.startsWith('/api/') || url.startsWith('/api?'))
    return url.slice(4).replace(/^(?!\/)/, '/');
  return isPageRequest(request) ? PAGE : url;
}

function isPageRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

/** Serves the built frontend: hashed assets for good, the page itself fresh each time. */
export async function servePages(app: NestFastifyApplication, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(async (pages: FastifyInstance) => {
    // Only what the build made: nothing with a secret and something typed in one body is ever compressed.
    await pages.register(fastifyCompress, {
      customTypes: /^(text\/(css|html|javascript)|application\/(javascript|json)|image\/svg)/,
    });
    // They are for everybody, and no controller declares them.
    pages.addHook('onRoute', (route) => void (route.config = { ...route.config, page: true }));
    await pages.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${join('frontend', 'dist', 'assets')}`);
        void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (path.endsWith('index.html')) void reply.header('Vary', 'Accept');
      },
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the built frontend. */
    page?: boolean;
  }
}
