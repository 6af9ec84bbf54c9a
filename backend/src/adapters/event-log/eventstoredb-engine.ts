import type {
  AppendResult,
  EventData,
  EventStoreDBClient,
  Position as Place,
  RecordedEvent,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import type { NewEvent, Position } from '../../kernel/log/event-log.port.ts';
import { isOfTheRequest, tooLate, typeOf } from './eventstoredb-errors.ts';
import { recorded, textOf } from './eventstoredb-events.ts';
import type { Pace } from './eventstoredb-pace.ts';
import { collect, within } from './eventstoredb-reading.ts';

/** The calls to the engine, each with its end in time, and what they have shown of it. */
export class Engine {
  /** The furthest place that was ever seen: what is written from now on lies behind it. */
  furthest: Position = '';
  /** When the last append was taken; never, where one went out after it and got no such word. Reads may be answered all the same. */
  private taken = -Infinity;
  private bounding: Promise<unknown> | null = null;
  /** After an error the connection is tried with a read first, so that no append goes out late. */
  private doubtful = true;

  constructor(
    readonly client: EventStoreDBClient,
    readonly pace: Pace,
  ) {}

  /** Finds the leader and the end of the log. */
  async probe(): Promise<void> {
    await this.all({ direction: 'backwards', fromPosition: 'end', maxCount: 1 });
    this.doubtful = false;
  }

  /** One try, which ends after `left` milliseconds. `sent` hears that from here on it may be written. */
  append(
    stream: string,
    events: readonly NewEvent[],
    expected: number | 'none',
    left: number,
    sent: () => void,
  ): Promise<AppendResult> {
    return this.send(stream, events.map(eventData), expected, left, sent);
  }

  /** Whether it was shown lately that an append is taken. */
  get isProven(): boolean {
    return performance.now() - this.taken < this.pace.proven;
  }

  /** Of no event of ours: whoever reads the log passes it over. Whoever else wrote there was answered by the engine too. */
  async tryWriting(): Promise<void> {
    const [last] = await this.stream(TRIED, 'end', 1);
    const data = { contentType: 'application/octet-stream', id: randomUUID(), type: TRIED } as const;
    const expected = last ? Number(last.revision) : 'none';
    const trial = { ...data, data: new Uint8Array(), metadata: undefined };
    await this.send(TRIED, [trial], expected, this.pace.append, () => undefined).catch((error: unknown) => {
      if (typeOf(error) !== 'wrong-expected-version') throw error;
      this.taken = performance.now();
    });
    await this.bound();
  }

  /** The engine keeps one of what is tried, from its next scavenge on. It is served without that as well. */
  private bound(): Promise<unknown> {
    this.bounding ??= this.client
      .setStreamMetadata(
        TRIED,
        { maxCount: 1 },
        { expectedRevision: 'no_stream', deadline: this.pace.append },
      )
      .catch(() => undefined);
    return this.bounding;
  }

  private async send(
    stream: string,
    events: EventData[],
    expected: number | 'none',
    left: number,
    sent: () => void,
  ): Promise<AppendResult> {
    const end = performance.now() + left;
    let isOut = false;
    const send = async (): Promise<AppendResult> => {
      if (this.doubtful) await this.probe();
      // Nobody waits any more: what went out now would be written behind an answer that it was not.
      if (performance.now() >= end) throw tooLate();
      isOut = true;
      sent();
      return this.client.appendToStream(stream, events, {
        expectedRevision: expected === 'none' ? 'no_stream' : BigInt(expected),
        requiresLeader: true,
        deadline: end - performance.now(),
      });
    };
    try {
      const written = await this.watched(within(left, send()));
      this.taken = performance.now();
      return written;
    } catch (error) {
      if (isOut && !isOfTheRequest(error)) this.taken = -Infinity;
      throw error;
    }
  }

  /** Forward from a revision on, or the last events, backwards. */
  stream(name: string, from: number | 'end', count: number): Promise<RecordedEvent[]> {
    const where =
      from === 'end'
        ? ({ direction: 'backwards', fromRevision: 'end' } as const)
        : { fromRevision: BigInt(from) };
    return this.read(this.client.readStream(name, { ...where, maxCount: count, requiresLeader: true }));
  }

  all(where: {
    direction?: 'backwards';
    fromPosition: Place | 'start' | 'end';
    maxCount: number;
  }): Promise<RecordedEvent[]> {
    return this.read(this.client.readAll({ ...where, requiresLeader: true }));
  }

  note(place: Place | undefined): void {
    const text = place ? textOf(place.commit) : '';
    if (text.length === 20 && text > this.furthest) this.furthest = text;
  }

  private async read(reading: StreamingRead<ResolvedEvent>): Promise<RecordedEvent[]> {
    const events = recorded(await this.watched(collect(reading, this.pace.read)));
    const first = events[0];
    const last = events.at(-1);
    this.note(first?.position);
    this.note(last?.position);
    return events;
  }

  private async watched<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (typeOf(error) !== 'wrong-expected-version') this.doubtful = true;
      throw error;
    }
  }
}

/** The stream and the type of what is written to see whether anything can be. */
const TRIED = 'readiness';

function eventData({ id, type, data, metadata }: NewEvent): EventData {
  return { contentType: 'application/json', id, type, data, metadata };
}
