import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { box, kernel, type KernelSetup } from '../../testing/boxes.ts';
import { until } from '../../testing/until.ts';
import { acceptLog } from './accept-log.ts';
import { LogVerification } from './log-verification.ts';
import { LOG_MARK, type LogMark, readMark } from './log-mark.ts';

const folder = temporaryFolder();
const siteKey = Buffer.alloc(32, 7);
const LOG = 'events.sqlite';
const SECRETS = 'secrets.sqlite';
const MODELS = 'models.sqlite';

const placed = { type: 'BoxPlaced', data: { room: 'A', label: 'new' } } as const;
const weighed = { type: 'WeightAdded', data: { grams: 1 } } as const;

async function opened(at: string, more: Pick<KernelSetup, 'readThrough'> = {}) {
  const log = await openSqliteEventLog(join(at, LOG));
  const secrets = await openSqliteSecrets(join(at, SECRETS));
  const models = await openSqliteReadModels(join(at, MODELS));
  return kernel({ log, secrets, models, siteKey, kept: true, ...more });
}

/** One run of the site: a clean start, some boxes, a clean stop. */
async function run(at: string, ...boxes: number[]) {
  const site = await opened(at);
  await site.start();
  for (const n of boxes) {
    await site.append(`box-${n}`, { type: 'BoxPlaced', data: { room: 'A', label: `${n}` }, subject: n });
  }
  await site.close();
}

/** A copy of the folder as it is now, to take older files from. */
function copied(at: string): string {
  const copy = folder();
  cpSync(at, copy, { recursive: true });
  return copy;
}

function replace(at: string, from: string, ...names: string[]): void {
  for (const name of names) {
    for (const end of ['', '-wal', '-shm']) rmSync(join(at, name + end), { force: true });
    copyFileSync(join(from, name), join(at, name));
  }
}

async function refusal(at: string, more: Pick<KernelSetup, 'readThrough'> = {}): Promise<string> {
  let site: Awaited<ReturnType<typeof opened>> | undefined;
  try {
    site = await opened(at, more);
    await site.start();
    return 'it starts';
  } catch (error) {
    expect([(error as Error).name, (error as Error).message]).toEqual(['StartError', expect.any(String)]);
    return (error as Error).message;
  } finally {
    await site?.close();
  }
}

