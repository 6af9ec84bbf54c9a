import type { JsonObject } from '../basics/json.ts';
import type { Stop } from '../basics/stop.ts';

/**
 * A place in the whole log: twenty decimal digits, so that text order is log order on every engine.
 * Opaque to everyone but the adapters.
 */
export type Position = string;

/** An event as it is stored: `data` may be sealed; `metadata` is the envelope. */
export interface NewEvent {
  /** UUID */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** Starts at 0 in each stream, without gaps. */
  readonly revision: number;
  readonly position: Position;
  /** True where what is stored is no JSON object any more: what is none of it is then empty. */
  readonly unreadable?: true;
}

export interface Appended {
  /** Of the last event written. */
  readonly revision: number;
  readonly position: Position;
}

/** The stream was not at the expected revision; nothing was written. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  constructor(
    readonly stream: string,
    readonly expected: number | 'none',
    readonly actual: number | 'none',
  ) {
    super(`Stream ${stream} is at revision ${actual}, not at ${expected}.`);
  }
}

/** An event's id is taken by another event; nothing was written. A caller's mistake, not to be retried. */
export class DuplicateEventError extends Error {
  override readonly name = 'DuplicateEventError';
  constructor(readonly stream: string) {
    super(`An event for stream ${stream} has the id of another event.`);
  }
}

/** The engine could not make the change durable, or could not be read. An append it refuses so was not written. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/**
 * The engine was handed the change and gave no answer: it may stand. The very same append sent again finds out; so
 * does a request repeated under its key, once the engine is back.
 */
export class OutcomeUnknownError extends UnavailableError {
  override readonly name = 'OutcomeUnknownError';
}

/** The engine takes nothing more until the server is restarted, as what reached its disk is uncertain. Nothing was changed. */
export class StoppedError extends UnavailableError {
  override readonly name = 'StoppedError';
  constructor(readonly stop: Stop) {
    super(stop.sentence);
  }
}

/** The append-only log. Implementations: adapters/event-log. */
export interface EventLog {
  /**
   * Writes all events or none, durably, before it resolves. `expected` is the revision of the stream's last
   * event, or 'none' for a stream that must not exist yet. The very same append sent again is answered as the
   * first time.
   * @throws ConflictError, DuplicateEventError, UnavailableError: not written; OutcomeUnknownError: perhaps written
   */
  append(stream: string, events: readonly NewEvent[], expected: number | 'none'): Promise<Appended>;
  /** At most `limit` (1 to 10000) events of one stream from revision `from` on, in order; empty for an unknown stream. */
  readStream(stream: string, from: number, limit: number): Promise<StoredEvent[]>;
  /** Where a stream ends; null for an unknown one. Cheap: what was read of a stream is proved current by it. */
  tail(stream: string): Promise<Appended | null>;
  /** At most `limit` (1 to 10000) events after a position, in the log's order. Null: from the beginning. */
  readAll(after: Position | null, limit: number): Promise<StoredEvent[]>;
  /**
   * The same from memory: at most `limit` events that this process committed behind a position, where it still holds
   * all that followed; null where they must be read. Left out where other processes append as well.
   */
  recent?(after: Position | null, limit: number): readonly StoredEvent[] | null;
  /**
   * Catches up from a position, then stays: batches in order, each event once, never an empty batch. Ends
   * when the signal aborts; throws UnavailableError when the engine is lost.
   */
  follow(after: Position | null, signal: AbortSignal): AsyncIterable<StoredEvent[]>;
  /** Why it takes no change any more until a restart; null while it does. Left out where an engine mends by itself. */
  stopped?(): Stop | null;
  /**
   * Resolves where a change would be taken at this moment, as far as that can be told; for engines that may answer reads
   * and refuse changes. Left out where `stopped` tells. @throws UnavailableError
   */
  takesChanges?(): Promise<void>;
  close(): Promise<void>;
}
