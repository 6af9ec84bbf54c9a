import helmet from 'helmet';
import rateLimit from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The token lies in local storage, so nothing but our own script may ever run. The pages' own files say how long they
 * may be kept; whatever else goes out is not for a cache.
 */
export async function secureHeaders(app: NestFastifyApplication): Promise<void> {
  const headers = { ...helmetHeaders(), 'cache-control': 'no-store' };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  // Only the routes that ask for it in their own configuration.
  await app.register(rateLimit, { global: false });
}

/** The same for every answer, so they are asked of helmet once. */
function helmetHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine positions with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // TLS ends at the reverse proxy, which sets this.
    hsts: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  secure({} as IncomingMessage, reply as unknown as ServerResponse, () => undefined);
  return headers;
}
