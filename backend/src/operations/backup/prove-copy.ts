import { DatabaseSync } from 'node:sqlite';
import {
  definition as log,
  type EventRow,
  READ_ALL,
  storedEvent,
} from '../../adapters/event-log/sqlite-events.ts';
import { BUSY_MS, pragma } from '../../adapters/sqlite/connection.ts';
import { refuseUnproved } from '../../adapters/sqlite/inspect.ts';
import { startError } from '../../adapters/sqlite/start-error.ts';
import type { Definition } from '../../adapters/sqlite/unit.ts';
import { damageOf } from '../../kernel/log/codec.ts';
import { RunningHash } from '../../kernel/log/running-hash.ts';
import { StartError } from '../../kernel/basics/start-error.ts';

/** How far a log reaches. */
export interface Mark {
  readonly events: number;
  /** Of the last event; null in an empty log. */
  readonly last_position: number | null;
  /** Id of the first event. */
  readonly first_event: string | null;
  /** Id of the last event. */
  readonly last_event: string | null;
  /** RunningHash of all events, in hexadecimal. Backups from before events had hashes lack it. */
  readonly chain?: string;
  /** Events that are not what was written, as sentences. */
  readonly damaged?: readonly string[];
}

const MARK = `SELECT (SELECT count(*) FROM events) AS events, (SELECT max(position) FROM events) AS last_position,
  (SELECT id FROM events ORDER BY position LIMIT 1) AS first_event,
  (SELECT id FROM events ORDER BY position DESC LIMIT 1) AS last_event`;

const markOf = (connection: DatabaseSync) => connection.prepare(MARK).get() as unknown as Mark;

const PAGE = 1000;

/** Reads every event and compares it with its hash. */
function verifyEvents(connection: DatabaseSync): Required<Pick<Mark, 'chain' | 'damaged'>> {
  const running = new RunningHash();
  const damaged: string[] = [];
  const read = connection.prepare(READ_ALL);
  for (let after = 0; ;) {
    const rows = read.all(after, PAGE) as unknown as EventRow[];
    for (const event of rows.map(storedEvent)) {
      running.add(event);
      const finding = damageOf(event);
      if (finding) damaged.push(finding.message);
    }
    if (rows.length < PAGE) return { chain: running.value, damaged };
    after = rows.at(-1)!.position;
  }
}

/**
 * Proves a copied database that nobody else has open: it is the right kind, sound in every page, and one file
 * without companions afterwards. Resolves the mark of a log; null for any other kind.
 * @throws StartError
 */
export function proveCopy(path: string, definition: Definition): Mark | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { timeout: BUSY_MS });
    connection.exec('PRAGMA journal_mode = DELETE');
    if (pragma(connection, 'application_id') !== definition.applicationId) {
      throw new StartError(`${path} does not hold Vouchwell's ${definition.title}.`);
    }
    if (Number(pragma(connection, 'user_version')) > definition.migrations.length) {
      throw new StartError(`${path} was written by a newer version of Vouchwell.`);
    }
    if (pragma(connection, 'integrity_check(1)') !== 'ok') throw new StartError(`${path} is damaged.`);
    refuseUnproved(path, connection, definition);
    return definition === log ? { ...markOf(connection), ...verifyEvents(connection) } : null;
  } catch (error) {
    throw startError(path, error, 'It cannot be used.');
  } finally {
    connection?.close();
  }
}
