import type { AccessEvent } from './access.events.ts';
import type { Clock } from '../basics/clock.ts';
import type { Codec } from '../log/codec.ts';
import type { Actor } from '../deciding/decider.ts';
import { again } from '../committing/again.ts';
import { ConflictError, type EventLog, type NewEvent, type Position } from '../log/event-log.port.ts';
import { endOf, expected, type StreamEnd, timeAt, timeOf } from '../log/stream-end.ts';
import type { Reasons } from './reasons.ts';

type Refused = Extract<AccessEvent, { type: 'AccessRefused' }>;

interface Entry {
  readonly actor: Actor;
  readonly event: AccessEvent;
  readonly happened: Date;
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
  /** Where the streams of days end. */
  private readonly ends = new Map<string, StreamEnd>();
  private writing = false;
  private reasons: Reasons | null = null;

  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly clock: Clock,
  ) {}

  /** From then on each look is recorded with its reason. Before, and without it, none is told. */
  explainedBy(reasons: Reasons): void {
    this.reasons = reasons;
  }

  /** Resolves with the entry's position in the log. */
  async record(actor: Actor, looked: AccessEvent): Promise<Position> {
    const happened = this.clock.now();
    const event = await this.explained(actor, looked);
    const stream = `access-${happened.toISOString().slice(0, 10)}`;
    return new Promise<Position>((resolve, reject) => {
      this.waiting.push({ actor, event, happened, stream, resolve, reject });
      if (!this.writing) void this.drain();
    });
  }

  /**
   * What its browser tells of a person, such as a print: once, however often the request is sent. It then stands
   * behind the request's reservation, where a second one has no place.
   */
  async recordOnce(actor: Actor, looked: AccessEvent): Promise<void> {
    const stream = actor.request.reservation;
    if (stream === null) return void (await this.record(actor, looked));
    const event = await this.explained(actor, looked);
    const after = await timeAt(this.log, stream, 0);
    const encoded = await this.codec.encode([event], { stream, actor, command: null, after });
    await this.log.append(stream, encoded, 0).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  /** A look is recorded also where read models cannot say why it was taken: its reason is then not told. */
  private async explained(actor: Actor, event: AccessEvent): Promise<AccessEvent> {
    if (event.type === 'AccessRefused') return this.about(event);
    if (event.type !== 'PatientDataDisclosed' || !this.reasons) return event;
    const why = await this.reasons.of(actor, event.data).catch(() => null);
    return why === null ? event : { ...event, data: { ...event.data, why } };
  }

  /** A refusal names whom it was about, where that can be known. */
  private async about(refused: Refused): Promise<Refused> {
    const { object, patients } = refused.data;
    if (!this.reasons || typeof object !== 'string' || patients) return refused;
    const found = await this.reasons.patientsOf(object).catch(() => []);
    return found.length === 0 ? refused : { ...refused, data: { ...refused.data, patients: [...found] } };
  }

  private async drain(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const { stream } = this.waiting[0]!;
      // At midnight the queue holds entries of two days.
      const other = this.waiting.findIndex((entry) => entry.stream !== stream);
      const together = this.waiting.splice(0, Math.min(TOGETHER, other < 0 ? TOGETHER : other));
      try {
        const position = await this.append(stream, together);
        for (const entry of together) entry.resolve(position);
      } catch (error) {
        for (const entry of together) entry.reject(error);
      }
    }
    this.writing = false;
  }

  private append(stream: string, entries: readonly Entry[]): Promise<Position> {
    return again(async () => {
      const end = this.ends.get(stream) ?? (await endOf(this.log, stream));
      // Only the current day is needed; and unless this succeeds, the next one looks where it ends.
      this.ends.clear();
      const events = await this.encode(entries, end.at);
      const { revision, position } = await this.log.append(stream, events, expected(end));
      this.ends.set(stream, { revision, at: timeOf(events.at(-1)!) });
      return position;
    });
  }

  /** None is dated before the one in front of it, however the clock was set between them. */
  private async encode(entries: readonly Entry[], end: string | undefined): Promise<NewEvent[]> {
    const events: NewEvent[] = [];
    for (const { actor, event, happened, stream } of entries) {
      const last = events.at(-1);
      const after = last ? timeOf(last) : end;
      events.push(...(await this.codec.encode([event], { stream, actor, command: null, happened, after })));
    }
    return events;
  }
}
