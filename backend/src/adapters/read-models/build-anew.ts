import { existsSync, rmSync } from 'node:fs';
import { sizeOf } from '../sqlite/size-of.ts';
import { DAMAGED } from './damage.ts';
import { damageIn, type LookThrough } from './look-through.ts';
import { standingOfOurs } from './once-ours.ts';
import { definition } from './tables.ts';

/** A larger file that was left in order is looked through while it serves, not at each start. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

/** Hear of a file that is discarded: whoever reads the server's log, and whoever records why. */
export interface Listeners {
  readonly say?: ((line: string) => void) | undefined;
  readonly discarded?: ((why: string) => void) | undefined;
}

/**
 * Removes a file of read models that is not what was written, so that it is built anew from the log. It is not kept
 * aside: it holds nothing that is not in the log, and a copy would hold patients in the clear and outlive their
 * erasure. What was never ours, or is of a newer version, is left alone.
 */
export async function discardDamaged(
  path: string,
  look: LookThrough,
  { say, discarded }: Listeners,
): Promise<void> {
  const why = await whyDiscarded(path, look);
  if (why === null) return;
  discarded?.(why);
  say?.(`The read models in ${path} are discarded and built anew from the event log: ${why}.`);
  // The mark goes last: cut off in between, the next start goes on.
  for (const end of ['-wal', '-shm', '-journal', '', DAMAGED]) rmSync(path + end, { force: true });
}

/** Null where the file stays. */
export async function whyDiscarded(path: string, look: LookThrough): Promise<string | null> {
  return whyUnread(path) ?? (await whyRead(path, look));
}

/** What can be told without looking through it. */
function whyUnread(path: string): string | null {
  if (existsSync(path + DAMAGED)) return 'damage was found in them while they served';
  return sizeOf(path) === 0 && sizeOf(`${path}-wal`) > 0 ? 'the file was emptied' : null;
}

/** In a thread of its own, so that whoever starts the server can stop it meanwhile. */
async function whyRead(path: string, look: LookThrough): Promise<string | null> {
  const size = sizeOf(path);
  const leftInOrder = sizeOf(`${path}-wal`) === 0;
  if (size === 0) return null;
  // What is out of reach says nothing; opening it tells why.
  try {
    const ours = standingOfOurs(path);
    if (ours === null || ours.why !== null) return ours?.why ?? null;
    if (ours.version < definition.migrations.length) return 'they were written by an earlier version';
    if (ours.version > definition.migrations.length || (leftInOrder && size > LOOKED_THROUGH_BYTES))
      return null;
    return (await damageIn(path, look))?.what ?? null;
  } catch {
    return null;
  }
}
