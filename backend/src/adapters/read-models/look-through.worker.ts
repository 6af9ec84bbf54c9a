import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { findAltered } from './find-altered.ts';
import { findDamage } from './find-damage.ts';
import type { LookedThrough } from './look-through.ts';

/** Node loads this file as it stands under test: types that erase. Answers with what it found, and ends. */

const { path, altered } = workerData as LookedThrough;
const connection = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
try {
  // Of one moment, whatever is written meanwhile.
  connection.exec('BEGIN');
  parentPort?.postMessage(altered ? findAltered(rows, altered) : findDamage(connection));
} finally {
  connection.close();
}

function rows(sql: string, ...params: (string | number | null)[]): Iterable<never> {
  return connection.prepare(sql).iterate(...params) as Iterable<never>;
}
