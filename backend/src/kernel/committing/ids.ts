import type { Codec } from '../log/codec.ts';
import type { Actor } from '../deciding/decider.ts';
import { ConflictError, type EventLog } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { EMPTY, endOf, expected, type StreamEnd, timeOf } from '../log/stream-end.ts';

/**
 * Integer ids from allocator streams such as `case-numbers`: the id is the revision plus one. Never given
 * twice on any number of processes; gaps are allowed.
 */
export class Ids {
  /** Where the streams of numbers will end when all that was sent is written. */
  private readonly ends = new Map<string, StreamEnd>();

  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** A request with an Idempotency-Key gets the number that it got the first time. */
  async next(kind: string, actor: Actor): Promise<number> {
    const { reservation } = actor.request;
    if (reservation === null) return this.take(kind, actor);
    const reserved = await this.reserved(reservation, kind);
    if (reserved.number !== null) return reserved.number;
    const number = await this.take(kind, actor);
    const events: KernelEvent[] = [{ type: 'NumberReserved', data: { kind, number } }];
    const writing = { stream: reservation, actor, command: null, after: reserved.at };
    const encoded = await this.codec.encode(events, writing);
    try {
      await this.log.append(reservation, encoded, reserved.revision);
      return number;
    } catch (error) {
      // The same request runs twice at once: the first reservation holds.
      if (error instanceof ConflictError) return this.next(kind, actor);
      throw error;
    }
  }

  private async reserved(stream: string, kind: string): Promise<StreamEnd & { number: number | null }> {
    const history = await this.log.readStream(stream, 0, 100);
    const events = await Promise.all(history.map((stored) => this.codec.decode<KernelEvent>(stored)));
    const found = events.find((event) => event.type === 'NumberReserved' && event.data.kind === kind);
    const number = found?.type === 'NumberReserved' ? found.data.number : null;
    return { number, revision: history.length - 1, at: events.at(-1)?.at };
  }

  private async take(kind: string, actor: Actor): Promise<number> {
    const stream = `${kind}-numbers`;
    const events: KernelEvent[] = [{ type: 'NumberTaken', data: {} }];
    for (let found: StreamEnd | null = null; ;) {
      const end = () => found ?? this.ends.get(stream) ?? EMPTY;
      const encoded = await this.codec.encode(events, { stream, actor, command: null, after: end().at });
      const [before, at] = [end(), timeOf(encoded[0]!)];
      // A neighbour came in between, before the clock was set back.
      if (before.at !== undefined && before.at > at) continue;
      // Claimed here before the answer comes, so that neighbours in this process ask for the next.
      this.ends.set(stream, { revision: before.revision + 1, at });
      try {
        const { revision } = await this.log.append(stream, encoded, expected(before));
        return revision + 1;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        found = await endOf(this.log, stream);
      }
    }
  }
}
