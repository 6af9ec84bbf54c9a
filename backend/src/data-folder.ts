import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, type Lock } from './adapters/sqlite/lock-file.ts';

/** The files of the embedded engines, each on its own. */
export function dataFiles(dataDir: string) {
  return {
    lock: join(dataDir, 'server.lock'),
    events: join(dataDir, 'events.db'),
    models: join(dataDir, 'read-models.db'),
    secrets: join(dataDir, 'secrets.db'),
  } as const;
}

/** Makes this process the only one on the folder, which is made where it is missing. @throws StartError */
export function claimDataFolder(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return acquireLock(dataFiles(dataDir).lock);
}
