import type { FastifyReply } from 'fastify';

/** Shorter than the patience of proxies between here and the browser. */
const HEARTBEAT_MS = 15_000;

/**
 * An answer as text/event-stream. It begins with its first event, so that a refusal before it is an ordinary
 * answer with its own status.
 */
export class EventStream {
  private heartbeat: NodeJS.Timeout | null = null;

  constructor(private readonly reply: FastifyReply) {}

  get begun(): boolean {
    return this.heartbeat !== null;
  }

  /** Bytes that wait because the client does not read them. */
  get unread(): number {
    return this.reply.raw.writableLength;
  }

  /** Nothing is sent any more where it has ended or the client has gone away. */
  send(type: string, data: object): void {
    const { raw } = this.reply;
    if (raw.writableEnded || raw.destroyed) return;
    if (!this.heartbeat) this.begin();
    raw.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat ?? undefined);
    this.reply.raw.end();
  }

  /** Ends at once: what was not read yet is lost. */
  cut(): void {
    this.reply.raw.destroy();
  }

  /** Hears that either side has ended it. */
  closed(then: () => void): void {
    this.reply.raw.once('close', then);
  }

  private begin(): void {
    const { raw } = this.reply.hijack();
    const headers = this.reply.getHeaders();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // A reverse proxy must not gather it.
      'X-Accel-Buffering': 'no',
    });
    this.heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    raw.once('close', () => clearInterval(this.heartbeat ?? undefined));
  }
}
