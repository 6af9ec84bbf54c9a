import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Query } from '../../kernel/projecting/read-models.port.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { othersTurns } from '../../testing/others-turns.ts';
import { files, people, position, writes } from '../../testing/contracts/read-models/under-test.ts';
import { inline } from '../sqlite/channel.ts';
import { openForWriting, pragma } from '../sqlite/connection.ts';
import type { Unit } from '../sqlite/unit.ts';
import { findStatement, totalStatement } from './find.ts';
import { findDamage } from './find-damage.ts';
import { openSqliteReadModels } from './sqlite.ts';
import { tableOf } from './tables.ts';
import { declarationSum, type Declaration } from './sums.ts';

const folder = temporaryFolder();

const planOf =
  (own: DatabaseSync) =>
  ({ sql, params }: ReturnType<typeof findStatement>): string =>
    own
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...params)
      .map((row) => String(row['detail']))
      .join('; ');

test('others have their turn after each large document that is read, however many somebody reads', async () => {
  const models = await openSqliteReadModels(':memory:');
  await models.open([people]);
  const all = { large: { text: 'x'.repeat(200_000) }, small: { text: 'x' } };
  await models.apply('people', writes(all), position(1));
  const turnsOf = (read: () => Promise<unknown>) =>
    othersTurns(async () => {
      for (let n = 0; n < 10; n++) await read();
    });
  expect(await turnsOf(() => models.get('people', 'large'))).toBeGreaterThanOrEqual(10);
  expect(await turnsOf(() => models.getMany('people', ['large', 'small']))).toBeGreaterThanOrEqual(10);
  expect(await turnsOf(() => models.find('people', { limit: 5 }))).toBeGreaterThanOrEqual(10);
  expect(await turnsOf(() => models.get('people', 'small'))).toBe(0);
  await models.close();
});

test('the declared indexes serve the queries they were declared for', async () => {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([people, files]);
  const own = new DatabaseSync(path, { readOnly: true });
  const plan = planOf(own);
  const table = tableOf(people);
  const find = (query: Query): string => plan(findStatement(table, query));

  const newest = find({ where: { owner_id: 7 }, sort: ['-updated_at'], limit: 20 });
  expect(newest).toContain('USING INDEX people@1 owner_id -updated_at');
  expect(newest).not.toContain('TEMP B-TREE');
  expect(find({ where: { status: 'signed' } })).toContain('USING INDEX people@1 status');
  expect(find({ where: { status: 'signed' } })).not.toContain('TEMP B-TREE');
  expect(find({ where: { status: ['signed', 'draft', true] } })).toContain('USING INDEX people@1 status');
  expect(find({ where: { owner_id: 1, updated_at: { gt: '2026' } } })).toMatch(
    /owner_id -updated_at.*<expr>=\? AND <expr>>\?/,
  );
  expect(find({})).not.toContain('TEMP B-TREE');
  expect(plan(totalStatement(table, 'count(*)', { where: { owner_id: 7 } }))).toContain('COVERING INDEX');

  own.close();
  await models.close();
});

test('the index of a list serves its pages in order, its counts and its sums', async () => {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([files]);
  const own = new DatabaseSync(path, { readOnly: true });
  const plan = planOf(own);
  const table = tableOf(files);
  const where = { readers: { has: 7 } };
  const newest = plan(findStatement(table, { where, sort: ['-updated_at'], limit: 20 }, files.lists));
  expect(newest).toContain('USING INDEX files@1/readers readers -updated_at');
  expect(newest).not.toContain('TEMP B-TREE');
  // What the index says of every row in turn; a document is read only where the text was found in it.
  expect(plan(totalStatement(table, 'count(*)', { where, contains: 'ann' }, files.lists))).toContain(
    'COVERING INDEX',
  );
  for (const what of ['count(*)', "sum(doc ->> '$.v')", "sum(json_type(doc, '$.v') = 'integer')"])
    expect(plan(totalStatement(table, what, { where }, files.lists))).toContain('COVERING INDEX');
  own.close();
  await models.close();
});

