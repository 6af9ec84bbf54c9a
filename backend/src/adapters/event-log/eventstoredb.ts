import { setTimeout as pause } from 'node:timers/promises';
import type { AppendResult, Position as Place, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  type Appended,
  ConflictError,
  type EventLog,
  type NewEvent,
  type Position,
  type StoredEvent,
  UnavailableError,
} from '../../kernel/log/event-log.port.ts';
import { openClient } from './eventstoredb-client.ts';
import { Engine } from './eventstoredb-engine.ts';
import { isPassing, mayStand, outcomeUnknown, typeOf, unavailable } from './eventstoredb-errors.ts';
import { isAfter, isOurs, isSame, isSound, placeOf, storedEvent, textOf } from './eventstoredb-events.ts';
import { Following } from './eventstoredb-following.ts';
import { PACE, type Pace } from './eventstoredb-pace.ts';
import { PAGE_LIMIT, refuseMalformed, refuseOutside } from './malformed.ts';

/** An append without an answer is sent again so often; by its expected revision it is written once. */
const TRIES = 3;
/** The least that is asked of the engine at once, since its own events lie between ours. */
const LEAST_PAGE = 100;

/**
 * The log on an EventStoreDB server or cluster, version 22.10 or newer, for this program alone. Credentials
 * and TLS stand in the connection string.
 * @throws StartError, UnavailableError
 */
export async function openEventStoreDb(url: string, pace: Partial<Pace> = {}): Promise<EventLog> {
  const log = new EventStoreDbLog(new Engine(await openClient(url), { ...PACE, ...pace }));
  await log.reach();
  return log;
}

/**
 * This engine has no index of event ids: an id is refused twice in one append and at the same place of a
 * stream; elsewhere it counts on ids being random.
 */
class EventStoreDbLog implements EventLog {
  private readonly closing = new AbortController();
  private readonly working = new Set<Promise<unknown>>();
  private trying: Promise<void> | null = null;

  constructor(private readonly engine: Engine) {}

  /** Resolves once the engine answers. */
  async reach(): Promise<void> {
    const { opening, firstRetry, longestRetry } = this.engine.pace;
    const end = performance.now() + opening;
    for (let wait = firstRetry; ; wait = Math.min(wait * 2, longestRetry)) {
      try {
        return await this.engine.probe();
      } catch (error) {
        if (isLate(error, end - wait)) throw unavailable(error);
      }
      await pause(wait);
    }
  }

  async append(stream: string, events: readonly NewEvent[], expected: number | 'none'): Promise<Appended> {
    refuseMalformed(stream, events, expected);
    if ([stream, ...events.map(({ type }) => type)].some((name) => name.startsWith('$'))) {
      throw new RangeError('Names that begin with $ belong to the engine.');
    }
    return this.work(() => this.write(stream, events, expected));
  }

  async readStream(stream: string, from: number, limit: number): Promise<StoredEvent[]> {
    refuseOutside('from', from, 0, Number.MAX_SAFE_INTEGER);
    refuseOutside('limit', limit, 1, PAGE_LIMIT);
    return this.work(async () => (await this.engine.stream(stream, from, limit)).map(storedEvent));
  }

  async tail(stream: string): Promise<Appended | null> {
    return this.work(async () => {
      const [last] = (await this.engine.stream(stream, 'end', 1)).map(storedEvent);
      return last ? { revision: last.revision, position: last.position } : null;
    });
  }

  async readAll(after: Position | null, limit: number): Promise<StoredEvent[]> {
    refuseOutside('limit', limit, 1, PAGE_LIMIT);
    const from = after === null ? null : placeOf(after);
    return this.work(() => this.page(from, limit));
  }

  async *follow(after: Position | null, signal: AbortSignal): AsyncGenerator<StoredEvent[]> {
    const stop = AbortSignal.any([signal, this.closing.signal]);
    yield* new Following(this.engine.client, after, stop, this.engine.pace).batches();
    if (!signal.aborted) throw closed();
  }

