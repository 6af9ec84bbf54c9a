import type { NotePhase, NoteStreamEvent } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { DomainError, problemBody } from '../kernel/problem.ts';

const HEARTBEAT_MS = 15_000;
const order: readonly NotePhase[] = ['patient_data', 'engine', 'uploading', 'preparing', 'finalizing'];

/**
 * A note on its way to the browser, as text/event-stream. It begins with the first phase, so that a refusal
 * before it is an ordinary answer with its own status.
 */
export class NoteStream {
  private heartbeat: NodeJS.Timeout | null = null;
  private reached = -1;

  constructor(private readonly reply: FastifyReply) {}

  /** Each phase once, and only forwards. */
  readonly phase = (phase: NotePhase): void => {
    const place = order.indexOf(phase);
    if (place <= this.reached) return;
    this.reached = place;
    this.send({ type: 'phase', phase });
  };

  readonly text = (text: string): void => this.send({ type: 'text', text });

  done(event: Extract<NoteStreamEvent, { type: 'done' }>): void {
    this.send(event);
    this.end();
  }

  /** Tells a refusal where the stream has begun; the ordinary way hears of it in any case. */
  failed(error: unknown): never {
    if (this.heartbeat) {
      const { message, code, status } = problemBody(error instanceof DomainError ? error : unforeseen());
      this.send({ type: 'failed', status, message, code });
      this.end();
    }
    throw error;
  }

  private send({ type, ...data }: NoteStreamEvent): void {
    if (!this.heartbeat) this.begin();
    if (!this.reply.raw.destroyed) this.reply.raw.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
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
    this.heartbeat = setInterval(() => raw.write(': still writing\n\n'), HEARTBEAT_MS);
    raw.once('close', () => clearInterval(this.heartbeat ?? undefined));
  }

  private end(): void {
    clearInterval(this.heartbeat ?? undefined);
    this.reply.raw.end();
  }
}

const unforeseen = () =>
  new DomainError('failed', 'internal', 'Something went wrong on the server. Please try again.');
