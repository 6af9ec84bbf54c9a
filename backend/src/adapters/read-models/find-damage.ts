// Runs in a thread of its own as well, where Node loads it as it stands: with types that only erase.
import type { DatabaseSync } from 'node:sqlite';
import { code, engineCode } from '../sqlite/engine-error.ts';
import { heldTable, heldValues, holds } from './held.ts';
import { hasWordIndex, wordsFit } from './word-index.ts';
import { orderFits, orderOf } from './written-order.ts';
import { checkpointSum, type Declaration, declarationSum, isAsWritten, type Row } from './sums.ts';

/** What is damaged, without anything of what it holds. */
export interface Finding {
  /** Null: any of them may be. */
  readonly collection: string | null;
  readonly what: string;
}

type Kept = Declaration & { readonly sum: number };

interface Checkpoint {
  readonly collection: string;
  readonly position: string;
  readonly tally: string;
  readonly sum: number;
}

/** Of the documents, or of what a list of them holds. */
type KeptRow = Row & { readonly held?: string | number };

/** These say nothing of what the file holds. */
const OUT_OF_REACH: readonly number[] = [code.busy, code.locked, code.perm, code.cantopen, code.ioerr];

/**
 * Compares every index of a file of read models with its table, and every row with its sum; null where all is as it
 * was written. About a second for 100 MB.
 */
export function findDamage(connection: DatabaseSync): Finding | null {
  try {
    const [sound] = Object.values(connection.prepare('PRAGMA integrity_check(1)').get() ?? {});
    if (sound !== 'ok') return { collection: null, what: 'an index or a page does not fit the rest' };
    return findUnlike(connection);
  } catch (error) {
    const primary = engineCode(error);
    if (primary === null || OUT_OF_REACH.includes(primary)) throw error;
    return { collection: null, what: 'they cannot be read to their end' };
  }
}

function findUnlike(connection: DatabaseSync): Finding | null {
  const checkpoints = connection.prepare('SELECT * FROM checkpoints').all() as unknown as Checkpoint[];
  for (const { collection, position, tally, sum } of checkpoints) {
    if (sum !== checkpointSum(collection, position, tally))
      return { collection: null, what: 'a checkpoint is not what was written' };
  }
  for (const kept of connection.prepare('SELECT * FROM collections').all() as unknown as Kept[]) {
    if (kept.sum !== declarationSum(kept))
      return { collection: null, what: 'a declaration is not what was written' };
    const what = findInTables(connection, kept);
    if (what !== null) return { collection: kept.name, what };
  }
  return null;
}

function findInTables(connection: DatabaseSync, kept: Kept): string | null {
  const { table_name: table, lists } = kept;
  const held = new Map((JSON.parse(lists) as string[]).map((list) => [list, 0]));
  for (const row of rowsOf(connection, table)) {
    if (!isAsWritten(table, row)) return `a document in the table ${table} is not what was written`;
    if (held.size === 0) continue;
    const document = JSON.parse(row.doc) as Record<string, unknown>;
    for (const [list, count] of held) held.set(list, count + heldValues(document[list]).length);
  }
  if (hasWordIndex(kept) && !wordsFit(connection, table))
    return `the index of words of the table ${table} does not fit its documents`;
  const order = orderOf(kept);
  if (order !== null && !orderFits(connection, table, order))
    return `what came late in the table ${table} does not fit its documents`;
  for (const [list, expected] of held) {
    const what = findInHeld(connection, table, list, expected);
    if (what !== null) return what;
  }
  return null;
}

function findInHeld(connection: DatabaseSync, table: string, list: string, expected: number): string | null {
  const name = heldTable(table, list);
  let found = 0;
  for (const row of rowsOf(connection, name)) {
    if (!isAsWritten(table, row) || !holds(JSON.parse(row.doc) as object, list, row.held!))
      return `a row in the table ${name} is not what was written`;
    found += 1;
  }
  return found === expected ? null : `the table ${name} does not fit its documents`;
}

function rowsOf(connection: DatabaseSync, table: string): Iterable<KeptRow> {
  return connection.prepare(`SELECT * FROM ${table}`).iterate() as unknown as Iterable<KeptRow>;
}
