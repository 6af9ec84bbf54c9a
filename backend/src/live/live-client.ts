import type { LiveEvent } from '@vouchwell/contract';
import type { EventStream } from '../http/answers/event-stream.ts';
import type { Person } from '../kernel/deciding/decider.ts';

/** Bytes that may wait for a client. One that leaves more unread is cut off, and begins again when it can. */
const MOST_UNREAD = 256 * 1024;

/** One window that looks on. */
export class LiveClient {
  constructor(
    readonly actor: Person,
    private readonly stream: EventStream,
  ) {}

  tell({ type, ...data }: LiveEvent): void {
    this.stream.send(type, data);
    if (this.stream.unread > MOST_UNREAD) this.stream.cut();
  }

  end(): void {
    this.stream.end();
  }
}
