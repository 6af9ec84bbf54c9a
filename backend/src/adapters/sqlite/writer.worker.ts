import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './connection.ts';
import { startError } from './start-error.ts';
import { type Task, tasksOf } from './tasks.ts';
import type { Definition } from './unit.ts';

/** Node loads this file as it stands under test: types that erase, and no import beyond this folder. */

const { path, definition } = workerData as { path: string; definition: Definition };

try {
  const reply = tasksOf(openForWriting(path, definition));
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(reply(task)));
  parentPort?.postMessage({ refused: null });
} catch (error) {
  parentPort?.postMessage({ refused: startError(path, error, definition.remedy).message });
  parentPort?.close();
}
