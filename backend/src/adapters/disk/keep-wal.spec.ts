import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { unverifiedFrom } from '../sqlite/wal.ts';
import { discardKept, keepWal } from './keep-wal.ts';

const folder = temporaryFolder();
const [HEADER, FRAME] = [32, 24 + 4096];

/** A database with a write-ahead log of many commits, as a kill leaves both. `rows`: of the log's latest turn. */
function cutOff(rows: number, earlier = 0): string {
  const [source, path] = [join(folder(), 'source.sqlite'), join(folder(), 'things.sqlite')];
  const writer = new DatabaseSync(source);
  writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE things (name TEXT)');
  const add = writer.prepare('INSERT INTO things VALUES (?)');
  for (let n = 0; n < earlier; n += 1) add.run(`earlier ${n}`);
  // Folded in, but not emptied: the next commit begins it again, over what stands there.
  if (earlier > 0) writer.exec('PRAGMA wal_checkpoint(RESTART)');
  for (let n = 0; n < rows; n += 1) add.run(`thing ${n}`);
  for (const end of ['', '-wal']) copyFileSync(source + end, path + end);
  writer.close();
  return path;
}

function spoil(path: string, change: (bytes: Buffer) => Buffer | void): Buffer {
  const bytes = readFileSync(path);
  writeFileSync(path, change(bytes) ?? bytes);
  return readFileSync(path);
}

const kept = (path: string) => readdirSync(join(path, '..')).filter((name) => name.includes('.kept-'));

/** What SQLite reads of it, in a copy. */
function read(path: string): number {
  const copy = join(folder(), 'copy.sqlite');
  for (const end of ['', '-wal']) copyFileSync(path + end, copy + end);
  const database = new DatabaseSync(copy);
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'things'`).get();
  const rows = table ? Number(database.prepare('SELECT count(*) AS n FROM things').get()?.['n']) : 0;
  database.close();
  return rows;
}

test('a log of which all is read is not kept, nor one behind whose end its earlier turns lie', async () => {
  for (const path of [cutOff(20), cutOff(5, 40)]) {
    const wal = readFileSync(`${path}-wal`);
    expect(unverifiedFrom(`${path}-wal`)).toBeNull();
    await keepWal(path);
    expect(kept(path)).toEqual([]);
    expect(readFileSync(`${path}-wal`).equals(wal)).toBe(true);
  }
  // The page after the last of its turn is there, and is not read.
  expect(readFileSync(`${cutOff(5, 40)}-wal`).length).toBeGreaterThan(HEADER + 20 * FRAME);
  expect(unverifiedFrom(join(folder(), 'none'))).toBeNull();
});

test('wherever one bit is flipped, SQLite reads less and the whole log is kept, once', async () => {
  const places = [0, 5, 9, 13, 17, 25, HEADER + 1, HEADER + 9, HEADER + 13, HEADER + 17, HEADER + 100];
  for (const place of [
    ...places,
    HEADER + 7 * FRAME + 9,
    HEADER + 7 * FRAME + 13,
    HEADER + 19 * FRAME + 700,
  ]) {
    const path = cutOff(20);
    const wal = spoil(`${path}-wal`, (bytes) => void (bytes[place]! ^= 4));
    const said: string[] = [];
    await keepWal(path, (line) => said.push(line));
    await keepWal(path);
    expect([place, kept(path).length, said.length]).toEqual([place, 1, 1]);
    expect(readFileSync(join(path, '..', kept(path)[0]!)).equals(wal)).toBe(true);
    expect([place, read(path) < 20]).toEqual([place, true]);
  }
});

test('a page of the latest turn is told from those of earlier ones, also by half of its salts', () => {
  const path = cutOff(5, 40);
  // The last page of this turn: with other salts it would look like one of the turn before, but for one of them.
  for (const place of [9, 13]) {
    const end = [...Array(60).keys()].findLast((n) => isLatest(path, n))!;
    const copy = join(folder(), 'copy-wal');
    copyFileSync(`${path}-wal`, copy);
    spoil(copy, (bytes) => void (bytes[HEADER + end * FRAME + place]! ^= 1));
    expect([place, unverifiedFrom(copy)]).toEqual([place, HEADER + end * FRAME]);
  }
});

function isLatest(path: string, n: number): boolean {
  const wal = readFileSync(`${path}-wal`);
  const at = HEADER + n * FRAME + 8;
  return at + 8 <= wal.length && wal.subarray(at, at + 8).equals(wal.subarray(16, 24));
}

test('what is kept goes where its file is scrubbed', async () => {
  const path = cutOff(20);
  spoil(`${path}-wal`, (bytes) => void bytes.fill(0xa5, HEADER + FRAME, HEADER + 2 * FRAME));
  await keepWal(path);
  expect(kept(path)).toHaveLength(1);
  discardKept(path);
  expect(kept(path)).toEqual([]);
});
