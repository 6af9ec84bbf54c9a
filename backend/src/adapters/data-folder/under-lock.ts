import { join } from 'node:path';
import { acquireLock } from '../sqlite/lock-file.ts';
import { LOCK_FILE } from './data-files.ts';

/** What no server may have the folder open for. @throws StartError while another process has it */
export function underLock<T>(dataDir: string, work: () => T): T {
  const lock = acquireLock(join(dataDir, LOCK_FILE));
  try {
    return work();
  } finally {
    lock.release();
  }
}
