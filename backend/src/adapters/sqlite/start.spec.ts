import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition as eventLog } from '../event-log/sqlite-events.ts';
import { definition as readModels } from '../read-models/tables.ts';
import { definition as secrets } from '../secrets/sqlite.ts';
import { openForWriting, verifySettings } from './connection.ts';
import { openDatabase } from './database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { NAMES, add, things } from './thing.fixture.ts';
import type { Definition } from './unit.ts';

const folder = temporaryFolder();

/** A file with enough rows to fill many pages. */
async function filled(): Promise<string> {
  const path = join(folder(), 'things.db');
  const database = await openDatabase(path, things);
  await Promise.all(Array.from({ length: 500 }, (_, n) => database.write(add(`${n} ${'x'.repeat(200)}`))));
  await database.close();
  return path;
}

/** The file opens no more, for a reason said in one line, and is as it was. */
async function refused(path: string, reason: RegExp, definition: Definition = things): Promise<void> {
  const before = readFileSync(path);
  const error: unknown = await openDatabase(path, definition).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(reason) as string });
  expect((error as Error).message).not.toContain('\n');
  expect((error as Error).message.startsWith(path)).toBe(true);
  expect(readFileSync(path).equals(before)).toBe(true);
}

/** Changes bytes of a file in place. */
function spoil(path: string, change: (bytes: Buffer) => Buffer | void): void {
  const bytes = readFileSync(path);
  writeFileSync(path, change(bytes) ?? bytes);
}

test('a file that is no database is refused and left alone', async () => {
  const path = join(folder(), 'things.db');
  writeFileSync(path, 'Dear diary, '.repeat(1_000));
  await refused(path, /is not a database\. Nothing was changed\. Restore it from a backup\.$/);
  writeFileSync(path, 'short');
  await refused(path, /is not a database/);
});

test.each<[string, (bytes: Buffer) => Buffer | void]>([
  ['with a spoiled header', (bytes) => void bytes.fill(0x41, 0, 16)],
  ['with a spoiled first page', (bytes) => void bytes.fill(0xff, 100, 4_096)],
  ['with a spoiled page in the middle', (bytes) => void bytes.fill(0x5a, 4_096 * 12, 4_096 * 14)],
  ['cut in half', (bytes) => bytes.subarray(0, 4_096 * 9)],
  ['cut within a page', (bytes) => bytes.subarray(0, bytes.length - 1_000)],
])('a database %s is refused and left alone', async (_, change) => {
  const path = await filled();
  spoil(path, change);
  await refused(path, /is (damaged|not a database)\. Nothing was changed\./);
});

test.each([4, 5, 7])(
  'a header of which bit %s says that nothing may be written is found by the start, not by the first change',
  async (bit) => {
    const path = await filled();
    spoil(path, (bytes) => void (bytes[18]! ^= 1 << bit));
    await refused(path, /can be read and not written: .*is damaged\. Nothing was changed\. Restore it/);
  },
);

test('a header that has lost its version is damage, and nothing is begun anew in it', async () => {
  const path = await filled();
  spoil(path, (bytes) => void bytes.fill(0, 60, 64));
  await refused(path, /is damaged\. Nothing was changed\. Restore it/);
});

test('a header that names a format of no version is damage', async () => {
  const path = await filled();
  spoil(path, (bytes) => void (bytes[47]! ^= 1 << 5));
  await refused(path, /is damaged\. Nothing was changed\. Restore it/);
});

test('an emptied file with changes waiting beside it is refused', async () => {
  const path = join(folder(), 'things.db');
  writeFileSync(path, '');
  writeFileSync(`${path}-wal`, 'waiting');
  await refused(path, /is damaged/);
  expect(readFileSync(`${path}-wal`, 'utf8')).toBe('waiting');
});

test('a damaged file with changes waiting beside it is refused, and both are left alone', async () => {
  const [source, copy] = [await filled(), join(folder(), 'things.db')];
  const database = await openDatabase(source, things);
  await Promise.all(Array.from({ length: 50 }, (_, n) => database.write(add(`waiting ${n}`))));
  for (const end of ['', '-wal']) copyFileSync(`${source}${end}`, `${copy}${end}`);
  await database.close();
  spoil(copy, (bytes) => void bytes.fill(0x5a, 4_096 * 12, 4_096 * 14));
  const waiting = readFileSync(`${copy}-wal`);
  expect(waiting.length).toBeGreaterThan(4_096);
  await refused(copy, /is damaged/);
  expect(readFileSync(`${copy}-wal`).equals(waiting)).toBe(true);
});

test('what cannot be rebuilt is written at FULL', () => {
  const levels = [eventLog, secrets, readModels].map(({ synchronous }) => synchronous);
  expect(levels).toEqual(['FULL', 'FULL', 'NORMAL']);
  expect(new Set([eventLog, secrets, readModels].map(({ applicationId }) => applicationId)).size).toBe(3);
});

test('an empty file, as a start cut off early leaves it, is used', async () => {
  const path = join(folder(), 'things.db');
  writeFileSync(path, '');
  const database = await openDatabase(path, things);
  await database.write(add('first'));
  expect(database.rows(NAMES)).toHaveLength(1);
  await database.close();
});

test("another program's database, another kind and a newer version are refused", async () => {
  const foreign = join(folder(), 'foreign.db');
  const own = new DatabaseSync(foreign);
  own.exec('CREATE TABLE bookmarks (url TEXT)');
  own.close();
  await refused(
    foreign,
    /does not hold Vouchwell's things: it is another program's file, or damaged\. .* Restore it/,
  );
  const path = await filled();
  await refused(path, /does not hold Vouchwell's other/, { ...things, title: 'other', applicationId: 4712 });
  await refused(
    path,
    /was written by a newer version of Vouchwell, or is damaged where it tells its version\. Nothing/,
    { ...things, migrations: [] },
  );
});

test('an older file is brought up to date, keeping what it holds', async () => {
  const path = await filled();
  const migrations = [...things.migrations, ['ALTER TABLE things ADD COLUMN colour TEXT']];
  const database = await openDatabase(path, { ...things, migrations });
  expect(database.rows({ sql: 'SELECT colour FROM things', params: [] })).toHaveLength(500);
  await database.close();
  await refused(path, /newer version/);
});

test('a folder in the place of the file, and a missing folder, are refused in one line', async () => {
  const where = folder();
  mkdirSync(join(where, 'things.db'));
  for (const path of [join(where, 'things.db'), join(where, 'missing', 'things.db')]) {
    const opening = openDatabase(path, things);
    await expect(opening).rejects.toMatchObject({ name: 'StartError' });
    await expect(opening).rejects.toThrow(/^\S+ cannot be opened: [^\n]+$/);
  }
});

test.each(['FULL', 'NORMAL'] as const)(
  'synchronous is read back on the writing connection: %s',
  (synchronous) => {
    const path = join(folder(), 'things.db');
    const definition = { ...things, synchronous };
    const connection = openForWriting(path, definition);
    expect(connection.prepare('PRAGMA synchronous').get()).toEqual({
      synchronous: synchronous === 'FULL' ? 2 : 1,
    });
    connection.exec('PRAGMA synchronous = OFF');
    expect(() => verifySettings(path, connection, definition)).toThrow(
      'cannot be written durably: synchronous is 0',
    );
    connection.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA journal_mode = DELETE`);
    expect(() => verifySettings(path, connection, definition)).toThrow(`its journal is 'delete'`);
    connection.close();
  },
);
