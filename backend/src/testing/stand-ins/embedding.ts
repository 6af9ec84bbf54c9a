import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalHttp } from './local-http.ts';

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

  private readonly server: LocalHttp;

  private constructor(server: LocalHttp) {
    this.server = server;
    server.serve((request, response) => this.serve(request, response));
  }

  static async start(port = 0): Promise<EmbeddingStandIn> {
    return new EmbeddingStandIn(await LocalHttp.on(port));
  }

  get url(): string {
    return this.server.url;
  }

  /** The texts it has embedded so far. */
  get texts(): string[] {
    return this.calls.flat();
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url !== '/api/embed') return answer(404, '{"error":"not found"}');
    const { model, input } = JSON.parse(await bodyOf(request)) as {
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
