import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../../kernel/basics/json.ts';
import type { ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSqliteEventLog } from '../event-log/sqlite.ts';
import { openSqliteReadModels } from './sqlite.ts';
import {
  files,
  people as plainPeople,
  position,
  writes,
} from '../../testing/contracts/read-models/under-test.ts';

const folder = temporaryFolder();
const people = { ...plainPeople, wordIndex: true };
const DAMAGED = { name: 'DamagedReadModelsError' };
const PEOPLE: Record<string, JsonObject> = Object.fromEntries(
  Array.from({ length: 60 }, (_, n) => [
    String(n),
    { first_name: `Ann${n}`, owner_id: n % 7, status: n % 2 ? 'draft' : 'signed', text: 'x'.repeat(300) },
  ]),
);
const FILES: Record<string, JsonObject> = { a: { readers: [7, 8], v: 1 }, b: { readers: [8], v: 2 } };

const said: string[] = [];
beforeEach(() => void said.splice(0));

async function open(path: string): Promise<ReadModels> {
  const models = await openSqliteReadModels(path, (line) => void said.push(line));
  await models.open([people, files]);
  return models;
}

async function filled(): Promise<{ path: string; models: ReadModels }> {
  const path = join(folder(), 'models.sqlite');
  const models = await open(path);
  await models.apply('people', writes(PEOPLE), position(60));
  await models.apply('files', writes(FILES), position(60));
  return { path, models };
}

/** Past everything that the server does: what a disk might. */
function alter(path: string, sql: string): void {
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
}

const SPOILT = `UPDATE "people@1" SET doc = replace(doc, 'Ann3"', 'Eve3"') WHERE id = '3'`;

