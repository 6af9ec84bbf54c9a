import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition as log } from '../adapters/event-log/sqlite-events.ts';
import { definition as secrets } from '../adapters/secrets/sqlite.ts';
import { BUSY_MS, pragma } from '../adapters/sqlite/connection.ts';
import { startError } from '../adapters/sqlite/start-error.ts';
import type { Definition } from '../adapters/sqlite/unit.ts';
import { StartError } from '../kernel/start-error.ts';

export const LOG_FILE = 'events.sqlite';
export const SECRETS_FILE = 'secrets.sqlite';
export const MODELS_FILE = 'models.sqlite';
export const LOCK_FILE = 'lock.sqlite';

/** What a backup holds, in the order it is taken: every key that an event of the copy needs was made before
 *  that event, so it is in the secrets taken after it. */
export const KEPT: readonly { readonly name: string; readonly definition: Definition }[] = [
  { name: LOG_FILE, definition: log },
  { name: SECRETS_FILE, definition: secrets },
];

/** A database and what SQLite keeps beside it. */
export function withCompanions(name: string): string[] {
  return [`${name}-wal`, `${name}-shm`, `${name}-journal`, name];
}

/** Whether something lies in the folder that cannot be rebuilt. */
export function holdsData(folder: string): boolean {
  return KEPT.flatMap(({ name }) => withCompanions(name)).some((name) => existsSync(join(folder, name)));
}

export function isEmptyOrMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return true;
    if (code === 'ENOTDIR') return false;
    throw new StartError(`${folder} cannot be read: ${code}.`);
  }
}

/** How far a log reaches. */
export interface Mark {
  readonly events: number;
  /** Of the last event; null in an empty log. */
  readonly last_position: number | null;
  /** Id of the first event. */
  readonly first_event: string | null;
  /** Id of the last event. */
  readonly last_event: string | null;
}

const MARK = `SELECT (SELECT count(*) FROM events) AS events, (SELECT max(position) FROM events) AS last_position,
  (SELECT id FROM events ORDER BY position LIMIT 1) AS first_event,
  (SELECT id FROM events ORDER BY position DESC LIMIT 1) AS last_event`;

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
      throw new StartError(`${path} is not a Vouchwell ${definition.title}.`);
    }
    if (Number(pragma(connection, 'user_version')) > definition.migrations.length) {
      throw new StartError(`${path} was written by a newer version of Vouchwell.`);
    }
    if (pragma(connection, 'integrity_check(1)') !== 'ok') throw new StartError(`${path} is damaged.`);
    return definition === log ? ({ ...connection.prepare(MARK).get() } as unknown as Mark) : null;
  } catch (error) {
    throw startError(path, error, 'It cannot be used.');
  } finally {
    connection?.close();
  }
}
