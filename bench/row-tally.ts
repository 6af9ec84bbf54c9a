/**
 * What the tally of a collection's rows costs beside writing them: batches of documents like those of the case list,
 * with their proofs, written without and with it, in turn. New documents first, then the same again, some of which the
 * tally's memory of 500 proofs no longer holds.
 *   node bench/row-tally.ts [documents, 4000] [of one batch, 50] [rounds, 5]     (after a build)
 */
import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteReadModels } from '../backend/dist/adapters/read-models/sqlite.js';
import { withProof } from '../backend/dist/kernel/projecting/proof.js';
import { Tallies } from '../backend/dist/kernel/proving/tallies.js';
import { median } from './requests/median.ts';

const [documents, batch, rounds] = [2, 3, 4].map((at, n) => Number(process.argv[at] ?? [4_000, 50, 5][n]));
const key = createSecretKey(Buffer.alloc(32, 7));
const folder = mkdtempSync(join(tmpdir(), 'bench-tally-'));
const collection = {
  name: 'rows',
  version: 1,
  indexes: [['status'], ['owner', 'updated']],
  search: ['last_name'],
};
const row = (n: number, updated: number) => ({
  id: n,
  last_name: `Okafor ${n}`,
  owner: n % 40,
  status: 'in_progress',
  updated,
  note: 'Needs briefs because of urge incontinence after a stroke. '.repeat(12),
});

/** Microseconds of the processor for each document, all threads together: new ones, and the same again. */
async function round(name: string, counted: boolean): Promise<number[]> {
  const models = await openSqliteReadModels(join(folder, `${name}.sqlite`));
  await models.open([collection]);
  const tallies = new Tallies(models, key);
  let position = 0;
  const pass = async (updated: number) => {
    const before = process.cpuUsage();
    for (let n = 0; n < documents!; n += batch!) {
      const writes = Array.from({ length: batch! }, (_, i) => ({
        id: `${n + i}`,
        document: row(n + i, updated),
      }));
      const checkpoint = String((position += 1)).padStart(20, '0');
      if (counted) await tallies.apply('rows', writes, checkpoint);
      else {
        const proven = writes.map(({ id, document }) => ({
          id,
          document: withProof(key, 'rows', id, document),
        }));
        await models.apply('rows', proven, checkpoint);
      }
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / documents!;
  };
  const spent = [await pass(1), await pass(2)];
  await models.close();
  return spent;
}

try {
  await round('warm', true);
  const found = { without: [] as number[][], with: [] as number[][] };
  for (let n = 0; n < rounds!; n += 1) {
    found.without.push(await round(`without-${n}`, false));
    found.with.push(await round(`with-${n}`, true));
  }
  console.log(
    `| ${documents} documents in batches of ${batch} | without | with | ratio |\n|---|---|---|---|`,
  );
  ['new', 'the same again'].forEach((told, at) => {
    const [bare, counted] = [found.without, found.with].map((all) => median(all.map((one) => one[at]!)));
    console.log(
      `| ${told} | ${bare!.toFixed(0)} µs | ${counted!.toFixed(0)} µs | ${(counted! / bare!).toFixed(2)} |`,
    );
  });
} finally {
  rmSync(folder, { recursive: true });
}
