import { again } from './again.ts';
import type { Codec } from '../log/codec.ts';
import { Numbers } from './numbers.ts';
import type { Actor } from '../deciding/decider.ts';
import type { EventLog } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { expected, type StreamEnd, timeOf } from '../log/stream-end.ts';
import { type NumbersEnd, numbersEnd, taking } from '../log/taken-numbers.ts';

/**
 * Integer ids from allocator streams such as `case-numbers` (kernel/log/taken-numbers.ts). Never given twice on any number
 * of processes; gaps are allowed.
 */
export class Ids {
  /** Where the streams of numbers end, as far as this process knows. */
  private readonly ends = new Map<string, NumbersEnd>();
  private readonly numbers = new Map<string, Numbers>();

  /** `made`: by kind, what is made for numbers in the same step. It stands by itself where they are not given out. */
  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly made: Readonly<Record<string, (numbers: readonly number[]) => Promise<void>>> = {},
  ) {}

  /** A request with an Idempotency-Key gets the number that it got the first time. */
  next(kind: string, actor: Actor): Promise<number> {
    const { reservation } = actor.request;
    if (reservation === null) return this.take(kind, actor);
    // Where the same request runs twice at once, the first reservation holds.
    return again(() => this.reserve(kind, actor, reservation));
  }

  private async reserve(kind: string, actor: Actor, reservation: string): Promise<number> {
    const reserved = await this.reserved(reservation, kind);
    if (reserved.number !== null) return reserved.number;
    const number = await this.take(kind, actor);
    const events: KernelEvent[] = [{ type: 'NumberReserved', data: { kind, number } }];
    const writing = { stream: reservation, actor, command: null, after: reserved.at };
    const encoded = await this.codec.encode(events, writing);
    await this.log.append(reservation, encoded, expected(reserved));
    return number;
  }

  private async reserved(stream: string, kind: string): Promise<StreamEnd & { number: number | null }> {
    const history = await this.log.readStream(stream, 0, 100);
    const events = await Promise.all(history.map((stored) => this.codec.decode<KernelEvent>(stored)));
    const found = events.find((event) => event.type === 'NumberReserved' && event.data.kind === kind);
    const number = found?.type === 'NumberReserved' ? found.data.number : null;
    return { number, revision: history.length - 1, at: events.at(-1)?.at };
  }

  private take(kind: string, actor: Actor): Promise<number> {
    let numbers = this.numbers.get(kind);
    if (!numbers) {
      numbers = new Numbers((count, who) => this.append(kind, count, who));
      this.numbers.set(kind, numbers);
    }
    return numbers.next(actor);
  }

  /** Takes so many numbers in one step, and makes what goes with them; resolves with the first. */
  private append(kind: string, count: number, actor: Actor): Promise<number> {
    const stream = `${kind}-numbers`;
    return again(async () => {
      const end = this.ends.get(stream) ?? (await numbersEnd(this.log, stream));
      // Unless this step succeeds, the next one looks where the stream ends.
      this.ends.delete(stream);
      const writing = { stream, actor, command: null, after: end.at };
      const encoded = await this.codec.encode(taking(end, count), writing);
      const first = end.highest + 1;
      const made = this.made[kind]?.(Array.from({ length: count }, (_, n) => first + n));
      const [{ revision }] = await Promise.all([this.log.append(stream, encoded, expected(end)), made]);
      this.ends.set(stream, { revision, at: timeOf(encoded[0]!), highest: end.highest + count });
      return first;
    });
  }
}
