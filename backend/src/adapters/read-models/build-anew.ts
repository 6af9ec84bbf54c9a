import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_MS, pragma } from '../sqlite/connection.ts';
import { code, engineCode } from '../sqlite/engine-error.ts';
import { DAMAGED } from './damage.ts';
import { findDamage } from './find-damage.ts';
import { definition } from './tables.ts';

/** A larger file that was left in order is looked through while it serves, not at each start. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

/**
 * Removes a file of read models that is not what was written, so that it is built anew from the log; `say` hears of
 * it. It is not kept aside: it holds nothing that is not in the log, and a copy would hold patients in the clear and
 * outlive their erasure. What is not ours, or of a newer version, is left alone.
 */
export function discardDamaged(path: string, say?: (line: string) => void): void {
  const why = whyDiscard(path);
  if (why === null) return;
  say?.(`The read models in ${path} are discarded and built anew from the event log: ${why}.`);
  // The mark goes last: cut off in between, the next start goes on.
  for (const end of ['-wal', '-shm', '-journal', '', DAMAGED]) rmSync(path + end, { force: true });
}

function whyDiscard(path: string): string | null {
  if (existsSync(path + DAMAGED)) return 'damage was found in them while they served';
  const [size, waiting] = [sizeOf(path), sizeOf(`${path}-wal`)];
  if (size === 0) return waiting > 0 ? 'the file was emptied' : null;
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
    return whyUnusable(connection, size > LOOKED_THROUGH_BYTES && waiting === 0);
  } catch (error) {
    return engineCode(error) === code.corrupt ? 'a page is not what was written' : null;
  } finally {
    connection?.close();
  }
}

function whyUnusable(connection: DatabaseSync, later: boolean): string | null {
  // Read from the first page alone, so also where nothing else can be.
  if (pragma(connection, 'application_id') !== definition.applicationId) return null;
  const version = Number(pragma(connection, 'user_version'));
  if (version < definition.migrations.length) return 'they were written before their documents had sums';
  if (version > definition.migrations.length || later) return null;
  return findDamage(connection)?.what ?? null;
}

/** 0 where there is no such file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
