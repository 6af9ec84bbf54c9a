import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FairPool } from './fair-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'pool-'));
const file = join(folder, 'worker.mjs');
writeFileSync(file, `export default (task) => { if (task === 'spin') for (;;); return task; };`);
const refusals = { code: 'work', busy: 'Busy.', userBusy: 'Yours.', tooLong: 'Too long.', died: 'Died.' };
const pool = new FairPool<string, string>(
  {
    worker: pathToFileURL(file).href,
    threads: 1,
    shares: { running: 1, waiting: 10, altogether: 10 },
    timeout: 1_000,
    memory: 64,
    idle: 60_000,
  },
  refusals,
);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

test('a job that computes beyond its budget is ended with its thread, and the next one is done', async () => {
  const signal = new AbortController().signal;
  await expect(pool.run('spin', { userId: 1, signal })).rejects.toMatchObject({ message: 'Too long.' });
  await expect(pool.run('done', { userId: 1, signal })).resolves.toBe('done');
});
