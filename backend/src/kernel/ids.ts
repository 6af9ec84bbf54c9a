import type { Codec } from './codec.ts';
import type { Actor } from './decider.ts';
import { ConflictError, type EventLog } from './event-log.port.ts';
import type { KernelEvent } from './kernel.events.ts';

/**
 * Integer ids from allocator streams such as `case-numbers`: the id is the revision plus one. Never given
 * twice on any number of processes; gaps are allowed.
 */
export class Ids {
  private readonly last = new Map<string, number>();

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
    const encoded = await this.codec.encode(events, { stream: reservation, actor, command: null });
    try {
      await this.log.append(reservation, encoded, reserved.revision);
      return number;
    } catch (error) {
      // The same request runs twice at once: the first reservation holds.
      if (error instanceof ConflictError) return this.next(kind, actor);
      throw error;
    }
  }

  private async reserved(stream: string, kind: string): Promise<{ number: number | null; revision: number }> {
    const history = await this.log.readStream(stream, 0, 100);
    const events = await Promise.all(history.map((stored) => this.codec.decode<KernelEvent>(stored)));
    const found = events.find((event) => event.type === 'NumberReserved' && event.data.kind === kind);
    const number = found?.type === 'NumberReserved' ? found.data.number : null;
    return { number, revision: history.length - 1 };
  }

  private async take(kind: string, actor: Actor): Promise<number> {
    const stream = `${kind}-numbers`;
    const events: KernelEvent[] = [{ type: 'NumberTaken', data: {} }];
    const encoded = await this.codec.encode(events, { stream, actor, command: null });
    let expected = this.last.get(stream) ?? -1;
    for (;;) {
      try {
        // Claimed here before the answer comes, so that neighbours in this process ask for the next.
        this.last.set(stream, expected + 1);
        const { revision } = await this.log.append(stream, encoded, expected < 0 ? 'none' : expected);
        return revision + 1;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        expected = error.actual === 'none' ? -1 : error.actual;
      }
    }
  }
}
