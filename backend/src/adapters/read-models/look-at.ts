// Runs in a thread of its own as well, where Node loads it as it stands: with types that only erase.
import { DatabaseSync } from 'node:sqlite';
import { findAltered } from './find-altered.ts';
import { findDamage, type Finding } from './find-damage.ts';
import type { LookedThrough } from './look-through.ts';

/** What is damaged in a file of read models, or the first collection that was altered; null where nothing is. */
export function lookAt({ path, altered }: LookedThrough): Finding | string | null {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const rows = (sql: string, ...params: (string | number | null)[]) =>
    connection.prepare(sql).iterate(...params) as Iterable<never>;
  try {
    // Of one moment, whatever is written meanwhile.
    connection.exec('BEGIN');
    return altered ? findAltered(rows, altered) : findDamage(connection);
  } finally {
    connection.close();
  }
}
