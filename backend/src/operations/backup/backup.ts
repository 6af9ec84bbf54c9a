import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, backup as copyDatabase } from 'node:sqlite';
import { BUSY_MS } from '../../adapters/sqlite/connection.ts';
import { startError } from '../../adapters/sqlite/start-error.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { isEmptyOrMissing, KEPT } from '../../adapters/data-folder/data-files.ts';
import { type Mark, proveCopy } from './prove-copy.ts';
import { flush, sumFile } from '../../adapters/disk/durable-files.ts';
import { type Manifest, manifestOf, writeManifest } from './manifest.ts';

export interface BackupOptions {
  readonly dataDir: string;
  /** Missing or empty. */
  readonly target: string;
  readonly product: string;
  readonly now: () => Date;
  /** Hears what is being done, in sentences. */
  readonly say?: (line: string) => void;
}

/**
 * Copies the embedded engines' files while the server serves. Neither its lock nor its data is touched: the
 * copy reads one snapshot of each file. The target appears when it is complete, or not at all.
 * @throws StartError
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const target = resolve(options.target);
  refuseUnsuitable(options.dataDir, target);
  const partial = `${target}.partial-${randomBytes(4).toString('hex')}`;
  makeFolder(partial);
  try {
    const manifest = await fill(partial, options);
    flush(partial);
    putInPlace(partial, target);
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function fill(partial: string, { dataDir, product, now, say }: BackupOptions): Promise<Manifest> {
  const created_at = now().toISOString();
  const before = identities(dataDir);
  const files: Manifest['files'][number][] = [];
  let log: Mark | null = null;
  for (const { name, definition } of KEPT) {
    const copy = join(partial, name);
    await copyAtOnce(join(dataDir, name), copy, say);
    say?.(`Checking ${name}`);
    log = proveCopy(copy, definition) ?? log;
    flush(copy);
    files.push({ name, ...(await sumFile(copy)) });
  }
  if (identities(dataDir) !== before) {
    throw new StartError(`${dataDir} was replaced while it was backed up. Start the backup again.`);
  }
  const manifest = manifestOf({ product, created_at, log: log!, files });
  writeManifest(partial, manifest);
  return manifest;
}

/** All pages in one step: a copy in small steps starts over at each change and never ends under load. */
const ALL_PAGES = 0x7fff_ffff;
const SAY_EVERY_MS = 2000;

async function copyAtOnce(source: string, copy: string, say: BackupOptions['say']): Promise<void> {
  say?.(`Copying ${source} (${megabytes(source)})`);
  const speaking = setInterval(() => say?.(`  ${megabytes(copy)} written`), SAY_EVERY_MS);
  let connection: DatabaseSync | undefined;
  try {
    // Through SQLite only: it alone sees what lies in the write-ahead log.
    connection = new DatabaseSync(source, { readOnly: true, timeout: BUSY_MS });
    await copyDatabase(connection, copy, { rate: ALL_PAGES });
    chmodSync(copy, 0o600);
  } catch (error) {
    throw startError(source, error, '');
  } finally {
    clearInterval(speaking);
    connection?.close();
  }
}

function refuseUnsuitable(dataDir: string, target: string): void {
  const missing = KEPT.find(({ name }) => !existsSync(join(dataDir, name)));
  if (missing) throw new StartError(`${dataDir} holds no ${missing.name}: there is nothing to back up.`);
  if (!isEmptyOrMissing(target)) {
    throw new StartError(`${target} exists and is not an empty folder. Name a new one.`);
  }
  const inside = `${target}/`.startsWith(`${resolve(dataDir)}/`);
  if (inside) throw new StartError(`${target} lies in the data folder. A backup belongs elsewhere.`);
}

/** Tells the files apart from others that a restore puts in their place. */
function identities(dataDir: string): string {
  return KEPT.map(({ name }) => statSync(join(dataDir, name)))
    .map(({ dev, ino }) => `${dev}:${ino}`)
    .join(' ');
}

function makeFolder(partial: string): void {
  try {
    mkdirSync(dirname(partial), { recursive: true });
    mkdirSync(partial, { mode: 0o700 });
  } catch (error) {
    throw new StartError(`${partial} cannot be made: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function putInPlace(partial: string, target: string): void {
  try {
    renameSync(partial, target);
  } catch (error) {
    throw new StartError(`${target} cannot be made: ${(error as NodeJS.ErrnoException).code}.`);
  }
  flush(dirname(target));
}

function megabytes(path: string): string {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  return `${(size / 1_000_000).toFixed(1)} MB`;
}
