import { DatabaseSync } from 'node:sqlite';
import { dirname } from 'node:path';
import { code, engineCode } from './engine-error.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { startError } from './start-error.ts';

export interface Lock {
  release(): void;
}

/**
 * Makes this process the only one on a folder. The lock is SQLite's own on an empty database in a file of
 * its own, so the operating system lifts it when the process dies, however it dies. Nothing else may open
 * that file: in POSIX, closing any descriptor of it would lift the lock.
 * @throws StartError at once when another holds it
 */
export function acquireLock(path: string): Lock {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { timeout: 0 });
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection?.close();
    if (engineCode(error) === code.busy) {
      throw new StartError(`${dirname(path)} is in use: another server is using this folder.`);
    }
    throw startError(path, error, 'Delete it and start again.');
  }
  const held = connection;
  return {
    release: () => {
      if (held.isOpen) held.close();
    },
  };
}
