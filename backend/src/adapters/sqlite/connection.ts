import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../kernel/basics/start-error.ts';
import type { Definition } from './unit.ts';

export const MEMORY = ':memory:';
/** How long the engine waits for another's lock, as a backup may hold. */
export const BUSY_MS = 5_000;
const LEVEL = { NORMAL: 1, FULL: 2 } as const;

/** Opens the connection that writes, proves its settings and brings the schema up to date. */
export function openForWriting(path: string, definition: Definition): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    if (path !== MEMORY) connection.exec('PRAGMA journal_mode = WAL');
    connection.exec(`PRAGMA synchronous = ${definition.synchronous}`);
    connection.exec(`PRAGMA secure_delete = ${definition.secureDelete ? 'ON' : 'OFF'}`);
    verifySettings(path, connection, definition);
    verifyWritable(connection);
    migrate(connection, definition);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * A durable commit in WAL needs `synchronous = FULL` on the very connection that writes, and a setting that
 * did not take is silent: so they are read back. https://sqlite.org/pragma.html#pragma_synchronous
 * @throws StartError
 */
export function verifySettings(path: string, connection: DatabaseSync, definition: Definition): void {
  const journal = pragma(connection, 'journal_mode');
  const level = pragma(connection, 'synchronous');
  if (journal !== 'wal' && path !== MEMORY) {
    throw new StartError(
      `${path} cannot be written durably: its journal is '${journal}', not a write-ahead log.`,
    );
  }
  if (level !== LEVEL[definition.synchronous]) {
    throw new StartError(`${path} cannot be written durably: synchronous is ${level}.`);
  }
}

/**
 * One bit of its header makes a file one that is only read, which SQLite tells nobody before the first change: not even a
 * transaction that is begun to write. Nothing comes of this one.
 */
function verifyWritable(connection: DatabaseSync): void {
  const version = Number(pragma(connection, 'user_version'));
  connection.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${version}; ROLLBACK`);
}

/** The single value of a PRAGMA. */
export function pragma(connection: DatabaseSync, name: string): unknown {
  const row = connection.prepare(`PRAGMA ${name}`).get();
  return row && Object.values(row)[0];
}

function migrate(connection: DatabaseSync, { applicationId, migrations }: Definition): void {
  const version = Number(pragma(connection, 'user_version'));
  if (version >= migrations.length) return;
  connection.exec('BEGIN IMMEDIATE');
  for (const statement of migrations.slice(version).flat()) connection.exec(statement);
  connection.exec(`PRAGMA application_id = ${applicationId}`);
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec('COMMIT');
}
