// Before each file of tests. No limit of the runner ends a test that only computes: its timer never comes to run, and
// the suite would hang for ever without a word of where. A thread beside it sees that, names the file and ends the process.
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

const watch = (globalThis[Symbol.for('vouchwell.stuck-spec')] ??= beginWatching());
watch.postMessage(expect.getState().testPath);

function beginWatching() {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./stuck-spec-watch.mjs', import.meta.url), { workerData: turns });
  worker.unref();
  setInterval(() => Atomics.add(turns, 0, 1), 1000).unref();
  return worker;
}
