import type { Stop } from '../../kernel/basics/stop.ts';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { discardKept } from '../disk/keep-wal.ts';
import type { OpenChannel } from '../sqlite/channel.ts';
import { MEMORY } from '../sqlite/connection.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import type { Definition, Statement } from '../sqlite/unit.ts';

export const definition: Definition = {
  title: 'secrets store',
  applicationId: 0x56575331,
  synchronous: 'FULL',
  secureDelete: true,
  migrations: [['CREATE TABLE secrets (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT']],
  remedy: 'Restore it from a backup; without one, `npm run repair` shows what can be saved.',
};

interface Entry {
  readonly key: string;
  readonly value: string;
}

const ONE = 'SELECT value FROM secrets WHERE key = ?';
/** Parameter: keys as JSON. */
const LACKING = `SELECT asked.value AS key FROM json_each(?) AS asked
  WHERE NOT EXISTS (SELECT 1 FROM secrets WHERE key = asked.value)`;
/** Parameters: key, value. */
export const PUT =
  'INSERT INTO secrets (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2';
const DELETE = 'DELETE FROM secrets WHERE key = ?';
/** The last code point ends every key that starts with a prefix. A damaged key may be no text at all. */
const under = (prefix: string) => (prefix === '' ? 'key >= ?1' : 'key >= ?1 AND key < ?1 || char(0x10FFFF)');

/** Opens or creates the store in a file, or in memory for `:memory:`. @throws StartError */
export async function openSqliteSecrets(path: string, open?: OpenChannel): Promise<Secrets> {
  return new SqliteSecrets(await openDatabase(path, definition, open), path);
}

class SqliteSecrets implements Secrets {
  constructor(
    private readonly database: Database,
    private readonly path: string,
  ) {}

  async get(key: string): Promise<string | null> {
    return this.database.row<{ value: string }>({ sql: ONE, params: [key] })?.value ?? null;
  }

  async list(prefix: string): Promise<Entry[]> {
    const sql = `SELECT key, value FROM secrets WHERE ${under(prefix)} ORDER BY key`;
    return this.database.rows<Entry>({ sql, params: [prefix] }).map(({ key, value }) => ({ key, value }));
  }

  async lacking(keys: readonly string[]): Promise<string[]> {
    const found = this.database.rows<{ key: string }>({ sql: LACKING, params: [JSON.stringify(keys)] });
    return found.map(({ key }) => key);
  }

  async put(key: string, value: string): Promise<void> {
    await this.database.write({ statements: [put(key, value)] });
  }

  async putIfAbsent(key: string, value: string): Promise<string> {
    const guard = { sql: ONE, params: [key], equals: null };
    const outcome = await this.database.write({ guard, statements: [put(key, value)] });
    return outcome.written ? value : String(outcome.actual);
  }

  async replace(key: string, expected: string | null, value: string): Promise<boolean> {
    const guard = { sql: ONE, params: [key], equals: expected };
    const outcome = await this.database.write({ guard, statements: [put(key, value)] });
    return outcome.written;
  }

  async delete(key: string): Promise<void> {
    await this.database.erase({ statements: [{ sql: DELETE, params: [key] }] });
  }

  async deleteAll(prefix: string): Promise<number> {
    const statement = { sql: `DELETE FROM secrets WHERE ${under(prefix)}`, params: [prefix] };
    const outcome = await this.database.erase({ statements: [statement] });
    return outcome.written ? (outcome.changes[0] ?? 0) : 0;
  }

  async scrub(): Promise<void> {
    await this.database.scrub();
    if (this.path !== MEMORY) discardKept(this.path);
  }

  stopped(): Stop | null {
    return this.database.stopped();
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

function put(key: string, value: string): Statement {
  return { sql: PUT, params: [key, value] };
}
