import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalHttp } from '../testing/stand-ins/local-http.ts';

/**
 * A server that speaks OpenAI's chat completions, keeps everything it was sent, and says the key back to
 * whoever asks, as a careless or a hostile one would. For tests only.
 */
export class EchoingServer {
  /** Each request whole: first line, headers, body. */
  readonly received: string[] = [];
  refuses = false;

  private constructor(private readonly server: LocalHttp) {
    server.serve((request, response) => this.serve(request, response));
  }

  static async start(): Promise<EchoingServer> {
    return new EchoingServer(await LocalHttp.on());
  }

  /** As ALLOWED_AI_HOSTS names it. */
  get host(): string {
    return this.server.host;
  }

  get url(): string {
    return this.server.url;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, rawHeaders, headers } = request;
    this.received.push([method, url, ...rawHeaders, await bodyOf(request)].join('\n'));
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
