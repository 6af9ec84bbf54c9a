import { DatabaseSync } from 'node:sqlite';
import { sizeOf } from './size-of.ts';
import { BUSY_MS, pragma } from './connection.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { damaged, startError } from './start-error.ts';
import type { Definition } from './unit.ts';

/** Larger files are not walked through at each start: 64 MiB take some 100 ms. */
const WALKED_BYTES = 64 * 1024 * 1024;

/**
 * Looks at a file before anything may write to it, and walks through every page of one of up to `walked` bytes. It is
 * read through SQLite only: in POSIX, closing any other descriptor of the file would drop the locks that this process
 * holds on it.
 * @throws StartError for a file that is damaged, foreign, unreadable or of a newer version
 */
export function inspect(path: string, definition: Definition, walked = WALKED_BYTES): void {
  const size = readableSize(path);
  if (size === 0) {
    // SQLite would throw such a write-ahead log away.
    if (readableSize(`${path}-wal`) > 0) throw damaged(path, definition.remedy);
    return;
  }
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
    inspectIdentity(path, connection, definition);
    if (size <= walked && pragma(connection, 'integrity_check(1)') !== 'ok') {
      throw damaged(path, definition.remedy);
    }
    refuseUnproved(path, connection, definition);
  } catch (error) {
    throw startError(path, error, definition.remedy);
  } finally {
    connection?.close();
  }
}

function inspectIdentity(path: string, connection: DatabaseSync, definition: Definition): void {
  const version = Number(pragma(connection, 'user_version'));
  const tables = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'];
  // A start that was cut off before its first commit leaves a file without any table.
  if (version === 0 && tables === 0) return;
  if (pragma(connection, 'application_id') !== definition.applicationId) {
    throw new StartError(
      `${path} does not hold Vouchwell's ${definition.title}: it is another program's file, or damaged. Nothing was changed. ${definition.remedy}`,
    );
  }
  // Its tables came with a version, in one transaction.
  if (version === 0) throw damaged(path, definition.remedy);
  if (version > definition.migrations.length) {
    throw new StartError(
      `${path} was written by a newer version of Vouchwell, or is damaged where it tells its version. Nothing was changed.`,
    );
  }
}

/** @throws StartError where something else has changed the file. An older version is brought up to date first. */
export function refuseUnproved(path: string, connection: DatabaseSync, definition: Definition): void {
  const { proofs = [], migrations, remedy } = definition;
  if (Number(pragma(connection, 'user_version')) !== migrations.length) return;
  for (const { ask, lacks } of proofs) {
    const [held] = Object.values(connection.prepare(ask).get() ?? {});
    if (held !== 1)
      throw new StartError(`${path} was altered: it lacks ${lacks}. Nothing was changed. ${remedy}`);
  }
}

/** @throws StartError where it cannot be told */
function readableSize(path: string): number {
  try {
    return sizeOf(path);
  } catch (error) {
    throw startError(path, error, '');
  }
}
