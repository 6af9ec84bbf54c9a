import { Worker } from 'node:worker_threads';
import { processorSince } from './processor-since.ts';

const started: Worker[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.terminate()));
});

async function thread(code: string): Promise<Worker> {
  const worker = new Worker(code, { eval: true });
  started.push(worker);
  await new Promise((online) => worker.once('online', online));
  return worker;
}

const spinning = () => thread('for (;;);');
const idle = () => thread('setInterval(() => {}, 1_000_000);');

/** Waits until it has had so much. */
async function has(used: () => Promise<number>, ms: number): Promise<number> {
  for (;;) {
    const had = await used();
    if (had >= ms) return had;
    await new Promise((next) => setTimeout(next, 5));
  }
}

test('what a thread had before does not count', async () => {
  const threads = [await spinning()];
  const first = processorSince(() => threads);
  await has(first, 200);
  const second = processorSince(() => threads);
  const [later, earlier] = [await second(), await first()];
  expect(earlier - later).toBeGreaterThan(150);
});

test('the one that had most counts, whatever this thread computes', async () => {
  const threads = [await idle()];
  const used = processorSince(() => threads);
  const own = process.threadCpuUsage();
  const computed = () => process.threadCpuUsage(own).user / 1_000;
  while (computed() < 200);
  expect(await used()).toBeLessThan(100);
  threads.push(await spinning());
  expect(await has(used, 120)).toBeGreaterThanOrEqual(120);
});

test('one that has ended counts no longer', async () => {
  const gone = await spinning();
  const used = processorSince(() => [gone]);
  await has(used, 1);
  await gone.terminate();
  expect(await used()).toBe(0);
});
