import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does when it is asked to embed. */
export type EmbeddingBehaviour =
  'embeds' | 'refuses' | 'keeps_silent' | 'cuts_off' | 'garbles' | 'counts_wrong';

/** A server that embeds as Ollama's POST /api/embed does, deterministically. For tests and benchmarks only. */
export class EmbeddingStandIn {
  /** The one it has. */
  model = 'embeds:1b';
  /** Every call so far, by its texts. */
  readonly calls: string[][] = [];
  behaviour: EmbeddingBehaviour = 'embeds';
  /** Another number is another model under the same name. */
  dimensions = 256;

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(port = 0): Promise<EmbeddingStandIn> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new EmbeddingStandIn(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The texts it has embedded so far. */
  get texts(): string[] {
    return this.calls.flat();
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
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url !== '/api/embed') return answer(404, '{"error":"not found"}');
    const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as {
      model: string;
      input: string[];
    };
    this.calls.push(input);
    if (this.behaviour === 'keeps_silent') return;
    if (this.behaviour === 'cuts_off') return void response.destroy();
    if (this.behaviour === 'garbles') return answer(200, '{"embeddings":[["zebra"]]}');
    if (this.behaviour === 'refuses' || model !== this.model) {
      return answer(404, `{"error":"model \\"${model}\\" not found, try pulling it first"}`);
    }
    const texts = this.behaviour === 'counts_wrong' ? input.slice(1) : input;
    answer(200, JSON.stringify({ model, embeddings: texts.map((text) => letters(text, this.dimensions)) }));
  }
}

/** By runs of three letters, so that a word and its forms point much the same way, as a model makes them. */
function letters(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    for (let at = 0; at + 3 <= word.length; at++) {
      vector[hash(word.slice(at, at + 3)) % dimensions]! += 1 / (word.length - 2);
    }
  }
  return vector;
}

function hash(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0;
  return sum;
}
