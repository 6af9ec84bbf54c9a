import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Serving = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A plain server on this machine. For tests and benchmarks only. */
export class LocalHttp {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** @param port 0 for any that is free */
  static async on(port = 0): Promise<LocalHttp> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new LocalHttp(server);
  }

  /** Whoever it fails to serve is cut off. */
  serve(serving: Serving): this {
    const serve = async (request: IncomingMessage, response: ServerResponse) => serving(request, response);
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void serve(request, response).catch(() => response.destroy());
    });
    return this;
  }

  /** As ALLOWED_AI_HOSTS names it. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Ends it and whatever is under way. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