describe('while it serves', () => {
  test.each([
    ['a document', SPOILT],
    [
      'an id',
      `UPDATE "people@1" SET id = '300' WHERE id = '3'; UPDATE "people@1" SET id = '3' WHERE id = '4'`,
    ],
    ['a text that is searched', `UPDATE "people@1" SET search = 'eve' WHERE id = '3'`],
    [
      'the form of a document',
      `UPDATE "people@1" SET doc = replace(doc, '"text":', '"txt":') WHERE id = '3'`,
    ],
  ])('%s that is not what was written is never shown, nor anything beside it', async (_, sql) => {
    const { path, models } = await filled();
    alter(path, sql);
    await expect(models.get('people', '3')).rejects.toMatchObject(DAMAGED);
    for (const ask of [
      () => models.get('people', '5'),
      () => models.getMany('people', ['5']),
      () => models.find('people', {}),
      () => models.count('people', {}),
      () => models.checkpoint('people'),
      () => models.apply('people', [], position(61)),
    ])
      await expect(ask()).rejects.toMatchObject(DAMAGED);
    expect(models.stopped?.()?.sentence).toMatch(
      /^The read models are damaged \(people: a document in the table "people@1" is not/,
    );
    // Others go on.
    expect(await models.get('files', 'a')).toEqual(FILES['a']);
    await models.close();

    const again = await open(path);
    expect(said).toEqual([
      expect.stringMatching(/are discarded and built anew .*: damage was found in them/),
    ]);
    expect(await again.checkpoint('people')).toBeNull();
    expect(await again.checkpoint('files')).toBeNull();
    expect(again.stopped?.()).toBeNull();
    await again.close();
    expect(existsSync(`${path}-damaged`)).toBe(false);
  });

  test('whoever is not in the list of a document does not get it by an index that says so', async () => {
    const { path, models } = await filled();
    alter(path, `UPDATE "files@1/readers" SET held = 9 WHERE id = 'a' AND held = 7`);
    await expect(models.find('files', { where: { readers: { has: 9 } } })).rejects.toMatchObject(DAMAGED);
    await models.close();
  });

  test('a checkpoint that is not what was written takes no batch for done', async () => {
    const { path, models } = await filled();
    alter(path, `UPDATE checkpoints SET position = '${position(99)}' WHERE collection = 'people'`);
    await expect(models.apply('people', writes({ z: {} }), position(61))).rejects.toMatchObject(DAMAGED);
    await models.close();
  });

  test('what nobody reads is found by looking through the file, in a thread of its own', async () => {
    const { path, models } = await filled();
    await models.verify?.();
    expect(models.stopped?.()).toBeNull();
    alter(path, SPOILT);
    await models.verify?.();
    expect(models.stopped?.()?.sentence).toContain('people');
    await expect(models.get('people', '5')).rejects.toMatchObject(DAMAGED);
    expect(await models.get('files', 'a')).toEqual(FILES['a']);
    await models.close();
  });
});

describe('at a start', () => {
  test.each([
    ['a document', SPOILT],
    ['a checkpoint', `UPDATE checkpoints SET position = '${position(9)}' WHERE collection = 'files'`],
    ['a declaration', `UPDATE collections SET log = 'another' WHERE name = 'files'`],
    ['a row of what a list holds', `UPDATE "files@1/readers" SET held = 9 WHERE id = 'a' AND held = 7`],
    ['a lost row of what a list holds', `DELETE FROM "files@1/readers" WHERE id = 'a' AND held = 7`],
    ['a document that the index of words has lost', `DELETE FROM "people@1~words" WHERE rowid = 3`],
    ['other words of a document', `UPDATE "people@1~words" SET text = 'eve' WHERE rowid = 3`],
    ['words of no document', `INSERT INTO "people@1~words" (rowid, text) VALUES (99, 'eve')`],
    ['a file of a version before sums', 'PRAGMA user_version = 3'],
  ])('%s: the file is discarded, which is told in one line', async (_, sql) => {
    const { path, models } = await filled();
    await models.close();
    alter(path, sql);
    const again = await open(path);
    expect(said).toEqual([
      expect.stringMatching(/^The read models in \S+ are discarded and built anew [^\n]+$/),
    ]);
    expect([await again.checkpoint('people'), await again.count('files', {})]).toEqual([null, 0]);
    await again.close();
  });

  test('a sound file is kept, and nothing is said', async () => {
    const { path, models } = await filled();
    await models.close();
    const again = await open(path);
    expect(await again.find('files', {})).toHaveLength(2);
    expect(said).toEqual([]);
    await again.close();
  });

  // Each makes SQLite, or whoever looks at the file, take it for something else.
  test.each([
    ['the name of the format', 3, 0x01],
    ['the size of a page', 16, 0x40],
    ['who may write', 18, 0x10],
    ['who may read', 19, 0x80],
    ['what a page keeps for others', 20, 0x02],
    ['a share of a page', 21, 0x04],
    ['the format of the schema', 47, 0x20],
    ['the encoding of texts', 59, 0x02],
    ['the version, to a later one', 63, 0x08],
    ['the version, to an earlier one', 63, 0x04],
    ['whose file it is', 68, 0x01],
    ['whose file it is, at its end', 71, 0x80],
  ])('a header in which %s is altered: the file is discarded, which is told', async (_, at, bit) => {
    const { path, models } = await filled();
    await models.close();
    const bytes = readFileSync(path);
    bytes[at]! ^= bit;
    writeFileSync(path, bytes);
    const why: string[] = [];
    const again = await openSqliteReadModels(path, (line) => void said.push(line), {
      discarded: (heard) => void why.push(heard),
    });
    expect(await again.inUse()).toBe(false);
    expect(why).toEqual([expect.stringMatching(/^(their header|a page) is not what was written$/)]);
    expect(said).toEqual([
      `The read models in ${path} are discarded and built anew from the event log: ${why[0]}.`,
    ]);
    await again.close();
  });

  const foreign: [string, (path: string) => void | Promise<void>, RegExp][] = [
    [
      'a text',
      (path) => writeFileSync(path, 'Dear diary, '.repeat(1_000)),
      /^\S+ is not a database\. Nothing was changed\. Delete it, or move it elsewhere: /,
    ],
    [
      'a database of another program',
      (path) => alter(path, 'PRAGMA journal_mode = WAL; CREATE TABLE collections (url TEXT)'),
      /^\S+ does not hold Vouchwell's read models: it is another program's file, or damaged\. Nothing was changed\. /,
    ],
    [
      'an event log of ours',
      async (path) => (await openSqliteEventLog(path)).close(),
      /^\S+ does not hold Vouchwell's read models/,
    ],
    [
      'read models of a later version',
      async (path) => {
        await (await open(path)).close();
        alter(path, 'ALTER TABLE checkpoints ADD COLUMN more TEXT; PRAGMA user_version = 99');
      },
      /^\S+ was written by a newer version of Vouchwell, or is damaged where /,
    ],
  ];
  test.each(foreign)('%s is refused in words, and left as it is', async (_, make, words) => {
    const path = join(folder(), 'models.sqlite');
    await make(path);
    const before = readFileSync(path);
    await expect(openSqliteReadModels(path)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(words) as string,
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a byte flipped anywhere: everything is as it was, or built anew, or refused', async () => {
    const { path, models } = await filled();
    await models.close();
    const sound = readFileSync(path);
    // Odd, so that it meets another place of each page.
    const step = Math.floor(sound.length / 40) | 1;
    for (let at = 0; at < sound.length; at += step) {
      const bytes = Buffer.from(sound);
      bytes[at]! ^= 1 << (at % 8);
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
      writeFileSync(path, bytes);
      said.splice(0);
      const outcome = await outcomeOf(path);
      expect([at, outcome, said.length]).toEqual([at, outcome, outcome === 'built anew' ? 1 : 0]);
    }
  });
});

async function outcomeOf(path: string): Promise<'as it was' | 'built anew' | 'refused'> {
  let models: ReadModels;
  try {
    models = await open(path);
  } catch (error) {
    expect(error).toMatchObject({ name: expect.stringMatching(/^(Start|Unavailable)Error$/) as string });
    return 'refused';
  }
  try {
    if ((await models.checkpoint('people')) === null) return 'built anew';
    const [all, shared] = [await models.find('people', {}), await models.find('files', {})];
    expect(Object.fromEntries(all.map(({ id, document }) => [id, document]))).toEqual(PEOPLE);
    expect(Object.fromEntries(shared.map(({ id, document }) => [id, document]))).toEqual(FILES);
    expect(await models.count('people', { where: { status: 'signed' } })).toBe(30);
    expect(await models.count('people', { contains: 'ann1' })).toBe(11);
    return 'as it was';
  } finally {
    await models.close();
  }
}
