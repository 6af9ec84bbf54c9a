import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { backUp } from './backup.ts';
import { sumFile } from '../../adapters/disk/durable-files.ts';
import {
  contentOf,
  eventsInFile,
  eventsOf,
  folderWith,
  newEvent,
  servedFolder,
} from './kept-events.fixture.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const folder = temporaryFolder();
const now = (): Date => new Date('2026-11-21T10:00:00.000Z');
const product = '1.2.3';

test('a backup under load ends, and holds everything acknowledged before it began', async () => {
  const dataDir = join(folder(), 'data');
  const target = join(folder(), 'backups', 'monday');
  const engines = await servedFolder(dataDir, 20_000);
  const before = await eventsOf(engines.log);
  const load = appending(engines.log);
  await load.going;
  const manifest = await backUp({ dataDir, target, product, now });
  const appended = await load.stop();
  const all = await eventsOf(engines.log);
  expect(all).toHaveLength(before.length + appended);
  await engines.secrets.put('still', 'served');
  await engines.close();

  const copied = manifest.log.events;
  expect(copied).toBeGreaterThanOrEqual(before.length);
  // The load went on while the copy was made: or else this shows nothing.
  expect(copied).toBeLessThan(all.length);
  const empty = join(folder(), 'machine', 'data');
  await restore({ source: target, dataDir: empty, replace: false, now });
  const restored = await contentOf(empty);
  expect(restored.events).toEqual(all.slice(0, copied));
  expect(restored.secret).toBe(`key of ${dataDir}`);
});

test('its manifest says what it is', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 12);
  const target = join(folder(), 'monday');
  await backUp({ dataDir, target, product, now });
  const events = await eventsInFile(target);
  expect(readManifest(target)).toMatchObject({
    format: 'vouchwell-backup',
    product,
    created_at: '2026-11-21T10:00:00.000Z',
    log: { events: 12, last_position: 12, first_event: events[0]!.id, last_event: events[11]!.id },
  });
});

test('it holds the log, the secrets and the manifest, each one file for the owner alone', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 3);
  const target = join(folder(), 'monday');
  const { files } = await backUp({ dataDir, target, product, now });
  expect(readdirSync(target).sort()).toEqual(['events.sqlite', 'manifest.json', 'secrets.sqlite']);
  for (const name of readdirSync(target)) expect(statSync(join(target, name)).mode & 0o077).toBe(0);
  expect(statSync(target).mode & 0o077).toBe(0);
  for (const { name, ...sum } of files) expect(await sumFile(join(target, name))).toEqual(sum);
});

test('it leaves the data as it was', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 3);
  const before = await contentOf(dataDir);
  await backUp({ dataDir, target: join(folder(), 'monday'), product, now });
  expect(await contentOf(dataDir)).toEqual(before);
});

test('a folder that holds something, a folder in the data and a folder without data are refused', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 3);
  const full = folder();
  writeFileSync(join(full, 'letter.txt'), 'mine');
  await expect(backUp({ dataDir, target: full, product, now })).rejects.toThrow('is not an empty folder');
  expect(readdirSync(full)).toEqual(['letter.txt']);
  const inside = join(dataDir, 'monday');
  await expect(backUp({ dataDir, target: inside, product, now })).rejects.toThrow('lies in the data folder');
  const target = join(folder(), 'monday');
  await expect(backUp({ dataDir: folder(), target, product, now })).rejects.toThrow('nothing to back up');
});

test('a backup that fails leaves nothing behind', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 3);
  writeFileSync(join(dataDir, 'secrets.sqlite'), 'no database at all, but long enough to look like a page');
  const parent = folder();
  mkdirSync(join(parent, 'monday'));
  const failing = backUp({ dataDir, target: join(parent, 'monday'), product, now });
  await expect(failing).rejects.toThrow('is not a database');
  expect(readdirSync(parent)).toEqual(['monday']);
  expect(readdirSync(join(parent, 'monday'))).toEqual([]);
});

/** Appends to many streams at once until it is told to stop. */
function appending(log: EventLog): { going: Promise<unknown>; stop: () => Promise<number> } {
  let stopped = false;
  let appended = 0;
  const writer = async (name: string): Promise<void> => {
    for (let n = 0; !stopped; n += 1) {
      await log.append(name, [newEvent(n)], n === 0 ? 'none' : n - 1);
      appended += 1;
    }
  };
  const writers = Array.from({ length: 16 }, (_, n) => writer(`load-${n}`));
  const stop = async (): Promise<number> => {
    stopped = true;
    await Promise.all(writers);
    return appended;
  };
  return { going: new Promise((resolve) => setTimeout(resolve, 50)), stop };
}
