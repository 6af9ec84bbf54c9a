import { parentPort, workerData } from 'node:worker_threads';
import { batches } from './batch.ts';
import { openForWriting } from './connection.ts';
import { startError } from './start-error.ts';
import type { Definition, Unit } from './unit.ts';

/** Node loads this file as it stands under test: types that erase, and no import beyond this folder. */

export type Task =
  | { readonly task: 'run'; readonly units: readonly Unit[] }
  | { readonly task: 'checkpoint' }
  | { readonly task: 'close' };

const { path, definition } = workerData as { path: string; definition: Definition };

function serve(): void {
  const connection = openForWriting(path, definition);
  const run = batches(connection);
  parentPort?.on('message', (message: Task) => {
    if (message.task === 'run') {
      parentPort?.postMessage(run(message.units));
      return;
    }
    try {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log beside the file stays and is read again at the next start.
    }
    if (message.task === 'close') connection.close();
    parentPort?.postMessage({ outcomes: [] });
  });
}

try {
  serve();
  parentPort?.postMessage({ refused: null });
} catch (error) {
  parentPort?.postMessage({ refused: startError(path, error, definition.remedy).message });
  parentPort?.close();
}
