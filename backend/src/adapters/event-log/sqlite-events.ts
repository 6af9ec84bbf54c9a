import type { NewEvent, Position, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { isJsonObject, type JsonObject } from '../../kernel/basics/json.ts';
import { takeTexts } from '../../kernel/log/event-hash.ts';
import type { Definition, Unit } from '../sqlite/unit.ts';
import { UP_TO } from '../sqlite/up-to.ts';

const EVENTS = `CREATE TABLE events (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  stream TEXT NOT NULL,
  revision INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  metadata TEXT NOT NULL,
  UNIQUE (stream, revision)
) STRICT`;
const NEVER_CHANGED = `CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
  BEGIN SELECT RAISE(ABORT, 'events are never changed'); END`;
const NEVER_DELETED = `CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
  BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END`;

export const definition: Definition = {
  title: 'event log',
  applicationId: 0x56574c31,
  synchronous: 'FULL',
  secureDelete: false,
  migrations: [[EVENTS, NEVER_CHANGED, NEVER_DELETED]],
  remedy: 'Restore it from a backup; `npm run repair` shows what is lost.',
  proofs: [
    {
      ask: `SELECT count(*) = 2 FROM sqlite_schema WHERE type = 'trigger' AND sql IN (${[NEVER_CHANGED, NEVER_DELETED].map(quoted).join()})`,
      lacks: 'its protection against changes',
    },
    // A refused batch gives its positions back, so there are no gaps.
    {
      ask: 'SELECT count(*) = coalesce(max(position), 0) FROM events',
      lacks: 'events that it held',
    },
  ],
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const COLUMNS = 'position, stream, revision, id, type, data, metadata';
export const READ_ALL = `SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position ${UP_TO}`;
export const READ_STREAM = `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ?
  ORDER BY revision ${UP_TO}`;
export const TAIL = 'SELECT revision, position FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1';
/** The stream's last revision (-1: none), or a word where it is the expected one but an id is taken. */
const ASK = `WITH now (revision) AS (SELECT coalesce(max(revision), -1) FROM events WHERE stream = ?)
  SELECT iif(revision = ? AND EXISTS (SELECT 1 FROM events WHERE id IN (SELECT value FROM json_each(?))),
    'duplicate', revision) FROM now`;
export const INSERT =
  'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)';

export interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** `last`: the revision the stream must be at, -1 for none. */
export function appendUnit(stream: string, events: readonly NewEvent[], last: number): Unit {
  const ids = JSON.stringify(events.map(({ id }) => id));
  return {
    guard: { sql: ASK, params: [stream, last, ids], equals: last },
    statements: events.map((event, i) => {
      const { data, metadata } = takeTexts(event);
      return { sql: INSERT, params: [stream, last + 1 + i, event.id, event.type, data, metadata] };
    }),
  };
}

export function storedEvent(row: EventRow): StoredEvent {
  const [data, metadata] = [jsonObject(row.data), jsonObject(row.metadata)];
  const position = positionOf(row.position);
  const whole = data !== null && metadata !== null;
  const event = { ...row, data: data ?? {}, metadata: metadata ?? {}, position };
  return whole ? event : { ...event, unreadable: true };
}

/** Null for what is none: a damaged row must not take the rows beside it along. */
function jsonObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isSame(row: EventRow, event: NewEvent | undefined): boolean {
  return (
    row.id === event?.id &&
    row.type === event.type &&
    row.data === JSON.stringify(event.data) &&
    row.metadata === JSON.stringify(event.metadata)
  );
}

export function positionOf(row: number): Position {
  return String(row).padStart(20, '0');
}

export function numberOf(position: Position): number {
  if (!/^\d{20}$/.test(position)) throw new RangeError('A position has twenty digits.');
  return Number(position);
}