  /** By what became of the last append; where that failed or is long ago, by another of no consequence. */
  async takesChanges(): Promise<void> {
    if (this.engine.isProven) return;
    this.trying ??= this.work(() => this.engine.tryWriting()).finally(() => (this.trying = null));
    await this.trying;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.working);
    await this.engine.client.dispose();
  }

  private async work<T>(task: () => Promise<T>): Promise<T> {
    if (this.closing.signal.aborted) throw closed();
    const running = task();
    this.working.add(running);
    try {
      return await running;
    } catch (error) {
      throw error instanceof ConflictError ? error : unavailable(error);
    } finally {
      this.working.delete(running);
    }
  }

  private async page(after: Place | null, limit: number): Promise<StoredEvent[]> {
    const found: StoredEvent[] = [];
    for (let from = after; ;) {
      // The engine begins with the event at the place it is given.
      const maxCount = Math.max(limit - found.length + 1, LEAST_PAGE);
      const read = await this.engine.all({ fromPosition: from ?? 'start', maxCount });
      const fresh = read.filter(({ position }) => !from || (position && isAfter(position, from)));
      found.push(...fresh.filter(isOurs).map(storedEvent));
      if (found.length >= limit || read.length < maxCount) return found.slice(0, limit);
      from = read.at(-1)?.position ?? from;
    }
  }

  private async write(
    stream: string,
    events: readonly NewEvent[],
    expected: number | 'none',
  ): Promise<Appended> {
    const known = this.engine.furthest;
    const { position } = await this.send(stream, events, expected);
    // A place that was there before: the engine has found these ids where they should go.
    if (!isSound(position) || textOf(position.commit) <= known) {
      return this.repeated(stream, events, expected).catch((error: unknown) => {
        throw error instanceof ConflictError ? error : outcomeUnknown(error);
      });
    }
    this.engine.note(position);
    return { revision: firstRevision(expected) + events.length - 1, position: textOf(position.commit) };
  }

  private async send(
    stream: string,
    events: readonly NewEvent[],
    expected: number | 'none',
  ): Promise<AppendResult> {
    const end = performance.now() + this.engine.pace.append;
    let perhaps = false;
    for (let tried = 1, wait = this.engine.pace.firstRetry; ; tried += 1, wait *= 4) {
      let sent = false;
      try {
        const left = Math.max(1, end - performance.now());
        return await this.engine.append(stream, events, expected, left, () => (sent = true));
      } catch (error) {
        perhaps ||= sent && mayStand(error);
        if (typeOf(error) === 'wrong-expected-version') {
          const { actualVersion: actual } = error as WrongExpectedVersionError;
          throw new ConflictError(stream, expected, typeof actual === 'bigint' ? Number(actual) : 'none');
        }
        if (tried === TRIES || isLate(error, end - wait)) throw perhaps ? outcomeUnknown(error) : error;
      }
      await pause(wait);
    }
  }

  /** The engine compares ids alone; what stands there must be the very same events. */
  private async repeated(
    stream: string,
    events: readonly NewEvent[],
    expected: number | 'none',
  ): Promise<Appended> {
    const read = await this.engine.stream(stream, firstRevision(expected), events.length);
    const stored = read.map(storedEvent);
    const last = stored.at(-1);
    if (last && stored.length === events.length && stored.every((event, i) => isSame(event, events[i]))) {
      return { revision: last.revision, position: last.position };
    }
    const [newest] = await this.engine.stream(stream, 'end', 1);
    throw new ConflictError(stream, expected, newest ? Number(newest.revision) : 'none');
  }
}

function firstRevision(expected: number | 'none'): number {
  return expected === 'none' ? 0 : expected + 1;
}

function isLate(error: unknown, latest: number): boolean {
  return !isPassing(error) || performance.now() > latest;
}

function closed(): UnavailableError {
  return new UnavailableError('The event log is closed.');
}
