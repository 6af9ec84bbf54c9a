import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition, PUT } from '../../adapters/secrets/sqlite.ts';
import { openForWriting, pragma } from '../../adapters/sqlite/connection.ts';
import { StartError } from '../../kernel/basics/start-error.ts';

export interface SalvagedEntries {
  /** How many entries could be read. They are sealed, so that a wrong one does not open. */
  readonly saved: number;
  /** Of entries that could not: the names that the file's index still tells. Others may be lost as well. */
  readonly lost: readonly string[];
}

interface Named {
  readonly name: string;
  readonly rowid: number;
}

interface Row {
  readonly rowid?: unknown;
  readonly key: unknown;
  readonly value: unknown;
}

/** So many row numbers behind the last that could be read, no other is looked for that the index does not name. */
const FARTHEST = 20_000;

/**
 * Puts every entry of a damaged secrets file that can still be read into another: a broken page takes its own entries
 * along and no others. Changes nothing in the file.
 * @throws StartError where no entry can be read
 */
export function salvageEntries(file: string, target: DatabaseSync): SalvagedEntries {
  const folder = mkdtempSync(join(dirname(file), 'repair-'));
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(withSoundHeader(file, folder), { readOnly: true });
    const put = target.prepare(PUT);
    const known = new Set<string>();
    const named = namesIn(source);
    for (const { key, value } of readableRows(source, named)) {
      if (typeof key !== 'string' || typeof value !== 'string' || known.has(key)) continue;
      put.run(key, value);
      known.add(key);
    }
    if (known.size === 0) throw nothingSaved(file);
    return { saved: known.size, lost: named.map(({ name }) => name).filter((name) => !known.has(name)) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw nothingSaved(file);
  } finally {
    source?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const nothingSaved = (file: string) =>
  new StartError(
    `No entry of ${file} can be read, so nothing of it can be saved. It holds the keys under which patients' data is sealed: without a backup of it the event log cannot be read. Restore a backup. Nothing was changed.`,
  );

/**
 * A copy whose first page, which says what kind of file it is and where its table begins, is that of a new file: these
 * are the same in each. How many pages it has is left out there, so that SQLite counts them.
 * https://sqlite.org/fileformat2.html#the_database_header
 */
function withSoundHeader(file: string, folder: string): string {
  const path = join(folder, basename(file));
  const fresh = openForWriting(path, definition);
  const size = Number(pragma(fresh, 'page_size'));
  fresh.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  fresh.close();
  const page = readFileSync(path).subarray(0, size);
  page.fill(0, 28, 32);
  writeFileSync(path, Buffer.concat([page, readFileSync(file).subarray(size)]), { mode: 0o600 });
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${path}-wal`);
  return path;
}

/** Each row that can be read: those that the index names, and those that are found by their number. */
function* readableRows(source: DatabaseSync, named: readonly Named[]): Generator<Row> {
  const row = source.prepare('SELECT key, value FROM secrets WHERE rowid = ?');
  for (const { rowid } of named) yield* oneOf(() => row.get(rowid));
  // A row that lies on a broken page does not keep those behind it from being found.
  const next = source.prepare(
    'SELECT rowid, key, value FROM secrets WHERE rowid >= ? ORDER BY rowid LIMIT 1',
  );
  for (let [at, last] = [1, 0]; at <= last + FARTHEST; at += 1) {
    for (const found of oneOf(() => next.get(at))) {
      yield found;
      at = last = Math.max(at, Number(found.rowid));
    }
  }
}

/** None where nothing stands there, or where it cannot be read. */
function oneOf(read: () => unknown): Row[] {
  try {
    const row = read() as Row | undefined;
    return row ? [row] : [];
  } catch {
    return [];
  }
}

/** What the index tells, from both ends, each as far as it can be read. */
function namesIn(source: DatabaseSync): Named[] {
  const names = new Map<number, Named>();
  for (const order of ['ASC', 'DESC']) {
    try {
      // All of it stands in the index: the table is not touched.
      const entries = source.prepare(`SELECT key, rowid FROM secrets ORDER BY key ${order}`).iterate();
      for (const { key, rowid } of entries)
        names.set(Number(rowid), { name: String(key), rowid: Number(rowid) });
    } catch {
      // From here on nothing can be read.
    }
  }
  return [...names.values()];
}
