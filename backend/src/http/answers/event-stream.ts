import type { FastifyReply } from 'fastify';
import type { Writable } from 'node:stream';

/** Shorter than the patience of proxies between here and the browser. */
const HEARTBEAT_MS = 15_000;

/**
 * An answer as text/event-stream. It begins with its first event, so that a refusal before it is an ordinary
 * answer with its own status.
 */
export class EventStream {
  private heartbeat: NodeJS.Timeout | null = null;

  /** `out`: where the answer is sent by whoever records what it discloses, what its body is read from. */
  constructor(
    private readonly reply: FastifyReply,
    private readonly out: Writable = reply.raw,
  ) {
    if (out !== reply.raw) void reply.headers(HEADERS);
  }

  get begun(): boolean {
    return this.heartbeat !== null;
  }

  /** Bytes that wait because the client does not read them. */
  get unread(): number {
    return this.out.writableLength;
  }

  /** Nothing is sent any more where it has ended or the client has gone away. */
  send(type: string, data: object): void {
    const { out } = this;
    if (out.writableEnded || out.destroyed) return;
    if (!this.heartbeat) this.begin();
    out.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat ?? undefined);
    this.out.end();
  }

  /** Ends at once: what was not read yet is lost. */
  cut(): void {
    this.out.destroy();
  }

  /** Hears that either side has ended it. */
  closed(then: () => void): void {
    this.out.once('close', then);
  }

  private begin(): void {
    const { out, reply } = this;
    if (out === reply.raw) takeOver(reply);
    this.heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
    out.once('close', () => clearInterval(this.heartbeat ?? undefined));
  }
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A reverse proxy must not gather it.
  'X-Accel-Buffering': 'no',
};

function takeOver(reply: FastifyReply): void {
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, HEADERS);
}
