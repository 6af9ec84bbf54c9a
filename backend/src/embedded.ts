import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder, type Say } from './adapters/disk/private-folder.ts';
import { keepWal } from './adapters/disk/keep-wal.ts';
import { proveUsable } from './adapters/disk/usable-folder.ts';
import { openSqliteEventLog } from './adapters/event-log/sqlite.ts';
import type { LookThrough } from './adapters/read-models/look-through.ts';
import { openSqliteReadModels } from './adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from './adapters/secrets/sqlite.ts';
import { type OpenChannel, thread, unsettled } from './adapters/sqlite/channel.ts';
import { acquireLock } from './adapters/sqlite/lock-file.ts';
import type { Engines } from './kernel/kernel.module.ts';
import { ShownAhead } from './kernel/projecting/shown-ahead.ts';
import { StartError } from './kernel/basics/start-error.ts';
import { LOCK_FILE, LOG_FILE, MODELS_FILE, SECRETS_FILE } from './adapters/data-folder/data-files.ts';
import { finishRestore } from './adapters/data-folder/finish-restore.ts';

/** Engines that are open, and how they are left. */
export interface OpenEngines extends Engines {
  close(): Promise<void>;
}

/** Who writes to a file and who looks through one; left out: a thread of its own each. */
export interface Threads {
  readonly open?: OpenChannel;
  readonly look?: LookThrough;
}

/**
 * The embedded engines on one folder, for this process and this account alone. `say` hears what stood open before.
 * Until they are settled on, a write-ahead log that a killed process has left stays as it is: who refuses to start
 * with them leaves them as they were.
 * @throws StartError when the folder is in use or a file is damaged; nothing is overwritten
 */
export async function openEmbedded(
  dataDir: string,
  say?: Say,
  files = { log: LOG_FILE, secrets: SECRETS_FILE },
  threads: Threads = {},
): Promise<OpenEngines> {
  privateFolder(dataDir, 'DATA_DIR', say);
  proveUsable(dataDir, 'DATA_DIR');
  const lock = acquireLock(join(dataDir, LOCK_FILE));
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const engine of opened.reverse()) await engine.close();
    lock.release();
  };
  const open = async <E extends { close(): Promise<void> }>(engine: Promise<E>): Promise<E> => {
    opened.push(await engine);
    return engine;
  };
  try {
    finishRestore(dataDir);
    refuseOrphans(dataDir);
    for (const name of [files.log, files.secrets]) await keepWal(join(dataDir, name), say);
    let isSettled = !heldBack(dataDir);
    const channel = unsettled(threads.open ?? thread, () => isSettled);
    const log = await open(openSqliteEventLog(join(dataDir, files.log), channel));
    const secrets = await open(openSqliteSecrets(join(dataDir, files.secrets), channel));
    let discarded: string | null = null;
    const heard = (why: string) => void (discarded = why);
    const listeners = { ...threads, open: channel, discarded: heard };
    const stored = openSqliteReadModels(join(dataDir, MODELS_FILE), say, listeners);
    const models = await open(stored.then((engine) => new ShownAhead(engine)));
    return { log, secrets, models, discarded, settled: () => void (isSettled = true), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether a killed process has left changes that are in no file yet. */
function heldBack(dataDir: string): boolean {
  const names = [LOG_FILE, SECRETS_FILE, MODELS_FILE].map((name) => join(dataDir, `${name}-wal`));
  return names.some((wal) => (statSync(wal, { throwIfNoEntry: false })?.size ?? 0) > 0);
}

/** Read models alone tell that there was a site, whose log and vault are both gone. @throws StartError */
function refuseOrphans(dataDir: string): void {
  const [models, ...rest] = [MODELS_FILE, LOG_FILE, SECRETS_FILE].map((name) =>
    existsSync(join(dataDir, name)),
  );
  if (!models || rest.some(Boolean)) return;
  throw new StartError(
    `${dataDir} holds read models, but neither the event log nor the secrets that they belong to: both are lost. Restore a backup; to begin a new site, delete ${MODELS_FILE} there. Nothing was changed.`,
  );
}
