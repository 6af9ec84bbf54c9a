/**
 * The audit history with the entries of a year: the first page of each question, and pages deep in it, at the server,
 * beside the same question to plain tables with an index for it; and what it costs to record the look before it is shown.
 *   node bench/audit.ts [entries]     1,000,000 unless told (after a build)
 * MONGODB_TEST_URL: on that server, with what it looks through for each page in place of the tables by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ByHand } from './audit/by-hand.ts';
import { Year } from './audit/entries.ts';
import { Explained } from './audit/explained.ts';
import { Product, recording } from './audit/product.ts';
import { questions } from './audit/questions.ts';
import { median } from './requests/median.ts';

const [PAGE, PAGES, AT_ONCE] = [50, 1_000, 5_000];
/** At least so many, and as many more as fit into the time, in milliseconds: a server that runs is warm. */
const [LEAST, MOST, FOR] = [15, 401, 1_500];
const year = new Year(Number(process.argv[2] ?? 1_000_000));
const server = process.env['MONGODB_TEST_URL'];
const url = server && new URL(`/bench-audit-${process.pid}`, server).href;

const folder = mkdtempSync(join(tmpdir(), 'bench-audit-'));
const product = await Product.open(folder, url);
const byHand = url ? null : new ByHand(join(folder, 'hand.db'));
const explained = url ? await Explained.open(url) : null;

/** In milliseconds, by the clock and of the processor in all threads. */
let [writing, computing] = [0, 0];
for (let from = 0; from < year.entries; from += AT_ONCE) {
  const some = year.some(from, AT_ONCE);
  const [began, before] = [performance.now(), process.cpuUsage()];
  await product.write(some);
  const { user, system } = process.cpuUsage(before);
  writing += performance.now() - began;
  computing += (user + system) / 1000;
  byHand?.write(some);
}
const pace = (spent: number) => Math.round(year.entries / (spent / 1000));
console.log(
  `${year.entries} entries written, ${pace(writing)} a second, ${pace(computing)} a second of the processor\n`,
);

/** In milliseconds, by the clock. */
async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function beside(ours: number[], hand: number[]): string {
  const [our, their] = [median(ours), median(hand)];
  const [fastest, byThem] = [Math.min(...ours), Math.min(...hand)];
  const times = (ratio: number) => ratio.toFixed(1);
  return `${our.toFixed(3)} ms, by hand ${their.toFixed(3)} (${times(our / their)} times; the fastest ${times(fastest / byThem)})`;
}

for (const { what, filter, sql, before } of questions(year, PAGES * PAGE)) {
  const [ours, hand]: [number[], number[]] = [[], []];
  const ask = byHand?.ask(sql, PAGE + 1);
  let found = 0;
  const began = performance.now();
  for (let round = 0; round < LEAST || (round < MOST && performance.now() - began < FOR); round++) {
    ours.push(await timed(async () => (found = (await product.page(filter, PAGE, before)).entries.length)));
    if (ask) hand.push(await timed(ask));
  }
  if (ask && Math.min(ask().length, PAGE) !== found)
    throw new Error(`${what}: ${found} entries, by hand ${ask().length}`);
  const said = explained
    ? `${median(ours).toFixed(1)} ms; ${await explained.of(product.asked)}`
    : beside(ours, hand);
  console.log(`${what}: ${found} entries in ${said}`);
}

if (byHand) {
  const [ours, hand]: [number[], number[]] = [[], []];
  const [log, record] = [await recording(folder), byHand.recording()];
  for (let round = 0; round < 5 * LEAST; round++) {
    ours.push(await timed(() => log.once()));
    hand.push(await timed(record));
  }
  console.log(`\nthe look itself recorded, durably, which no figure above holds: ${beside(ours, hand)}`);
  await log.close();
}
byHand?.close();
await product.close();
await explained?.drop();
rmSync(folder, { recursive: true });
