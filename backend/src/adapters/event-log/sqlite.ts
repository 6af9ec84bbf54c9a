import { setImmediate as breathe } from 'node:timers/promises';
import {
  type Appended,
  ConflictError,
  DuplicateEventError,
  type EventLog,
  type NewEvent,
  type Position,
  type StoredEvent,
} from '../../kernel/log/event-log.port.ts';
import type { Stop } from '../../kernel/basics/stop.ts';
import type { OpenChannel } from '../sqlite/channel.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import type { Value } from '../sqlite/unit.ts';
import { Commits } from './commits.ts';
import { PAGE_LIMIT, refuseMalformed, refuseOutside } from './malformed.ts';
import { Tails } from './tails.ts';
import {
  type EventRow,
  READ_ALL,
  READ_STREAM,
  TAIL,
  appendUnit,
  definition,
  isSame,
  numberOf,
  positionOf,
  storedEvent,
} from './sqlite-events.ts';

const FOLLOWED_PAGE = 500;

/** Opens or creates the log in a file, or in memory for `:memory:`. @throws StartError */
export async function openSqliteEventLog(path: string, open?: OpenChannel): Promise<EventLog> {
  return new SqliteEventLog(await openDatabase(path, definition, open));
}

/** Followers are told of commits in this process; only one process may have the log open. */
export class SqliteEventLog implements EventLog {
  private readonly commits = new Commits();
  private readonly tails = new Tails();
  private closed = false;

  constructor(private readonly database: Database) {}

  async append(stream: string, events: readonly NewEvent[], expected: number | 'none'): Promise<Appended> {
    refuseMalformed(stream, events, expected);
    const last = expected === 'none' ? -1 : expected;
    const outcome = await this.database.write(appendUnit(stream, events, last));
    if (!outcome.written) return this.notWritten(stream, events, expected, outcome.actual);
    this.announce(stream, events, last + 1, outcome.lastId - events.length + 1);
    const appended = { revision: last + events.length, position: positionOf(outcome.lastId) };
    this.tails.moved(stream, appended);
    return appended;
  }

  private announce(stream: string, events: readonly NewEvent[], revision: number, first: number): void {
    if (this.commits.last !== positionOf(first - 1)) {
      this.commits.forget();
      this.tails.forget();
    }
    this.commits.announce(
      events.map((event, n) => ({
        ...event,
        stream,
        revision: revision + n,
        position: positionOf(first + n),
      })),
    );
  }

  async readStream(stream: string, from: number, limit: number): Promise<StoredEvent[]> {
    refuseOutside('from', from, 0, Number.MAX_SAFE_INTEGER);
    return this.streamRows(stream, from, limit).map(storedEvent);
  }

  async tail(stream: string): Promise<Appended | null> {
    // What an append that failed left behind, and that the log is closed, is told by reading.
    const isSure = !this.closed && this.database.stopped() === null;
    const known = isSure ? this.tails.of(stream) : undefined;
    if (known !== undefined) return known;
    const read = this.readTail(stream);
    if (isSure) this.tails.moved(stream, read);
    return read;
  }

  private readTail(stream: string): Appended | null {
    const row = this.database.row<EventRow>({ sql: TAIL, params: [stream] });
    return row ? { revision: row.revision, position: positionOf(row.position) } : null;
  }

  async readAll(after: Position | null, limit: number): Promise<StoredEvent[]> {
    return this.page(after, limit);
  }

  async *follow(after: Position | null, signal: AbortSignal): AsyncGenerator<StoredEvent[]> {
    let at = after;
    while (!signal.aborted) {
      const page = this.recent(at, FOLLOWED_PAGE) ?? this.page(at, FOLLOWED_PAGE);
      const last = page.at(-1);
      if (last) {
        at = last.position;
        yield page;
        // A follower that folds in memory would otherwise starve the timers and requests of this process.
        if (page.length === FOLLOWED_PAGE) await breathe();
      } else await this.commits.next(signal);
    }
  }

  recent(after: Position | null, limit: number): StoredEvent[] | null {
    // That the log was closed is told by reading.
    return after === null || this.closed ? null : this.commits.after(after, limit);
  }

  stopped(): Stop | null {
    return this.database.stopped();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.database.close();
    this.commits.wake();
  }

  private page(after: Position | null, limit: number): StoredEvent[] {
    refuseOutside('limit', limit, 1, PAGE_LIMIT);
    const params = [after === null ? 0 : numberOf(after), limit];
    return this.database.rows<EventRow>({ sql: READ_ALL, params }).map(storedEvent);
  }

  private streamRows(stream: string, from: number, limit: number): EventRow[] {
    refuseOutside('limit', limit, 1, PAGE_LIMIT);
    return this.database.rows<EventRow>({ sql: READ_STREAM, params: [stream, from, limit] });
  }

  /** An append whose answer was lost may be sent again: it is answered as the first time. */
  private notWritten(
    stream: string,
    events: readonly NewEvent[],
    expected: number | 'none',
    actual: Value,
  ): Appended {
    if (typeof actual !== 'number') throw new DuplicateEventError(stream);
    const rows = this.streamRows(stream, expected === 'none' ? 0 : expected + 1, events.length);
    const last = rows.at(-1);
    if (last && rows.length === events.length && rows.every((row, i) => isSame(row, events[i]))) {
      return { revision: last.revision, position: positionOf(last.position) };
    }
    this.tails.forget();
    throw new ConflictError(stream, expected, actual === -1 ? 'none' : actual);
  }
}