/** What nobody may do, done past the triggers that forbid it. */
function inLog(at: string, ...statements: string[]): void {
  const database = new DatabaseSync(join(at, LOG));
  const triggers = database.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`).all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
  for (const statement of statements) database.exec(statement);
  for (const { sql } of triggers) database.exec(String(sql));
  database.close();
}

let at: string;
let older: string;
beforeEach(async () => {
  at = folder();
  await run(at, 1, 2, 3);
  older = copied(at);
  await run(at, 4, 5);
});

test('a site starts again and again, and its mark is that of the whole log after a clean stop', async () => {
  await run(at);
  await run(at, 6);
  const site = await opened(at);
  await site.keeper.check();
  const mark = await readMark(site.vault);
  const events = await site.log.readAll(null, 1000);
  expect(mark).toMatchObject({
    events: events.length,
    first: events[0]!.id,
    last: { id: events.at(-1)!.id },
  });
  expect(mark!.number).toBeGreaterThan(1);
  expect(site.alarms).toEqual([]);
  await site.close();
});

test('while it runs, the mark follows', async () => {
  const site = await opened(at);
  await site.start();
  await site.append('box-9', { type: 'BoxPlaced', data: { room: 'A', label: 'new' } });
  const events = (await site.log.readAll(null, 1000)).length;
  while ((await readMark(site.vault))!.events < events) await new Promise((next) => setImmediate(next));
  await site.close();
});

test('a hundred events are marked without waiting for the time of a mark to be over', async () => {
  const site = await kernel({ siteKey, kept: true, markEveryMs: 3_600_000 });
  await site.start();
  const marked = async () => (await readMark(site.vault))!;
  const allMarked = async () =>
    until(async () => (await marked()).events === (await site.log.readAll(null, 1000)).length);
  const many = (count: number) => Array.from({ length: count }, () => weighed);
  await site.append('box-1', placed, ...many(149));
  await allMarked();
  const { number } = await marked();
  for (const n of [2, 3]) {
    await site.append(box(n), placed);
    await site.append(box(n), ...many(99));
    await allMarked();
  }
  // One for each hundred, and none for what came before it was full.
  expect((await marked()).number).toBe(number + 2);
  await site.close();
});

test('a shorter log is refused: the vault remembers more', async () => {
  replace(at, older, LOG);
  expect(await refusal(at)).toMatch(
    /^The event log ends with event 4 of 2026-11-21 12:00:00 UTC, but the secrets know 6 events, up to 2026-11-21 12:00:00 UTC: the newest 2 are lost\. .*npm run repair/,
  );
});

test('a shorter log with its own older vault is refused: the read models remember more', async () => {
  replace(at, older, LOG, SECRETS);
  expect(await refusal(at)).toMatch(/secrets are older than the event log|read models know 6 events/);
});

test('an older vault is refused, also without read models', async () => {
  replace(at, older, SECRETS);
  expect(await refusal(at)).toMatch(/^The secrets are older than the event log: what they kept since 2026/);
  rmSync(join(at, MODELS));
  expect(await refusal(at)).toMatch(/^The secrets are older than the event log/);
});

test('a key that is gone is noticed, also where its events lie before the mark and are not read again', async () => {
  const gone = async (name: string) => {
    const secrets = await openSqliteSecrets(join(at, SECRETS));
    await secrets.delete(name);
    await secrets.close();
  };
  const long = { readThrough: 0 };
  expect(await refusal(at, long)).toBe('it starts');
  await gone('patient-key/2');
  expect(await refusal(at, long)).toMatch(
    /^The secrets lack 1 keys .* \(patient-key\/2\): what these sealed/,
  );
  // A mark of an older version does not tell of whom its events are: the log is read through once.
  const site = await opened(at);
  await site.vault.update<LogMark>(LOG_MARK, (mark) => {
    const { subjects: _, ...older } = mark!;
    return older;
  });
  await site.close();
  await gone('patient-key/3');
  expect(await refusal(at, long)).toMatch(/^The secrets lack 2 keys .* \(patient-key\/2, patient-key\/3\)/);
});

test('an empty log beside a used vault is refused, and so is one that is missing', async () => {
  rmSync(join(at, LOG));
  expect(await refusal(at)).toMatch(/^The event log is empty, but the secrets know 6 events/);
  // The refused start has made an empty file.
  expect(await refusal(at)).toMatch(/^The event log is empty, but the secrets know 6 events/);
});

test('an empty log beside an empty vault is refused where the read models show a site', async () => {
  const lost = /^The read models show a site, but the event log and the secrets .* are empty: both are lost/;
  for (const name of [LOG, SECRETS]) rmSync(join(at, name));
  expect(await refusal(at)).toMatch(lost);
  // Emptied by the file system, or by the refused start; nothing of the read models went.
  for (const name of [LOG, SECRETS]) writeFileSync(join(at, name), '');
  expect(await refusal(at)).toMatch(lost);
  rmSync(join(at, MODELS));
  expect(await refusal(at)).toBe('it starts');
});

test('another site’s log and another site’s vault are refused', async () => {
  const other = folder();
  await run(other, 1, 2, 3, 4, 5, 6, 7);
  replace(at, other, LOG);
  expect(await refusal(at)).toMatch(/^The secrets belong to another event log/);
});

test('another branch of history is refused, by the vault as by the read models', async () => {
  await run(older, 7, 8, 9);
  replace(at, older, LOG);
  expect(await refusal(at)).toMatch(/^The event log is not the one that the secrets know: its event 6/);
  replace(at, older, SECRETS);
  expect(await refusal(at)).toMatch(/^The event log is not the one that the read models know/);
  rmSync(join(at, MODELS));
  expect(await refusal(at)).toBe('it starts');
});

test('read models that are older or gone are made current', async () => {
  replace(at, older, MODELS);
  expect(await refusal(at)).toBe('it starts');
  rmSync(join(at, MODELS));
  const site = await opened(at);
  await site.start();
  expect(await site.models.count('boxes', {})).toBe(5);
  await site.close();
});

test('a removed, a replaced and a moved event are noticed at the start', async () => {
  const [removed, replaced, moved] = [copied(at), copied(at), copied(at)];
  inLog(removed, 'DELETE FROM events WHERE position = 3');
  inLog(
    replaced,
    `UPDATE events SET metadata = json_remove(metadata, '$.hash'), data = '{"room":"B"}' WHERE position = 3`,
  );
  inLog(
    moved,
    'UPDATE events SET position = 100 WHERE position = 3',
    'UPDATE events SET position = 3 WHERE position = 4',
    'UPDATE events SET position = 4 WHERE position = 100',
  );
  for (const one of [removed, replaced, moved]) expect(await refusal(one)).toMatch(/altered/);
});

test('what a pass has found altered the next start looks for, however long the log is, and a repair settles it', async () => {
  const long = { readThrough: 1 };
  inLog(
    at,
    `UPDATE events SET metadata = json_remove(metadata, '$.hash'), data = '{"room":"B"}' WHERE position = 3`,
  );
  expect(await refusal(at, long)).toBe('it starts');
  const site = await opened(at, long);
  await site.start();
  await new LogVerification({ ...site, alarm: () => undefined }).pass(() => Promise.resolve());
  await site.close();
  expect(await refusal(at, long)).toMatch(/^The event log was altered/);
  expect(await refusal(at, long)).toMatch(/^The event log was altered/);
  const repaired = await opened(at, long);
  const decision = {
    type: 'LogRepaired',
    data: { events: 6, lost_from: '', lost_events: 0, lost_keys: 0 },
  } as const;
  await acceptLog(repaired, decision, {}, 'no other copy');
  await repaired.close();
  expect(await refusal(at, long)).toBe('it starts');
});

test('a missing protection against changes is noticed', async () => {
  const database = new DatabaseSync(join(at, LOG));
  database.exec('DROP TRIGGER events_are_never_deleted');
  database.close();
  expect(await refusal(at)).toMatch(/events\.sqlite was altered: it lacks its protection against changes/);
});

test('a damaged event is named in an alarm and hinders nothing else', async () => {
  inLog(at, `UPDATE events SET data = replace(data, 'sealed', 'sea1ed') WHERE position = 3`);
  const site = await opened(at);
  await site.start();
  expect(site.alarms.join()).toMatch(/BoxPlaced at position 0*3 \(box-2, revision 0\) is damaged/);
  await site.close();
});

test('an event with the name of another stream damages both: the one it names, and the one that lacks it', async () => {
  const site = await opened(at);
  await site.start();
  for (const grams of [1, 2]) await site.append('box-2', { type: 'WeightAdded', data: { grams } });
  await site.close();
  inLog(at, `UPDATE events SET stream = 'box-9' WHERE stream = 'box-2' AND revision = 1`);
  const again = await opened(at);
  await again.start();
  expect([...again.damaged.all].sort()).toEqual(['box-2', 'box-9']);
  expect(again.alarms.join()).toMatch(/box-2, revision 2\) is damaged: revision 1 of its stream is missing/);
  await again.close();
});

test('an existing log is hashed once, by an event', async () => {
  const site = await opened(folder());
  const id = 'de305d54-75b4-431b-adb2-eb6b9e546014';
  const metadata = { version: 1, at: '2026-01-01T00:00:00.000Z', actor: {}, subject: null };
  await site.log.append(
    'box-1',
    [{ id, type: 'BoxPlaced', data: { room: 'A', label: 'old' }, metadata }],
    'none',
  );
  await site.start();
  await site.append('box-1', { type: 'WeightAdded', data: { grams: 1 } });
  const again = await kernel({ ...site, siteKey, kept: true });
  await again.start();
  const log = await again.log.readStream('log', 0, 10);
  expect(log.map(({ type, data }) => [type, data['events']])).toEqual([['LogHashed', 1]]);
  await again.projector.stop();
  await site.close();
});
