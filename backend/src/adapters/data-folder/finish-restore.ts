import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT, MODELS_FILE, withCompanions } from './data-files.ts';
import { flush } from '../disk/durable-files.ts';

/** A restore that is decided: whole and verified, waiting to be put in place. */
export const READY = 'restore.ready';
/** In READY: the name of the folder that takes the replaced files. */
export const ASIDE_FILE = 'aside';

/**
 * Puts a decided restore in place: the files that stand there move aside, the new ones take their place, and
 * the read models go with the old ones, so that they are rebuilt. Every step may be cut off and is taken up
 * again by the next call, which is why the server calls it before it opens anything. Needs the folder's lock.
 */
export function finishRestore(dataDir: string): void {
  const ready = join(dataDir, READY);
  if (!existsSync(ready)) return;
  // The last step of all is the removal of this file; without it everything is in place.
  if (existsSync(join(ready, ASIDE_FILE))) {
    const aside = join(dataDir, readFileSync(join(ready, ASIDE_FILE), 'utf8'));
    for (const name of withCompanions(MODELS_FILE)) moveAside(dataDir, name, aside);
    for (const { name } of KEPT) {
      if (!existsSync(join(ready, name))) continue;
      for (const old of withCompanions(name)) moveAside(dataDir, old, aside);
      renameSync(join(ready, name), join(dataDir, name));
    }
    for (const folder of [aside, ready, dataDir].filter(existsSync)) flush(folder);
  }
  rmSync(ready, { recursive: true });
  flush(dataDir);
}

function moveAside(dataDir: string, name: string, aside: string): void {
  if (!readdirSync(dataDir).includes(name)) return;
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  renameSync(join(dataDir, name), join(aside, name));
}
