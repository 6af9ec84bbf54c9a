import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sizeOf } from '../sqlite/size-of.ts';
import { BUSY_MS, pragma } from '../sqlite/connection.ts';
import { code, engineCode } from '../sqlite/engine-error.ts';
import { DAMAGED } from './damage.ts';
import { damageIn, type LookThrough } from './look-through.ts';
import { definition } from './tables.ts';

/** A larger file that was left in order is looked through while it serves, not at each start. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

/**
 * Removes a file of read models that is not what was written, so that it is built anew from the log; `say` hears of
 * it. It is not kept aside: it holds nothing that is not in the log, and a copy would hold patients in the clear and
 * outlive their erasure. What is not ours, or of a newer version, is left alone.
 */
export async function discardDamaged(
  path: string,
  look: LookThrough,
  say?: (line: string) => void,
): Promise<void> {
  const why = await whyDiscarded(path, look);
  if (why === null) return;
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
  const version = versionOf(path);
  if (typeof version !== 'number') return version;
  if (version < definition.migrations.length) return 'they were written by an earlier version';
  if (version > definition.migrations.length || (leftInOrder && size > LOOKED_THROUGH_BYTES)) return null;
  // What is out of reach says nothing; opening it tells why.
  return (await damageIn(path, look).catch(() => null))?.what ?? null;
}

/** Of a file that is ours; else a reason to discard it, or null where that is not for us to say. */
function versionOf(path: string): number | string | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
    // Read from the first page alone, so also where nothing else can be.
    const isOurs = pragma(connection, 'application_id') === definition.applicationId;
    return isOurs ? Number(pragma(connection, 'user_version')) : null;
  } catch (error) {
    return engineCode(error) === code.corrupt ? 'a page is not what was written' : null;
  } finally {
    connection?.close();
  }
}
