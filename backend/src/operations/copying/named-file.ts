import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { acquireLock, type Lock } from '../../adapters/sqlite/lock-file.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { LOCK_FILE } from '../../adapters/data-folder/data-files.ts';
import { finishRestore } from '../../adapters/data-folder/finish-restore.ts';

/**
 * The file that a name on the command line stands for: a folder, and a name without an ending, stand for the
 * file of that kind in that data folder.
 * @throws StartError where it must exist and does not
 */
export function fileOf(name: string, kind: string, mustExist: boolean): string {
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? !/\.\w+$/.test(basename(name));
  const file = isFolder ? join(name, kind) : name;
  if (mustExist && !existsSync(file)) throw new StartError(`There is no ${file}.`);
  return file;
}

/** Equal for names that lead to the same file or address. */
export function placeOf(name: string, kind: string): string {
  const file = name.includes('://') ? name : fileOf(name, kind, false);
  return existsSync(file) ? realpathSync(file) : file;
}

/**
 * Keeps a server off the data folder that the file is part of, and makes the folder. A file of another name
 * is no server's, and may lie where nothing else should be written.
 * @throws StartError while a server has it
 */
export function lockFor(file: string, kind: string): Lock {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (basename(file) !== kind) return { release: () => undefined };
  const lock = acquireLock(join(folder, LOCK_FILE));
  try {
    finishRestore(folder);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An address for messages. */
export function withoutPassword(name: string): string {
  return name.replace(/\/\/[^@/]*@/, '//…@');
}
