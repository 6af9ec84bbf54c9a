import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { definition as log } from '../event-log/sqlite-events.ts';
import { definition as secrets } from '../secrets/sqlite.ts';
import type { Definition } from '../sqlite/unit.ts';
import { StartError } from '../../kernel/basics/start-error.ts';

export const LOG_FILE = 'events.sqlite';
export const SECRETS_FILE = 'secrets.sqlite';
export const MODELS_FILE = 'models.sqlite';
export const LOCK_FILE = 'lock.sqlite';

/** What a backup holds, in the order it is taken: every key that an event of the copy needs was made before
 *  that event, so it is in the secrets taken after it. */
export const KEPT: readonly { readonly name: string; readonly definition: Definition }[] = [
  { name: LOG_FILE, definition: log },
  { name: SECRETS_FILE, definition: secrets },
];

/** A database and what SQLite keeps beside it. */
export function withCompanions(name: string): string[] {
  return [`${name}-wal`, `${name}-shm`, `${name}-journal`, name];
}

/** Whether something lies in the folder that cannot be rebuilt. */
export function holdsData(folder: string): boolean {
  return KEPT.flatMap(({ name }) => withCompanions(name)).some((name) => existsSync(join(folder, name)));
}

export function isEmptyOrMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return true;
    if (code === 'ENOTDIR') return false;
    throw new StartError(`${folder} cannot be read: ${code}.`);
  }
}
