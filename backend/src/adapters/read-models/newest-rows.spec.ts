import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../../kernel/basics/json.ts';
import type { Query, ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { ids, people, position, writes } from '../../testing/contracts/read-models/under-test.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Statement } from '../sqlite/unit.ts';
import { findDamage } from './find-damage.ts';
import { openSqliteReadModels } from './sqlite.ts';
import { tableOf } from './tables.ts';
import { wayTo } from './ways.ts';

const folder = temporaryFolder();
const entries = {
  ...people,
  indexes: [['-updated_at'], ['owner_id', '-updated_at'], ['status']],
  wordIndex: true,
  writtenInOrderOf: 'updated_at',
};
const table = tableOf(entries);
const time = (n: number) => `2026-${String(n).padStart(8, '0')}`;

async function opened(documents: readonly JsonObject[]) {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([entries]);
  const all = documents.map((document, n) => ({ id: String(n + 1), document }));
  await models.apply('people', all, position(1));
  const own = new DatabaseSync(path);
  const way = (query: Query) =>
    wayTo(
      ...([entries, table, query] as const),
      <Row>({ sql, params }: Statement) => own.prepare(sql).get(...params) as Row | undefined,
    );
  return { models, own, way, path };
}

const newest = { sort: ['-updated_at'], limit: 5 };
const found = async (models: ReadModels, query: Query) => ids(await models.find('people', query));

test('however many hold a word, and however old they are, no more are read than a page and what came late', async () => {
  const { models, own, way } = await opened(
    Array.from({ length: 30_000 }, (_, n) => ({
      first_name: n < 15_000 ? 'anciently' : 'lately',
      updated_at: time(n),
    })),
  );
  expect(way({ contains: 'anciently', ...newest }).rows).toEqual({
    from: 14_996,
    to: Number.MAX_SAFE_INTEGER,
  });
  // They are told already: nothing came late.
  expect(way({ contains: 'anciently', ...newest }).among).toBe('[15000,14999,14998,14997,14996]');
  expect(await found(models, { contains: 'anciently', ...newest })).toEqual(
    [15_000, 14_999, 14_998, 14_997, 14_996].map(String),
  );
  // Where a page goes on, and of a time in which nobody said it.
  const before = { contains: 'lately', where: { updated_at: { lt: time(20_000) } }, ...newest };
  expect(way(before).rows).toEqual({ from: 19_996, to: 20_001 });
  const since = { contains: 'anciently', where: { updated_at: { gte: time(20_000) } }, ...newest };
  expect(way(since).rows).toEqual({ from: 20_001, to: Number.MAX_SAFE_INTEGER });
  expect(await found(models, since)).toEqual([]);
  own.close();
  await models.close();
});

test('it finds what looking through all finds, with clocks that differ or were set back, and the same time twice', async () => {
  let seed = 20_261_125;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const documents = Array.from({ length: 4_000 }, (_, n): JsonObject => {
    const at = random(8) === 0 ? Math.max(0, n - random(400)) : n > 1_500 && n < 1_900 ? n - 1_000 : n;
    const words = [
      random(3) === 0 ? 'usual' : 'other',
      random(60) === 0 ? 'rare' : '',
      n < 900 ? 'ancient' : '',
    ];
    return {
      first_name: words.join(' '),
      updated_at: random(500) === 0 ? null : time(at),
      owner_id: random(3),
    };
  });
  const { models, own, way } = await opened(documents);
  const all = documents.map((document, n) => ({
    id: n + 1,
    words: document['first_name'] as string,
    at: document['updated_at'] as string | null,
  }));
  const expected = (word: string, where: { lt?: string; gte?: string }, skip: number): string[] =>
    all
      .filter(({ words }) => words.includes(word))
      .filter(({ at }) => where.lt === undefined || (at !== null && at < where.lt))
      .filter(({ at }) => where.gte === undefined || (at !== null && at >= where.gte))
      .sort((a, b) => (a.at === b.at ? b.id - a.id : (a.at ?? '') < (b.at ?? '') ? 1 : -1))
      .slice(skip, skip + 5)
      .map(({ id }) => String(id));
  let narrowed = 0;
  for (let n = 0; n < 300; n++) {
    const word = ['usual', 'rare', 'ancient', 'nobody'][random(4)]!;
    const where = {
      ...(random(2) && { lt: time(random(4_200)) }),
      ...(random(2) && { gte: time(random(4_200)) }),
    };
    const query = {
      ...{ contains: word, ...newest, skip: random(3) * 20 },
      ...(Object.keys(where).length > 0 && { where: { updated_at: where } }),
    };
    expect([query, await found(models, query)]).toEqual([query, expected(word, where, query.skip)]);
    const { rows } = way(query);
    if (rows && rows.from > 0 && rows.to < documents.length) narrowed += 1;
  }
  expect(narrowed).toBeGreaterThan(50);
  own.close();
  await models.close();
});

test('once a document was removed or moved in time, words are found otherwise', async () => {
  const documents = Array.from({ length: 50 }, (_, n) => ({ first_name: 'usual', updated_at: time(n) }));
  const { models, own, way } = await opened(documents);
  const query = { contains: 'usual', ...newest };
  await models.apply('people', writes({ 3: { first_name: 'usual too', updated_at: time(2) } }), position(2));
  expect(way(query).rows).toBeDefined();
  await models.apply('people', writes({ 3: { first_name: 'usual', updated_at: time(70) } }), position(3));
  expect(way(query).rows).toBeUndefined();
  expect(await found(models, query)).toEqual(['3', '50', '49', '48', '47']);
  own.close();
  await models.close();
});

test.each([
  ['one that came late is said to have come in time', 'DELETE FROM "people@1~late"'],
  ['one that came in time is said to have come late', `INSERT INTO "people@1~late" VALUES (1, '${time(1)}')`],
  ['one that came late is said to be of another time', `UPDATE "people@1~late" SET value = '${time(9)}'`],
  ['one that is not there is said to have come late', `INSERT INTO "people@1~late" VALUES (9, '${time(1)}')`],
])('a file in which %s is damaged', async (_, sql) => {
  const documents = [1, 3, 2].map((n) => ({ first_name: 'usual', updated_at: time(n) }));
  const { models, own, path } = await opened(documents);
  expect(findDamage(own)).toBeNull();
  own.exec(sql);
  expect(findDamage(own)).toMatchObject({ collection: 'people' });
  own.close();
  await models.close();
  rmSync(path, { force: true });
});

test('with another order a collection is begun anew, and leaves nothing behind', async () => {
  const { models, own, path } = await opened([{ first_name: 'usual', updated_at: time(1) }]);
  own.close();
  await models.close();
  const again = await openSqliteReadModels(path);
  const { writtenInOrderOf: _, ...plain } = entries;
  await again.open([plain]);
  expect(await again.checkpoint('people')).toBeNull();
  const left = new DatabaseSync(path, { readOnly: true });
  expect(
    left.prepare(`SELECT name FROM sqlite_schema WHERE name GLOB '*~late' OR name GLOB '*~order*'`).all(),
  ).toEqual([]);
  left.close();
  await again.close();
});

describe('a new collection that is filled first', () => {
  const documents = [1, 3, 2, 5, null, 4, 6].map((n, at) => ({
    first_name: at % 2 === 0 ? 'usual' : 'other',
    updated_at: n === null ? null : time(n),
  }));
  const late = (own: DatabaseSync) =>
    own.prepare('SELECT row, value FROM "people@1~late" ORDER BY row').all();
  const triggers = (own: DatabaseSync) =>
    own.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`).all();
  /** As a start sees it: an older connection keeps what it has read of an index of words. */
  const damage = (path: string) => {
    const fresh = new DatabaseSync(path, { readOnly: true });
    const finding = findDamage(fresh);
    fresh.close();
    return finding;
  };
  const all = documents.map((document, n) => ({ id: String(n + 1), document }));
  const query = { contains: 'usual', ...newest };

  async function filled() {
    const path = join(folder(), 'read-models.db');
    const models = await openSqliteReadModels(path);
    await models.open([{ ...entries, sought: [] }]);
    await models.apply('people', all, position(1));
    // Changed before anything follows it, as a document of which several events tell.
    await models.apply('people', writes({ 4: { first_name: 'usual', updated_at: time(5) } }), position(2));
    await models.apply('people', writes({ 4: all[3]!.document }), position(3));
    return { models, path, own: new DatabaseSync(path) };
  }

  test('is followed by nothing until then, and found without; afterwards as one that was followed from the start', async () => {
    const { models, path, own } = await filled();
    expect([triggers(own), late(own), damage(path)]).toEqual([[], [], null]);
    expect(await found(models, query)).toEqual(['7', '3', '1', '5']);
    await models.retire();
    const other = await opened(documents);
    expect(late(own)).toEqual(late(other.own));
    expect(triggers(own)).toEqual(triggers(other.own));
    expect(triggers(own)).toHaveLength(6);
    expect(damage(path)).toBeNull();
    for (const one of [models, other.models]) {
      await one.apply('people', writes({ 8: { first_name: 'usual', updated_at: time(3) } }), position(4));
      expect(await found(one, query)).toEqual(['7', '8', '3', '1', '5']);
    }
    expect(late(own)).toEqual(late(other.own));
    expect(damage(path)).toBeNull();
    for (const one of [own, other.own]) one.close();
    for (const one of [models, other.models]) await one.close();
  });

  test('and is cut off before that is whole at the next start, and stays', async () => {
    const { models, path, own } = await filled();
    own.close();
    await models.close();
    const said: string[] = [];
    const again = await openSqliteReadModels(path, (line) => said.push(line));
    await again.open([{ ...entries, sought: [] }]);
    expect(said).toEqual([]);
    expect(await again.checkpoint('people')).toBe(position(3));
    expect(await found(again, query)).toEqual(['7', '3', '1', '5']);
    const left = new DatabaseSync(path, { readOnly: true });
    expect([triggers(left).length, late(left).length, damage(path)]).toEqual([6, 3, null]);
    left.close();
    await again.close();
  });

  test.each([
    ['its words', 'DROP TRIGGER "people@1~words due"'],
    ['what came late', 'DROP TRIGGER "people@1~order in"'],
  ])('a file that lost what keeps %s is no such one, but damaged', async (_, sql) => {
    const { models, own, path } = await opened(documents);
    expect(damage(path)).toBeNull();
    own.exec(sql);
    expect(damage(path)).toMatchObject({ collection: 'people' });
    own.close();
    await models.close();
  });
});
