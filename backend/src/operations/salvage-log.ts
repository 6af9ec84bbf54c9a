import { mkdirSync, renameSync, rmSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition, type EventRow, INSERT, READ_ALL } from '../adapters/event-log/sqlite-events.ts';
import { openForWriting } from '../adapters/sqlite/connection.ts';
import { inspect } from '../adapters/sqlite/inspect.ts';
import { LOG_FILE, withCompanions } from '../adapters/data-folder/data-files.ts';
import { flush } from '../adapters/disk/durable-files.ts';

export const SALVAGED = 'events.salvaged.sqlite';

/**
 * Where the log's file cannot be opened as it is: writes its longest readable beginning into a file beside it.
 * What is wrong with the log's own file; null where it is sound.
 */
export function salvageLog(dataDir: string): string | null {
  const file = join(dataDir, LOG_FILE);
  const path = join(dataDir, SALVAGED);
  discardSalvaged(dataDir);
  try {
    inspect(file, definition);
    return null;
  } catch (error) {
    copyReadable(file, path);
    return (error as Error).message;
  }
}

export function discardSalvaged(dataDir: string): void {
  for (const name of withCompanions(SALVAGED)) rmSync(join(dataDir, name), { force: true });
}

/** Puts the salvaged log in the place of the damaged one, which moves into a folder beside it. */
export function putSalvaged(dataDir: string, aside: string): void {
  const folder = join(dataDir, aside);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of withCompanions(LOG_FILE)) {
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(folder, name));
  }
  renameSync(join(dataDir, SALVAGED), join(dataDir, LOG_FILE));
  for (const changed of [folder, dataDir]) flush(changed);
}

function copyReadable(file: string, path: string): void {
  const target = openForWriting(path, definition);
  target.exec('BEGIN');
  const insert = target.prepare(INSERT);
  for (const { stream, revision, id, type, data, metadata } of readable(file)) {
    insert.run(stream, revision, id, type, data, metadata);
  }
  target.exec('COMMIT');
  target.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  target.close();
  flush(path);
}

/** The rows from the first on, up to the first that is missing or cannot be read. */
function* readable(file: string): Generator<EventRow> {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(file, { readOnly: true });
    const next = source.prepare(READ_ALL);
    for (let position = 0; ; position += 1) {
      const row = next.get(position, 1) as unknown as EventRow | undefined;
      if (row?.position !== position + 1) return;
      yield row;
    }
  } catch {
    // From here on nothing can be read.
  } finally {
    source?.close();
  }
}
