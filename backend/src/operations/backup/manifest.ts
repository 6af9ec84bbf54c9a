import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../kernel/basics/start-error.ts';
import { KEPT } from '../../adapters/data-folder/data-files.ts';
import type { Mark } from './prove-copy.ts';
import type { FileSum } from '../../adapters/disk/durable-files.ts';

const MANIFEST_FILE = 'manifest.json';
const FORMAT = 'vouchwell-backup';
const VERSION = 1;

/** What a backup says about itself. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** The product's version that wrote it. */
  readonly product: string;
  /** UTC */
  readonly created_at: string;
  readonly log: Mark;
  readonly files: readonly (FileSum & { readonly name: string })[];
  readonly site_key: string;
}

const KEY_NOTE = 'Not in this backup. Without it nothing in here can be read: keep it apart.';

export function manifestOf(taken: Pick<Manifest, 'product' | 'created_at' | 'log' | 'files'>): Manifest {
  return { format: FORMAT, version: VERSION, ...taken, site_key: KEY_NOTE };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, MANIFEST_FILE), text, { flag: 'wx', mode: 0o600, flush: true });
}

/** @throws StartError where the folder holds no backup, or one that this version does not know */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST_FILE);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new StartError(`${folder} holds no backup: there is no ${MANIFEST_FILE}.`);
    }
    throw new StartError(`${path} cannot be read: ${code ?? 'it is not JSON'}.`);
  }
  const manifest = value as Partial<Manifest> | null;
  if (manifest?.format !== FORMAT) throw new StartError(`${path} is not the manifest of a backup.`);
  if (manifest.version !== VERSION) {
    throw new StartError(`${path} was written by another version of Vouchwell (${manifest.product}).`);
  }
  if (!isWhole(manifest)) throw new StartError(`${path} is incomplete.`);
  return manifest;
}

/** Exactly the files of a backup: a name is never taken from the manifest. */
function isWhole(manifest: Partial<Manifest>): manifest is Manifest {
  const { log, files } = manifest;
  return (
    typeof log?.events === 'number' &&
    typeof manifest.created_at === 'string' &&
    Array.isArray(files) &&
    files.length === KEPT.length &&
    KEPT.every(({ name }) => manifest.files!.some((file) => file.name === name))
  );
}
