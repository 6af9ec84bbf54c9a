import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition as log } from '../../adapters/event-log/sqlite-events.ts';
import { sizeOf } from '../../adapters/sqlite/size-of.ts';
import { whyDiscarded } from '../../adapters/read-models/build-anew.ts';
import { lookAt } from '../../adapters/read-models/look-at.ts';
import { definition as models } from '../../adapters/read-models/tables.ts';
import { definition as secrets } from '../../adapters/secrets/sqlite.ts';
import { inspect } from '../../adapters/sqlite/inspect.ts';
import type { Definition } from '../../adapters/sqlite/unit.ts';
import { FILES } from './damages.ts';

const definitions: readonly Definition[] = [log, secrets, models];

/** By the bytes of a file and of its log: most damages leave two of the three as they were. */
const learnt = new Map<string, string | null>();

/**
 * All that a start can learn from a folder, as hashes: two folders of one state are one and the same to it. The many
 * places of a write-ahead log that a flip may hit, for one, leave as many states as it holds commits. Null where a
 * file is no sound database: the start itself says so, and soon.
 */
export async function stateOf(dataDir: string): Promise<string | null> {
  const states: string[] = [];
  for (const [at, name] of FILES.entries()) {
    const path = join(dataDir, name);
    const bytes = bytesOf(path);
    const state = learnt.has(bytes) ? learnt.get(bytes)! : await stateOfFile(path, definitions[at]!);
    learnt.set(bytes, state);
    if (state === null) return null;
    states.push(state);
  }
  return states.join();
}

function bytesOf(path: string): string {
  const hash = createHash('sha256').update(basename(path));
  for (const file of [path, `${path}-wal`]) {
    const bytes = existsSync(file) ? readFileSync(file) : null;
    hash.update(`\n${bytes?.length}\n`).update(bytes ?? '');
  }
  return hash.digest('hex');
}

async function stateOfFile(path: string, definition: Definition): Promise<string | null> {
  const hash = createHash('sha256');
  const [size, wal] = [sizeOf(path), sizeOf(`${path}-wal`)];
  hash.update(`${basename(path)} ${existsSync(path)} ${size === 0} ${wal === 0}\n`);
  if (size === 0) return hash.digest('hex');
  if (definition === models && (await whyDiscarded(path, async (asked) => lookAt(asked))) !== null) {
    return hash.update('discarded').digest('hex');
  }
  try {
    inspect(path, definition);
  } catch {
    return null;
  }
  hash.update(readFileSync(path).subarray(0, 100));
  for (const line of rowsOf(path)) hash.update(line);
  return hash.digest('hex');
}

/** Every row of every table with all its bytes: a text that is none any more is not read as one. */
function* rowsOf(path: string): Generator<string> {
  const connection = new DatabaseSync(path, { readOnly: true });
  try {
    const all = (sql: string) => connection.prepare(sql).all() as Record<string, unknown>[];
    yield JSON.stringify(all('PRAGMA page_count'));
    const schema = all('SELECT type, name, sql FROM sqlite_schema ORDER BY rowid');
    yield JSON.stringify(schema);
    for (const { name } of schema.filter(({ type }) => type === 'table')) {
      const columns = all(`PRAGMA table_info("${String(name)}")`).map((column) => String(column['name']));
      const bytes = columns.map((column) => `typeof("${column}") || hex(CAST("${column}" AS BLOB))`);
      const row = connection.prepare(`SELECT ${bytes.join(` || '|' || `)} AS bytes FROM "${String(name)}"`);
      for (const { bytes: text } of row.iterate() as Iterable<{ bytes: string }>) yield `${text}\n`;
    }
  } finally {
    connection.close();
  }
}
