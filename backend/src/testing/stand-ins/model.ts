import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, LocalHttp } from './local-http.ts';

/** What a stand-in does when it is asked to write. */
export type Behaviour =
  /** Writes the pieces, each after a pause, and ends as a model does. */
  | { kind: 'answers'; pieces: readonly string[]; pauseMs?: number; doneReason?: 'stop' | 'length' }
  /** Behaves as it is asked. */
  | { kind: 'depends'; on: (asked: Asked) => Now }
  /** Writes the pieces and waits until `release` before it ends. */
  | { kind: 'holds'; pieces: readonly string[] }
  | { kind: 'refuses'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'redirects'; to: string }
  /** Takes the request and says nothing. */
  | { kind: 'keeps_silent' }
  | { kind: 'errs'; pieces: readonly string[]; error: string }
  /** Ends as a model that will not write this. */
  | { kind: 'declines'; pieces: readonly string[] }
  /** Breaks the connection. */
  | { kind: 'cuts_off'; pieces: readonly string[] }
  /** Ends the stream in order, but without the model's last line. */
  | { kind: 'ends_early'; pieces: readonly string[] }
  | { kind: 'never_ends'; piece: string }
  /** Lines that are no JSON between the pieces. */
  | { kind: 'garbles'; pieces: readonly string[] };

type Now = Exclude<Behaviour, { kind: 'depends' }>;

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly messages?: { role: string; content: string }[];
    readonly options?: object;
    /** JSON schema of the answer. */
    readonly format?: object;
    readonly stream_options?: object;
  };
}

/** How one kind of server speaks. Every line or event comes with its end. */
export interface Dialect {
  readonly contentType: string;
  /** Whether a path asks to write. */
  writes(path: string): boolean;
  /** The answer to anything else; null: not found. */
  other(path: string): object | null;
  /** Whether the key came where it belongs. */
  admits(headers: IncomingHttpHeaders): boolean;
  opening(asked: Asked): string;
  piece(text: string, asked: Asked): string;
  closing(reason: 'stop' | 'length' | 'declines', asked: Asked): string;
  /** An error in the middle of a stream. */
  error(message: string): string;
  /** The body of a refusal. */
  refusal(status: number): object;
}

/** A model server that behaves as a test wants. For tests only. */
export class ModelStandIn {
  /** Every request to write so far. */
  readonly asked: Asked[] = [];
  /** Every request so far, to write or not. */
  readonly heard: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  /** How many of those that write their client gave up before the end. */
  givenUp = 0;
  private behaviour: Behaviour = { kind: 'answers', pieces: ['Nothing.'] };
  private held = new AbortController();
  private readonly changed = new EventTarget();
  private readonly server: LocalHttp;
  private readonly dialect: Dialect;

  protected constructor(server: LocalHttp, dialect: Dialect) {
    this.server = server;
    this.dialect = dialect;
    server.serve((request, response) => this.serve(request, response));
  }

  static async speaking(dialect: Dialect, port = 0): Promise<ModelStandIn> {
    return new ModelStandIn(await LocalHttp.on(port), dialect);
  }

  get url(): string {
    return this.server.url;
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

  close(): Promise<void> {
    this.release();
    return this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', headers } = request;
    this.heard.push({ path, headers });
    if (!this.dialect.admits(headers)) return json(response, this.dialect.refusal(401), 401);
    if (!this.dialect.writes(path)) {
      const other = this.dialect.other(path);
      return json(response, other ?? this.dialect.refusal(404), other ? 200 : 404);
    }
    const asked = { path, headers, body: JSON.parse(await bodyOf(request)) as Asked['body'] };
    this.asked.push(asked);
    response.once('close', () => {
      if (!response.writableFinished) this.givenUp += 1;
      this.changed.dispatchEvent(new Event('change'));
    });
    this.changed.dispatchEvent(new Event('change'));
    const { behaviour } = this;
    const now = behaviour.kind === 'depends' ? behaviour.on(asked) : behaviour;
    await this.answer(asked, response, now, this.held.signal);
  }

  private async answer(asked: Asked, response: ServerResponse, behaviour: Now, held: AbortSignal) {
    const { kind } = behaviour;
    if (kind === 'keeps_silent') return;
    if (kind === 'redirects') return void response.writeHead(302, { location: behaviour.to }).end();
    if (kind === 'refuses') return this.refuse(response, behaviour);
    response.writeHead(200, { 'content-type': this.dialect.contentType });
    if (kind === 'never_ends') return this.forever(asked, response, behaviour.piece);
    const opening = this.dialect.opening(asked);
    if (opening !== '' && (kind !== 'cuts_off' || behaviour.pieces.length > 0)) response.write(opening);
    for (const piece of behaviour.pieces) {
      if (kind === 'answers') await pause(behaviour.pauseMs ?? 0);
      if (kind === 'garbles') response.write('<html>busy</html>\n');
      response.write(this.dialect.piece(piece, asked));
    }
    if (kind === 'holds' && !held.aborted) await once(held, 'abort');
    // What was written so far reaches the client before the connection breaks.
    if (kind === 'cuts_off') return void setTimeout(() => response.destroy(), 20);
    response.end(this.last(asked, behaviour));
  }

  private last(asked: Asked, behaviour: Now): string {
    if (behaviour.kind === 'ends_early') return '';
    if (behaviour.kind === 'errs') return this.dialect.error(behaviour.error);
    if (behaviour.kind === 'declines') return this.dialect.closing('declines', asked);
    const reason = behaviour.kind === 'answers' ? behaviour.doneReason : undefined;
    return this.dialect.closing(reason ?? 'stop', asked);
  }

  private refuse(
    response: ServerResponse,
    { status, body, headers }: Extract<Behaviour, { kind: 'refuses' }>,
  ) {
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    if (body === undefined) return json(response, this.dialect.refusal(status), status);
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  }

  private async forever(asked: Asked, response: ServerResponse, text: string): Promise<void> {
    response.write(this.dialect.opening(asked));
    while (!response.destroyed) {
      const room = response.write(this.dialect.piece(text, asked));
      if (!room) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      await pause(1);
    }
  }
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
