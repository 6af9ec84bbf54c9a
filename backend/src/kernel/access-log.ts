import type { AccessEvent } from './access.events.ts';
import type { Clock } from './clock.ts';
import type { Codec } from './codec.ts';
import type { Actor } from './decider.ts';
import { ConflictError, type EventLog, type NewEvent, type Position } from './event-log.port.ts';

interface Entry {
  readonly event: NewEvent;
  readonly stream: string;
  readonly resolve: (position: Position) => void;
  readonly reject: (error: unknown) => void;
}

/** At most this many entries share one append. */
const TOGETHER = 200;

/**
 * Access events, durable before their promise resolves. While one append is under way the next entries
 * gather, so that readers of one process never race each other for the day's stream.
 */
export class AccessLog {
  private readonly waiting: Entry[] = [];
  private readonly revisions = new Map<string, number>();
  private writing = false;

  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly clock: Clock,
  ) {}

  /** Resolves with the entry's position in the log. */
  async record(actor: Actor, event: AccessEvent): Promise<Position> {
    const stream = `access-${this.clock.now().toISOString().slice(0, 10)}`;
    const [encoded] = await this.codec.encode([event], { stream, actor, command: null });
    return new Promise<Position>((resolve, reject) => {
      this.waiting.push({ event: encoded!, stream, resolve, reject });
      if (!this.writing) void this.drain();
    });
  }

  /**
   * What its browser tells of a person, such as a print: once, however often the request is sent. It then stands
   * behind the request's reservation, where a second one has no place.
   */
  async recordOnce(actor: Actor, event: AccessEvent): Promise<void> {
    const stream = actor.request.reservation;
    if (stream === null) return void (await this.record(actor, event));
    const encoded = await this.codec.encode([event], { stream, actor, command: null });
    await this.log.append(stream, encoded, 0).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  private async drain(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const { stream } = this.waiting[0]!;
      // At midnight the queue holds entries of two days.
      const other = this.waiting.findIndex((entry) => entry.stream !== stream);
      const together = this.waiting.splice(0, Math.min(TOGETHER, other < 0 ? TOGETHER : other));
      try {
        const position = await this.append(
          stream,
          together.map(({ event }) => event),
        );
        for (const entry of together) entry.resolve(position);
      } catch (error) {
        for (const entry of together) entry.reject(error);
      }
    }
    this.writing = false;
  }

  private async append(stream: string, events: readonly NewEvent[]): Promise<Position> {
    for (;;) {
      const last = this.revisions.get(stream) ?? -1;
      try {
        const { revision, position } = await this.log.append(stream, events, last < 0 ? 'none' : last);
        // Only the current day is needed.
        this.revisions.clear();
        this.revisions.set(stream, revision);
        return position;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.revisions.set(stream, error.actual === 'none' ? -1 : error.actual);
      }
    }
  }
}
