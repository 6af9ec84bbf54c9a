import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that speaks OpenAI's chat completions, keeps everything it was sent, and says the key back to
 * whoever asks, as a careless or a hostile one would. For tests only.
 */
export class EchoingServer {
  /** Each request whole: first line, headers, body. */
  readonly received: string[] = [];
  refuses = false;

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<EchoingServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new EchoingServer(server);
  }

  /** As ALLOWED_AI_HOSTS names it. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, rawHeaders, headers } = request;
    this.received.push([method, url, ...rawHeaders, Buffer.concat(chunks).toString()].join('\n'));
    const said = `You sent ${headers.authorization ?? 'nothing'}`;
    if (this.refuses) {
      const error = { message: said, type: said, code: said };
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error }));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const choice of [
      { delta: { role: 'assistant', content: said }, finish_reason: null },
      { delta: {}, finish_reason: 'stop' },
    ]) {
      const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
      response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  }
}