test('a rare word is found by the index of words, and leaves nothing there with its document', async () => {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  const indexed = { ...people, wordIndex: true };
  await models.open([indexed]);
  await models.apply(
    'people',
    writes({ 1: { first_name: 'Zaphod' }, 2: { first_name: 'Trillian' } }),
    position(1),
  );
  const own = new DatabaseSync(path, { readOnly: true });
  const found = findStatement(tableOf(indexed), { contains: 'aphod' }, undefined, {
    threes: '"aph" "pho" "hod"',
  });
  expect(planOf(own)(found)).toMatch(
    /^SCAN found VIRTUAL TABLE INDEX .*; SEARCH people@1 USING INTEGER PRIMARY KEY/,
  );
  own.exec(`CREATE VIRTUAL TABLE temp.kept USING fts5vocab(main, 'people@1~words', 'row')`);
  const kept = () =>
    own
      .prepare('SELECT term FROM kept')
      .all()
      .map(({ term }) => term);
  expect(kept()).toEqual(expect.arrayContaining(['aph', 'tri']));

  await models.apply('people', writes({ 1: null, 2: { first_name: 'Marvin' } }), position(2));
  await models.scrub?.();
  expect(kept()).toEqual(['arv', 'in\n', 'mar', 'n\n\n', 'rvi', 'vin']);
  own.close();
  await models.close();
  expect(readFileSync(path, 'latin1')).not.toMatch(/zaph|trill/i);
});

test('an index of words as it was before is left behind with its collection, and is no damage', async () => {
  const path = join(folder(), 'read-models.db');
  const indexed = { ...people, wordIndex: true };
  const before = await openSqliteReadModels(path);
  await before.open([indexed]);
  await before.apply('people', writes({ 1: { first_name: 'Zaphod' } }), position(1));
  await before.close();
  const own = new DatabaseSync(path);
  own.exec('DROP TABLE "people@1~beginnings"');
  own.exec(`UPDATE "people@1~words" SET text = rtrim(text, char(10))`);
  const row = own.prepare('SELECT * FROM collections').get() as unknown as Declaration;
  const declared = { ...row, search: row.search.replace(' and their ends', '') };
  own.prepare('UPDATE collections SET search = ?, sum = ?').run(declared.search, declarationSum(declared));
  own.close();

  const told: string[] = [];
  const models = await openSqliteReadModels(path, (line) => told.push(line));
  await models.open([indexed]);
  expect(told).toEqual([]);
  expect(await models.checkpoint('people')).toBeNull();
  await models.apply('people', writes({ 1: { first_name: 'Zaphod' } }), position(1));
  expect((await models.find('people', { contains: 'od' })).map(({ id }) => id)).toEqual(['1']);
  await models.close();
});

test('what a batch says becomes one piece of the index of words, and nothing is due behind it', async () => {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([{ ...people, wordIndex: true }]);
  const many = Array.from({ length: 200 }, (_, n) => ({
    id: String(n),
    document: { first_name: `name ${n}` },
  }));
  await models.apply('people', many, position(1));
  const own = new DatabaseSync(path, { readOnly: true });
  const pieces = own.prepare('SELECT count(DISTINCT segid) AS n FROM "people@1~words_idx"').get();
  expect(pieces).toEqual({ n: 1 });
  const again = many
    .slice(0, 3)
    .map(({ id }) => ({ id, document: id === '2' ? null : { first_name: 'other' } }));
  await models.apply('people', again, position(2));
  expect(own.prepare('SELECT count(*) AS n FROM "people@1~due"').get()).toEqual({ n: 0 });
  expect((await models.find('people', { contains: 'other' })).map(({ id }) => id)).toEqual(['0', '1']);
  expect(await models.find('people', { contains: 'name 2', sort: ['first_name'] })).toHaveLength(
    many.filter(({ id }) => id.includes('2') && id !== '2').length,
  );
  own.close();
  await models.close();
});

