import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_MS, pragma } from '../sqlite/connection.ts';
import { code, engineCode, messageOf } from '../sqlite/engine-error.ts';
import { definition } from './tables.ts';

/** SQLite's name, pages of 4 KB, a write-ahead log: what each of these files begins with [SQLite file format]. */
const BEGINNING = Buffer.from([...Buffer.from('SQLite format 3\0'), 0x10, 0, 2, 2, 0, 64, 32, 32]);
const APPLICATION_ID_AT = 68;
const HEADER_BYTES = 100;

export interface Standing {
  /** The version of its schema. */
  readonly version: number;
  /** Why it cannot be served, as far as its header tells; null where it can. */
  readonly why: string | null;
}

/**
 * How a file stands that was once made as read models: it says so, or holds the very tables that they are made with,
 * whichever of the two a damage has left. Null for one that shows neither: it may be anybody's.
 * @throws where it is out of reach
 */
export function standingOfOurs(path: string): Standing | null {
  const header = headerOf(path);
  const seen = schemaOf(path);
  const ids = [header.readUInt32BE(APPLICATION_ID_AT), seen?.applicationId];
  const hasOurTables = seen !== null && seen.tables === OUR_TABLES;
  if (!ids.includes(definition.applicationId) && !hasOurTables) return null;
  if (!seen) return { version: 0, why: 'a page is not what was written' };
  const { version, applicationId } = seen;
  const isOfItsVersion = version === definition.migrations.length || !hasOurTables;
  const isAsWritten =
    applicationId === definition.applicationId && isOfItsVersion && BEGINNING.equals(header.subarray(0, 24));
  return { version, why: isAsWritten ? null : 'their header is not what was written' };
}

/** Past SQLite, which reads nothing behind a damaged header. Nobody has the file open yet. */
function headerOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, header);
    return header;
  } finally {
    closeSync(file);
  }
}

interface Schema {
  readonly applicationId: number;
  readonly version: number;
  /** How the two tables that every version has were made. */
  readonly tables: string;
}

/** Null where it does not hold together as a database. */
function schemaOf(path: string): Schema | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
    const [applicationId, version] = ['application_id', 'user_version'].map((name) =>
      Number(pragma(connection!, name)),
    );
    return { applicationId: applicationId!, version: version!, tables: tablesOf(connection) };
  } catch (error) {
    const isDamaged = [code.corrupt, code.notadb].some((one) => one === engineCode(error));
    if (isDamaged || messageOf(error) === 'unsupported file format') return null;
    throw error;
  } finally {
    connection?.close();
  }
}

function tablesOf(connection: DatabaseSync): string {
  const made = `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name IN ('checkpoints', 'collections')`;
  return JSON.stringify(connection.prepare(`${made} ORDER BY name`).all());
}

const OUR_TABLES = ((): string => {
  const connection = new DatabaseSync(':memory:');
  for (const statement of definition.migrations.flat()) connection.exec(statement);
  const tables = tablesOf(connection);
  connection.close();
  return tables;
})();
