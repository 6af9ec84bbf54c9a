import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOG_FILE, SECRETS_FILE, withCompanions } from '../../adapters/data-folder/data-files.ts';
import { ASIDE_FILE, finishRestore, READY } from '../../adapters/data-folder/finish-restore.ts';
import { flush } from '../../adapters/disk/durable-files.ts';
import {
  definition as log,
  type EventRow,
  INSERT,
  READ_ALL,
} from '../../adapters/event-log/sqlite-events.ts';
import { definition as secrets } from '../../adapters/secrets/sqlite.ts';
import { openForWriting } from '../../adapters/sqlite/connection.ts';
import { inspect } from '../../adapters/sqlite/inspect.ts';
import type { Definition } from '../../adapters/sqlite/unit.ts';
import { proveCopy } from '../backup/prove-copy.ts';
import { type SalvagedEntries, salvageEntries } from './salvage-entries.ts';

const SALVAGED_LOG = 'events.salvaged.sqlite';
const SALVAGED_SECRETS = 'secrets.salvaged.sqlite';
const STAGING = 'repair.partial';

/** What is wrong with the files of a site themselves; what can be read of each lies beside it. */
export interface Salvaged {
  /** Sentences; null where the file is sound. */
  readonly log: string | null;
  readonly secrets: (SalvagedEntries & { readonly finding: string }) | null;
  /** The files to look at: those that are sound, and of the others what was saved. */
  readonly files: { readonly log: string; readonly secrets: string };
}

/** Changes none of the files. @throws StartError where nothing can be saved of one */
export function salvage(dataDir: string): Salvaged {
  discardSalvaged(dataDir);
  const at = (name: string) => join(dataDir, name);
  const ofLog = wrongWith(at(LOG_FILE), log);
  if (ofLog !== null) write(at(SALVAGED_LOG), log, (target) => copyBeginning(at(LOG_FILE), target));
  const finding = wrongWith(at(SECRETS_FILE), secrets);
  const ofSecrets =
    finding === null
      ? null
      : write(at(SALVAGED_SECRETS), secrets, (target) => ({
          finding,
          ...salvageEntries(at(SECRETS_FILE), target),
        }));
  const files = {
    log: ofLog === null ? LOG_FILE : SALVAGED_LOG,
    secrets: ofSecrets === null ? SECRETS_FILE : SALVAGED_SECRETS,
  };
  return { log: ofLog, secrets: ofSecrets, files };
}

export function discardSalvaged(dataDir: string): void {
  for (const name of [SALVAGED_LOG, SALVAGED_SECRETS].flatMap(withCompanions))
    rmSync(join(dataDir, name), { force: true });
}

/**
 * What was saved takes the place of the damaged files, which move into the folder `aside`; cut off, the next start
 * finishes it.
 */
export function putSalvaged(dataDir: string, { files }: Salvaged, aside: string): void {
  const all = [
    { from: files.log, to: LOG_FILE, definition: log },
    { from: files.secrets, to: SECRETS_FILE, definition: secrets },
  ];
  const moved = all.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  const staging = join(dataDir, STAGING);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: 0o700 });
  for (const { from, to, definition } of moved) {
    proveCopy(join(dataDir, from), definition);
    renameSync(join(dataDir, from), join(staging, to));
    flush(join(staging, to));
  }
  writeFileSync(join(staging, ASIDE_FILE), aside, { mode: 0o600, flush: true });
  flush(staging);
  renameSync(staging, join(dataDir, READY));
  flush(dataDir);
  finishRestore(dataDir);
}

function wrongWith(file: string, definition: Definition): string | null {
  try {
    inspect(file, definition, Infinity);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function write<T>(path: string, definition: Definition, fill: (target: DatabaseSync) => T): T {
  const target = openForWriting(path, definition);
  try {
    target.exec('BEGIN');
    const filled = fill(target);
    target.exec('COMMIT');
    target.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return filled;
  } finally {
    target.close();
    flush(path);
  }
}

function copyBeginning(file: string, target: DatabaseSync): void {
  const insert = target.prepare(INSERT);
  for (const { stream, revision, id, type, data, metadata } of beginningOf(file)) {
    insert.run(stream, revision, id, type, data, metadata);
  }
}

/** The rows from the first on, up to the first that is missing or cannot be read. */
function* beginningOf(file: string): Generator<EventRow> {
  if (!existsSync(file)) return;
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
