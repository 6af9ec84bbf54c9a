import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the stand-in does when it is asked to write. */
export type Behaviour =
  /** Writes the pieces, each after a pause, and ends as a model does. */
  | { kind: 'answers'; pieces: readonly string[]; pauseMs?: number; doneReason?: 'stop' | 'length' }
  /** Writes the pieces and waits until `release` before it ends. */
  | { kind: 'holds'; pieces: readonly string[] }
  | { kind: 'refuses'; status: number; body?: string }
  | { kind: 'redirects'; to: string }
  | { kind: 'errs'; pieces: readonly string[]; error: string }
  /** Breaks the connection. */
  | { kind: 'cuts_off'; pieces: readonly string[] }
  /** Ends the stream in order, but without the model's last line. */
  | { kind: 'ends_early'; pieces: readonly string[] }
  | { kind: 'never_ends'; piece: string }
  /** Lines that are no JSON between the pieces. */
  | { kind: 'garbles'; pieces: readonly string[] };

interface Asked {
  readonly path: string;
  readonly body: { model?: string; messages?: { role: string; content: string }[]; options?: object };
}

/** A server that speaks Ollama's HTTP API and behaves as a test wants. For tests only. */
export class OllamaStandIn {
  /** Every request to write so far. */
  readonly asked: Asked[] = [];
  /** How many of them their client gave up before the end. */
  givenUp = 0;
  /** The embedding model it has; null: none. */
  embeddingModel: string | null = null;
  /** Every call to embed so far, by its texts. */
  readonly embedded: string[][] = [];
  private behaviour: Behaviour = { kind: 'answers', pieces: ['Nothing.'] };
  private held = new AbortController();
  private readonly changed = new EventTarget();

  private constructor(
    private readonly server: Server,
    private readonly model: string,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(model = 'stand-in', port = 0): Promise<OllamaStandIn> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new OllamaStandIn(server, model);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  behave(behaviour: Behaviour): void {
    this.behaviour = behaviour;
    this.held = new AbortController();
  }

  /** Lets a held answer end. */
  release(): void {
    this.held.abort();
  }

  /** Resolves as soon as the condition holds; looked at whenever a request comes or is given up. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await once(this.changed, 'change');
  }

  async close(): Promise<void> {
    this.release();
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === '/api/version') return json(response, { version: '0.12.0' });
    if (path === '/api/tags') return json(response, { models: [{ name: this.model, model: this.model }] });
    if (path === '/api/show') return json(response, { details: { family: 'stand-in' }, model_info: {} });
    if (path === '/api/embed') return this.embed(request, response);
    if (path !== '/api/chat' && path !== '/api/generate') return json(response, { error: 'not found' }, 404);
    this.asked.push({ path, body: (await bodyOf(request)) as Asked['body'] });
    response.once('close', () => {
      if (!response.writableFinished) this.givenUp += 1;
      this.changed.dispatchEvent(new Event('change'));
    });
    this.changed.dispatchEvent(new Event('change'));
    await this.write(new Answer(response, path, this.model), this.behaviour, this.held.signal);
  }

  private async embed(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, input } = (await bodyOf(request)) as { model: string; input: string[] };
    if (model !== this.embeddingModel) {
      return json(response, { error: `model "${model}" not found, try pulling it first` }, 404);
    }
    this.embedded.push(input);
    this.changed.dispatchEvent(new Event('change'));
    json(response, { model, embeddings: input.map(bagOfWords) });
  }

  private async write(answer: Answer, behaviour: Behaviour, held: AbortSignal): Promise<void> {
    const { response } = answer;
    if (behaviour.kind === 'refuses') return refuse(response, behaviour);
    if (behaviour.kind === 'redirects') return void response.writeHead(302, { location: behaviour.to }).end();
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    if (behaviour.kind === 'never_ends') return answer.forever(behaviour.piece);
    for (const piece of behaviour.pieces) {
      if (behaviour.kind === 'answers') await pause(behaviour.pauseMs ?? 0);
      if (behaviour.kind === 'garbles') response.write('<html>busy</html>\n');
      answer.piece(piece);
    }
    if (behaviour.kind === 'holds' && !held.aborted) await once(held, 'abort');
    // What was written so far reaches the client before the connection breaks.
    if (behaviour.kind === 'cuts_off') return void setTimeout(() => response.destroy(), 20);
    if (behaviour.kind === 'errs') response.write(`${JSON.stringify({ error: behaviour.error })}\n`);
    else if (behaviour.kind !== 'ends_early') answer.done(behaviour);
    response.end();
  }
}

/** One streamed answer, in the form of the path it was asked on. */
class Answer {
  constructor(
    readonly response: ServerResponse,
    private readonly path: string,
    private readonly model: string,
  ) {}

  piece(text: string): boolean {
    return this.line({ ...this.holding(text), done: false });
  }

  done(behaviour: Behaviour): void {
    const done_reason = behaviour.kind === 'answers' ? (behaviour.doneReason ?? 'stop') : 'stop';
    this.line({ ...this.holding(''), done: true, done_reason, prompt_eval_count: 120, eval_count: 40 });
  }

  async forever(text: string): Promise<void> {
    while (!this.response.destroyed) {
      if (!this.piece(text)) await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]);
      await pause(1);
    }
  }

  private holding(text: string): object {
    return this.path === '/api/chat' ? { message: { role: 'assistant', content: text } } : { response: text };
  }

  private line(content: object): boolean {
    const head = { model: this.model, created_at: '2026-01-02T03:04:05Z' };
    return this.response.write(`${JSON.stringify({ ...head, ...content })}\n`);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const DIMENSIONS = 256;

/** A deterministic embedding by runs of three letters: a word and its forms point much the same way. */
function bagOfWords(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    const pieces = Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));
    for (const piece of pieces) vector[hash(piece) % DIMENSIONS]! += 1 / pieces.length;
  }
  return vector;
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0, 7);
}

function refuse(response: ServerResponse, { status, body }: Extract<Behaviour, { kind: 'refuses' }>): void {
  if (body === undefined) return json(response, { error: `status ${status}` }, status);
  response.writeHead(status, { 'content-type': 'text/html' }).end(body);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
