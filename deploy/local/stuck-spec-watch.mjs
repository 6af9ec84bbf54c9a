// The thread beside a process of tests (stuck-spec.mjs): ends it where its event loop has not turned once in a time that
// no machine is too busy for.
import { writeSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { parentPort, workerData as turns } from 'node:worker_threads';

const minutes = Number(process.env.STUCK_AFTER_MINUTES ?? 10);
const EVERY_MS = Math.min(5_000, minutes * 15_000);
let [file, seen, still] = ['', -1, 0];

parentPort.on('message', (next) => (file = next));
setInterval(() => {
  const now = Atomics.load(turns, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  // Counted in its own turns, as a machine that sleeps for an hour stops both.
  if (still * EVERY_MS < minutes * 60_000) return;
  writeSync(2, `\n${file} computes for ${minutes} minutes and answers nothing: its process is ended.\n`);
  process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
