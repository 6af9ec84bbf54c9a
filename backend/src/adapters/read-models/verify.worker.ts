import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './find-damage.ts';

/** Node loads this file as it stands under test: types that erase. Answers with what it found, and ends. */

const connection = new DatabaseSync(workerData as string, { readOnly: true, timeout: 5_000 });
try {
  parentPort?.postMessage(findDamage(connection));
} finally {
  connection.close();
}
