import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { kernel, actor, testClock } from '../../testing/boxes.ts';
import { forgeEvent, rewriteLog, rewriteMark } from '../../testing/rewritten-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';
import { AccessLog } from '../access/access-log.ts';
import { openCheckpoint } from '../evidence/checkpoint.ts';
import { parseVkey } from '../evidence/note-keys.ts';
import { walkLog } from '../log/walk-log.ts';
import { type KeptCheckpoint } from './kept-checkpoints.ts';
import { Marking } from './log-mark.ts';

const folder = temporaryFolder();
const siteKey = Buffer.alloc(32, 7);
const checkpointKey = generateKeyPairSync('ed25519').privateKey;

async function opened(at: string, key = checkpointKey) {
  const log = await openSqliteEventLog(join(at, 'events.sqlite'));
  const secrets = await openSqliteSecrets(join(at, 'secrets.sqlite'));
  const models = await openSqliteReadModels(':memory:');
  return kernel({ log, secrets, models, siteKey, kept: true, checkpointKey: key });
}
type Site = Awaited<ReturnType<typeof opened>>;

async function started(at: string, key = checkpointKey): Promise<Site> {
  const site = await opened(at, key);
  await site.start();
  return site;
}

/** In one append: what takes its time on a disk is the appends. */
const place = (site: Site, stream: string, count: number) =>
  site.append(
    stream,
    ...Array.from(
      { length: count },
      (_, n) => ({ type: 'BoxPlaced', data: { room: 'A', label: `${n}` } }) as const,
    ),
  );

async function signedUpTo(site: Site, size: number): Promise<KeptCheckpoint[]> {
  await until(async () => ((await site.checkpoints.kept()).at(-1)?.size ?? 0) >= size);
  return site.checkpoints.kept();
}

const sizes = (kept: readonly KeptCheckpoint[]) => kept.map(({ size }) => size);

async function allSigned(site: Site): Promise<void> {
  const keys = (await site.checkpoints.keys()).map(parseVkey);
  const marking = new Marking();
  const kept = await site.checkpoints.kept();
  marking.watch(sizes(kept));
  await walkLog(site.log, null, (event) => marking.add(event));
  for (const { note, size } of kept)
    expect(openCheckpoint(note, keys)).toMatchObject({ size, root: marking.roots.get(size) });
}

async function refusal(at: string): Promise<string> {
  const site = await opened(at);
  try {
    await site.start();
    return 'it starts';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await site.close();
  }
}

test('every hundred events a checkpoint is signed, and each is that of the log', async () => {
  const site = await started(folder());
  await place(site, 'box-1', 250);
  const kept = await signedUpTo(site, 200);
  expect(sizes(kept)).toEqual(expect.arrayContaining([100, 200]));
  // Those of the day's beginning aside, there are no others.
  expect(sizes(kept).filter((size) => size > 10 && size % 100 !== 0).length).toBeLessThanOrEqual(1);
  await allSigned(site);
  await site.close();
});

test('with the first events of another day one is signed, whichever way the clock was set', async () => {
  const at = folder();
  const clock = testClock();
  const site = await kernel({
    clock,
    siteKey,
    checkpointKey,
    kept: true,
    log: await openSqliteEventLog(join(at, 'events.sqlite')),
  });
  await site.start();
  await site.append('box-1', { type: 'BoxPlaced', data: { room: 'A', label: '1' } });
  await until(async () => (await site.checkpoints.kept()).length === 1);
  clock.pass(86_400_000);
  await site.append('box-2', { type: 'BoxPlaced', data: { room: 'A', label: '2' } });
  await until(async () => (await site.checkpoints.kept()).length === 2);
  clock.pass(-3 * 86_400_000);
  await site.append('box-3', { type: 'BoxPlaced', data: { room: 'A', label: '3' } });
  await until(async () => (await site.checkpoints.kept()).length === 3);
  expect((await site.checkpoints.kept()).map(({ at: signed }) => signed.slice(0, 10))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-19',
  ]);
  await allSigned(site);
  await site.close();
});

