import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { conversation } from './channel.ts';
import { openForWriting } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { NAMES, add, things } from './thing.fixture.ts';
import { tasksOf } from './tasks.ts';
import type { Definition, Unit } from './unit.ts';
import { Writer } from './writer.ts';

const folder = temporaryFolder();
const inFile = (): string => join(folder(), 'things.db');

describe.each([
  ['in memory', (): string => ':memory:'],
  ['in a file', inFile],
])('the writer %s', (_, place) => {
  let database: Database;
  const open = async (definition: Definition = things): Promise<void> => {
    database = await openDatabase(place(), definition);
  };
  afterEach(() => database.close());
  const names = (): string[] => database.rows<{ name: string }>(NAMES).map(({ name }) => name);

  test('a unit whose guard fails writes nothing and harms no neighbour', async () => {
    await open();
    const guarded = (name: string): Unit => ({
      guard: { sql: 'SELECT count(*) FROM things', params: [], equals: 1 },
      ...add(name),
    });
    const units = [add('a'), guarded('b'), guarded('c'), add('d')];
    const outcomes = await Promise.all(units.map((unit) => database.write(unit)));
    expect(outcomes.map(({ written }) => written)).toEqual([true, true, false, true]);
    expect(outcomes[2]).toEqual({ written: false, actual: 2 });
    expect(names()).toEqual(['a', 'b', 'd']);
  });

  test('an engine error undoes its whole batch, is told to all, and the next batch is taken', async () => {
    await open();
    const units = [add('a'), add('b', 'not a number'), add('c')];
    const results = await Promise.allSettled(units.map((unit) => database.write(unit)));
    for (const result of results) expect(result).toMatchObject({ reason: { name: 'UnavailableError' } });
    expect(names()).toEqual([]);
    await database.write(add('d'));
    expect(names()).toEqual(['d']);
  });

  test('a failed commit ends all writing, with the cause in every refusal', async () => {
    const owned =
      'CREATE TABLE owned (owner TEXT REFERENCES things (name) DEFERRABLE INITIALLY DEFERRED) STRICT';
    await open({ ...things, migrations: [...things.migrations, [owned]] });
    await database.write(add('a'));
    const orphan = { statements: [{ sql: `INSERT INTO owned VALUES ('nobody')`, params: [] }] };
    const first = await Promise.allSettled([database.write(add('b')), database.write(orphan)]);
    const later = await Promise.allSettled([database.write(add('c')), database.write(add('d'))]);
    // The commit that failed may have reached the disk; what came after it was never begun.
    for (const result of first) expect(result).toMatchObject({ reason: { name: 'OutcomeUnknownError' } });
    for (const result of later) expect(result).toMatchObject({ reason: { name: 'StoppedError' } });
    for (const result of [...first, ...later]) {
      expect(result).toMatchObject({
        reason: {
          message: expect.stringMatching(
            /things has stopped taking changes \(FOREIGN KEY.*restart/,
          ) as string,
        },
      });
    }
    expect(names()).toEqual(['a']);
  });

  test('closing finishes what was asked and can be asked twice', async () => {
    await open();
    const asked = Array.from({ length: 1_500 }, (_, n) => database.write(add(`${n}`)));
    const closed = Promise.all([database.close(), database.close()]);
    expect(await Promise.all(asked)).toHaveLength(1_500);
    await closed;
    await expect(database.write(add('late'))).rejects.toThrow('The things is closed.');
    expect(() => database.rows(NAMES)).toThrow(UnavailableError);
  });
});

test('a thread that dies over a batch: that one is perhaps written, what waits behind it is not', async () => {
  const dying = `require('node:worker_threads').parentPort.on('message', () => process.exit(1))`;
  const writer = new Writer('things', conversation(new Worker(dying, { eval: true })));
  const first = writer.write(add('a'));
  // The first is with the thread by now; the second waits for the next batch.
  await new Promise((resolve) => setImmediate(resolve));
  const results = await Promise.allSettled([first, writer.write(add('b'))]);
  const later = await Promise.allSettled([writer.write(add('c'))]);
  const names = [...results, ...later].map((result) => (result as { reason?: Error }).reason?.name);
  expect(names).toEqual(['OutcomeUnknownError', 'StoppedError', 'StoppedError']);
});

test('a full disk ends all writing; a start with room works again', async () => {
  const path = inFile();
  const full = await openDatabase(path, things);
  await full.write(add('a'));
  await full.write({ statements: [{ sql: 'PRAGMA max_page_count = 10', params: [] }] });
  await expect(full.write(add('x'.repeat(100_000)))).rejects.toThrow(
    'stopped taking changes (database or disk is full)',
  );
  await expect(full.write(add('b'))).rejects.toThrow('stopped taking changes (database or disk is full)');
  expect(full.rows(NAMES)).toHaveLength(1);
  await full.close();
  const again = await openDatabase(path, things);
  await again.write(add('b'));
  expect(again.rows(NAMES)).toEqual([{ name: 'a' }, { name: 'b' }]);
  await again.close();
});

test('units that wait share transactions', async () => {
  const path = inFile();
  const database = await openDatabase(path, things);
  const watcher = new DatabaseSync(path, { readOnly: true });
  const seen = new Set<unknown>();
  const watch = (): unknown => watcher.prepare('SELECT count(*) AS n FROM things').get()?.['n'];
  const asked = Array.from({ length: 512 }, (_, n) =>
    database.write(add(`${n}`)).then(() => seen.add(watch())),
  );
  await Promise.all(asked);
  expect([...seen]).toEqual([512]);
  watcher.close();
  await database.close();
});

test('a stalled writer holds up no read', async () => {
  const path = inFile();
  const database = await openDatabase(path, things);
  await database.write(add('a'));
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  let written = false;
  const stalled = database.write(add('b')).then(() => (written = true));
  // Fewer than the five seconds after which the writer would give up waiting for the other, on a busy machine too.
  for (let n = 0; n < 20; n += 1) {
    expect(database.rows(NAMES)).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(written).toBe(false);
  other.exec('COMMIT');
  other.close();
  await stalled;
  expect(database.rows(NAMES)).toHaveLength(2);
  await database.close();
});

test('closing leaves one file, with everything in it', async () => {
  const path = inFile();
  const database = await openDatabase(path, things);
  await database.write(add('a'));
  await database.close();
  expect(readdirSync(join(path, '..'))).toEqual(['things.db']);
});

test('a file that has gone meanwhile is left as any other', () => {
  const path = inFile();
  const connection = openForWriting(path, things);
  rmSync(path);
  expect(tasksOf(connection)({ task: 'leave' })).toEqual({ outcomes: [] });
  expect(connection.isOpen).toBe(false);
});
