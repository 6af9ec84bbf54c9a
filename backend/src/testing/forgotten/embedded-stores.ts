import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOG_FILE, MODELS_FILE, SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';
import { openEmbedded } from '../../embedded.ts';
import { asHeld, readIn, type Held, type Stores } from './stores.ts';

/** Every table of a file, those that its indexes of words are kept in among them, as SQLite shows them. */
function tablesOf(path: string): Held[] {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = file.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").all();
    return [
      asHeld(`${path} schema`, file.prepare('SELECT * FROM sqlite_schema').all()),
      ...tables.map(({ name }) => {
        const rows = file.prepare(`SELECT * FROM "${String(name)}"`).all();
        return { where: `${path} ${String(name)}`, bytes: bytesOf(rows) };
      }),
    ];
  } finally {
    file.close();
  }
}

/** Values one after the other, blobs as they are. */
function bytesOf(rows: readonly object[]): Buffer {
  const values = rows.flatMap((row) => Object.values(row) as unknown[]);
  const parts = values.map((value) => (value instanceof Uint8Array ? value : Buffer.from(String(value))));
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
}

/** The embedded engines: everything lies in the server's own folder. */
export async function embeddedStores(dataDir: string): Promise<Stores> {
  const tables = () => [LOG_FILE, SECRETS_FILE, MODELS_FILE].flatMap((name) => tablesOf(join(dataDir, name)));
  const all = () => Promise.resolve([...readIn(dataDir), ...tables()]);
  return {
    engines: await openEmbedded(dataDir),
    dataDir,
    env: {},
    inUse: all,
    files: () => readIn(dataDir),
    atRest: all,
    afresh: () => Promise.resolve(null),
    stop: () => Promise.resolve(),
  };
}