test('a file in which each row was told by a trigger goes on, and is told by batches from then on', async () => {
  const path = join(folder(), 'read-models.db');
  const indexed = { ...people, wordIndex: true };
  const opened = async (say?: (line: string) => void) => {
    const models = await openSqliteReadModels(path, say);
    await models.open([indexed]);
    return models;
  };
  const before = await opened();
  await before.apply('people', writes({ 1: { first_name: 'Zaphod' } }), position(1));
  await before.close();
  const own = new DatabaseSync(path);
  own.exec(`
    DROP TRIGGER "people@1~words due"; DROP TRIGGER "people@1~words gone"; DROP TRIGGER "people@1~words changed";
    DROP TABLE "people@1~due";
    CREATE TRIGGER "people@1~words in" AFTER INSERT ON "people@1" BEGIN
      INSERT INTO "people@1~words" (rowid, text) VALUES (new.rowid, new.search || char(10, 10)); END;
    CREATE TRIGGER "people@1~words out" AFTER DELETE ON "people@1" BEGIN
      DELETE FROM "people@1~words" WHERE rowid = old.rowid; END;
    CREATE TRIGGER "people@1~words moved" AFTER UPDATE OF search ON "people@1" WHEN old.search <> new.search BEGIN
      DELETE FROM "people@1~words" WHERE rowid = old.rowid;
      INSERT INTO "people@1~words" (rowid, text) VALUES (new.rowid, new.search || char(10, 10)); END;`);
  own.close();
  const told: string[] = [];
  const models = await opened((line) => told.push(line));
  expect(told).toEqual([]);
  await models.apply(
    'people',
    writes({ 1: { first_name: 'Ford' }, 2: { first_name: 'Zaphod' } }),
    position(2),
  );
  expect((await models.find('people', { contains: 'zap' })).map(({ id }) => id)).toEqual(['2']);
  expect((await models.find('people', { contains: 'ord' })).map(({ id }) => id)).toEqual(['1']);
  const left = new DatabaseSync(path, { readOnly: true });
  const triggers = left.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`).all();
  expect(triggers.map(({ name }) => name)).toEqual(
    ['changed', 'due', 'gone'].map((name) => `people@1~words ${name}`),
  );
  expect(findDamage(left)).toBeNull();
  left.close();
  await models.close();
});

test('a new collection that tells what folding looks for gets its other indexes once it has caught up', async () => {
  const path = join(folder(), 'read-models.db');
  const early = { ...people, sought: ['status'] };
  const indexes = (): string[] => {
    const own = new DatabaseSync(path, { readOnly: true });
    const rows = own.prepare(`SELECT name FROM sqlite_schema WHERE type = 'index' AND sql <> ''`).all();
    own.close();
    return rows.map(({ name }) => String(name)).sort();
  };
  const opened = async () => {
    const models = await openSqliteReadModels(path);
    await models.open([early]);
    return models;
  };
  const first = await opened();
  await first.apply('people', writes({ 1: { status: 'draft', owner_id: 7 } }), position(1));
  expect(indexes()).not.toContain('people@1 owner_id -updated_at');
  expect(indexes()).toContainEqual(expect.stringMatching(/^people@1 status/));
  await first.retire();
  const all = indexes();
  expect(all).toContain('people@1 owner_id -updated_at');
  expect(await first.find('people', { where: { owner_id: 7 } })).toHaveLength(1);
  await first.close();

  // Cut off before it had caught up, the next start makes them.
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  await (await opened()).close();
  expect(indexes()).not.toEqual(all);
  const again = await opened();
  expect(indexes()).toEqual(all);
  await again.close();
});

test('what a statement would undo stays in memory, and only what indexes are sorted by goes to a file', async () => {
  const [FILE, MEMORY] = [1, 2];
  const seen: [string, unknown][] = [];
  const models = await openSqliteReadModels(join(folder(), 'read-models.db'), undefined, {
    open: async (path, definition) => {
      const connection = openForWriting(path, definition);
      const { run, ...channel } = inline(connection);
      connection.function('look', (sql) =>
        Number(seen.push([String(sql), pragma(connection, 'temp_store')])),
      );
      const looked = ({ statements, ...unit }: Unit): Unit => ({
        ...unit,
        statements: statements.flatMap((one) => [{ sql: 'SELECT look(?)', params: [one.sql] }, one]),
      });
      return { ...channel, run: (units) => run(units.map(looked)) };
    },
  });
  const placesOf = (begin: string) =>
    new Set(seen.splice(0).flatMap(([sql, place]) => (sql.startsWith(begin) ? [place] : [])));
  await models.open([{ ...people, sought: [] }]);
  await models.apply('people', writes({ 1: { status: 'draft' } }), position(1));
  expect(placesOf('INSERT INTO "people@1"')).toEqual(new Set([MEMORY]));
  await models.retire();
  expect(placesOf('CREATE INDEX')).toEqual(new Set([FILE]));
  await models.apply('people', writes({ 2: { status: 'draft' } }), position(2));
  expect(placesOf('INSERT INTO "people@1"')).toEqual(new Set([MEMORY]));
  await models.close();
});