test('what leaves the site is covered by a checkpoint that is signed behind it', async () => {
  const site = await started(folder());
  await signedUpTo(site, 1);
  const access = new AccessLog(site.log, site.codec, site.clock);
  const data = {
    ...{ action: 'export' as const, route: 'GET /cases/:id/pdf' },
    ...{ patients: [1], object: 'case-1', format: 'pdf' },
  };
  await access.record(actor(), { type: 'PatientDataDisclosed', data });
  const events = (await site.log.readAll(null, 100)).length;
  await signedUpTo(site, events);
  await allSigned(site);
  await site.close();
});

test('on demand everything is signed, and twice the same is one', async () => {
  const site = await started(folder());
  await place(site, 'box-1', 7);
  const events = (await site.log.readAll(null, 100)).length;
  await until(async () => (await site.keeper.checkpoint())?.size === events);
  const [one, other] = [await site.keeper.checkpoint(), await site.keeper.checkpoint()];
  expect(one).toEqual(other);
  expect((await site.checkpoints.kept()).filter(({ size }) => size === events)).toHaveLength(1);
  await site.close();
});

test('a process that is killed between an append and its checkpoint leaves it to the next', async () => {
  const at = folder();
  const site = await started(at);
  await place(site, 'box-1', 40);
  await site.close();
  // As a kill leaves it: appended, and neither marked nor signed.
  const killed = await opened(at);
  await place(killed, 'box-2', 180);
  await killed.close();
  const next = await started(at);
  expect(sizes(await signedUpTo(next, 200))).toEqual(expect.arrayContaining([100, 200]));
  await allSigned(next);
  await next.close();
});

test('two processes of one site sign the same, and each is kept once', async () => {
  const one = await started(folder());
  const other = await kernel({ log: one.log, secrets: one.secrets, siteKey, checkpointKey });
  await other.start();
  await place(one, 'box-1', 230);
  await signedUpTo(one, 200);
  await until(async () => ((await other.keeper.checkpoint())?.size ?? 0) >= 231);
  const kept = await one.checkpoints.kept();
  expect(new Set(sizes(kept)).size).toBe(kept.length);
  expect(await one.checkpoints.keys()).toHaveLength(1);
  await allSigned(one);
  await other.projector.stop();
  await other.keeper.stop();
  await one.close();
});

test('another key is recorded in the log; what the old one signed stays good under the old one', async () => {
  const at = folder();
  const first = await started(at);
  await place(first, 'box-1', 120);
  await signedUpTo(first, 100);
  await first.close();
  const second = await started(at, generateKeyPairSync('ed25519').privateKey);
  await place(second, 'box-2', 120);
  await signedUpTo(second, 200);
  const keys = await second.checkpoints.keys();
  expect(keys).toHaveLength(2);
  await allSigned(second);
  const newest = (await second.checkpoints.kept()).at(-1)!;
  expect(() => openCheckpoint(newest.note, [parseVkey(keys[0]!)])).toThrow('signed by one of the keys');
  await second.close();
});

/** Somebody who has the site key. */
async function rewriteWithMark(at: string, change: (database: DatabaseSync) => void): Promise<void> {
  rewriteLog(at, change);
  const site = await opened(at);
  await rewriteMark(site);
  await site.close();
}

test('a log that was rewritten together with its hashes and the mark of the vault is refused at the start', async () => {
  const at = folder();
  const site = await started(at);
  await place(site, 'box-1', 130);
  await signedUpTo(site, 100);
  await site.close();
  expect(await refusal(at)).toBe('it starts');
  await rewriteWithMark(at, (database) => forgeEvent(database, 60));
  expect(await refusal(at)).toMatch(
    /^The event log was altered: its first 100 events are not those that were signed in the checkpoint of event 100\./,
  );
});

test('a log that was cut off together with the mark of the vault is refused at the start', async () => {
  const at = folder();
  const site = await started(at);
  await place(site, 'box-1', 130);
  await signedUpTo(site, 100);
  await site.close();
  await rewriteWithMark(at, (database) => {
    database.exec(`DELETE FROM events WHERE position > 90; UPDATE sqlite_sequence SET seq = 90`);
  });
  expect(await refusal(at)).toMatch(
    /^The event log ends with event 90, but a checkpoint of event 1\d\d was signed/,
  );
});
