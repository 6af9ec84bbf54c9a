import { DatabaseSync } from 'node:sqlite';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proveAnswers } from '../../adapters/disk/answering-folder.ts';
import { privateFolder } from '../../adapters/disk/private-folder.ts';
import { proveUsable } from '../../adapters/disk/usable-folder.ts';
import { acquireLock } from '../../adapters/sqlite/lock-file.ts';
import { PUT } from '../../adapters/secrets/sqlite.ts';
import type { Restored as RestoredLog } from '../../kernel/proving/restored-log.ts';
import { LOG_RESTORED } from '../../kernel/vault/entries.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { holdsData, KEPT, LOCK_FILE, LOG_FILE, SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';
import { type Mark, proveCopy } from './prove-copy.ts';
import { flush, sumFile } from '../../adapters/disk/durable-files.ts';
import { ASIDE_FILE, finishRestore, READY } from '../../adapters/data-folder/finish-restore.ts';
import { destroyAgain } from './keys-destroyed.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { numbersGiven } from './numbers-given.ts';

export interface RestoreOptions {
  readonly source: string;
  readonly dataDir: string;
  /** Data that stands there moves aside, into a folder beside it. */
  readonly replace: boolean;
  /**
   * Where it opens what stands there now, numbers go on behind those that were given out there, and whoever was
   * forgotten there stays forgotten.
   */
  readonly siteKeyFile?: string;
  readonly now: () => Date;
  readonly say?: (line: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where the replaced files went; null where there were none. */
  readonly aside: string | null;
  /** How many keys the backup would have brought back that were destroyed here since. */
  readonly destroyed: number;
}

const STAGING = 'restore.partial';

/**
 * Puts a backup in the place of the embedded engines' files. It is copied beside them and proved there first;
 * until then nothing is touched, and from then on a cut-off is finished by the next start or restore.
 * @throws StartError; while a server has the folder, too
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, replace } = options;
  await proveAnswers(dataDir, 'DATA_DIR');
  const manifest = readManifest(resolve(options.source));
  privateFolder(dataDir, 'DATA_DIR', options.say);
  proveUsable(dataDir, 'DATA_DIR');
  const lock = acquireLock(join(dataDir, LOCK_FILE));
  try {
    finishRestore(dataDir);
    if (!replace && holdsData(dataDir)) {
      throw new StartError(
        `${dataDir} already holds data. Nothing was changed. With --replace it is moved aside, not deleted.`,
      );
    }
    const aside = `replaced-${options.now().toISOString().replace(/[:.]/g, '-')}`;
    const destroyed = await prepare(options, manifest, aside);
    finishRestore(dataDir);
    return { manifest, destroyed, aside: existsSync(join(dataDir, aside)) ? join(dataDir, aside) : null };
  } finally {
    lock.release();
  }
}

/** The rename at its end decides the restore. Resolves with how many destroyed keys stay so. */
async function prepare(options: RestoreOptions, manifest: Manifest, aside: string): Promise<number> {
  const { dataDir, source, say } = options;
  const staging = join(dataDir, STAGING);
  rmSync(staging, { recursive: true, force: true });
  try {
    mkdirSync(staging, { mode: 0o700 });
    await stage(resolve(source), staging, manifest, say);
    const destroyed = destroyAgain(dataDir, options.siteKeyFile, join(staging, SECRETS_FILE));
    const numbers = numbersGiven(dataDir, options.siteKeyFile, join(staging, LOG_FILE));
    tellServer(staging, manifest, numbers);
    writeFileSync(join(staging, ASIDE_FILE), aside, { mode: 0o600, flush: true });
    flush(staging);
    renameSync(staging, join(dataDir, READY));
    flush(dataDir);
    return destroyed;
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Copies and proves: checksums against the manifest, then each database, then how far the log reaches. */
async function stage(
  source: string,
  staging: string,
  manifest: Manifest,
  say: RestoreOptions['say'],
): Promise<void> {
  let log: Mark | null = null;
  for (const { name, definition } of KEPT) {
    say?.(`Verifying ${join(source, name)}`);
    const copy = join(staging, name);
    const { bytes, sha256 } = await copyOf(join(source, name), copy);
    const stated = manifest.files.find((file) => file.name === name)!;
    if (bytes !== stated.bytes || sha256 !== stated.sha256) {
      throw new StartError(
        `${join(source, name)} is not what its manifest says. Nothing was changed. Use another backup.`,
      );
    }
    log = proveCopy(copy, definition) ?? log;
    flush(copy);
  }
  const { events, last_event, chain } = manifest.log;
  const other = log?.events !== events || log.last_event !== last_event;
  if (other || (chain !== undefined && log?.chain !== chain)) {
    throw new StartError(
      `${source} holds another event log than its manifest says. Nothing was changed. Use another backup.`,
    );
  }
}

/** The next start finds this log shorter than the vault remembers, and must know why. */
function tellServer(staging: string, { log, created_at }: Manifest, numbers: RestoredLog['numbers']): void {
  const { events, last_event } = log;
  const restored: RestoredLog = { events, last_event, taken_at: created_at, numbers };
  const secrets = new DatabaseSync(join(staging, SECRETS_FILE));
  secrets.prepare(PUT).run(LOG_RESTORED, JSON.stringify(restored));
  secrets.close();
  flush(join(staging, SECRETS_FILE));
}

async function copyOf(file: string, copy: string): ReturnType<typeof sumFile> {
  try {
    return await sumFile(file, copy);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${file} cannot be copied: ${code}. Nothing was changed.`);
  }
}
