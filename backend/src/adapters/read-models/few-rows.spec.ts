import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Query } from '../../kernel/projecting/read-models.port.ts';
import { ids, people, position, writes } from '../../testing/contracts/read-models/under-test.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Statement } from '../sqlite/unit.ts';
import { fewRows } from './few-rows.ts';
import { openSqliteReadModels } from './sqlite.ts';
import { tableOf } from './tables.ts';
import type { Way } from './where.ts';

const folder = temporaryFolder();
const entries = {
  ...people,
  indexes: [['-updated_at'], ['owner_id', '-updated_at']],
  wordIndex: true,
  writtenInOrderOf: 'updated_at',
};
const table = tableOf(entries);
const newest = { sort: ['-updated_at'], limit: 5 };

/** A hundred documents, of which each third is usual, and three hold another word. */
async function opened() {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([entries]);
  const document = (n: number) => ({
    first_name: n % 3 === 0 ? 'usual' : n % 40 === 1 ? 'seldom' : 'other',
    owner_id: n % 2,
    updated_at: String(n).padStart(4, '0'),
  });
  const all = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [n + 1, document(n + 1)]));
  await models.apply('people', writes(all), position(1));
  const own = new DatabaseSync(path);
  let asked = 0;
  const ask = <Row>({ sql, params }: Statement) => {
    asked += 1;
    return own.prepare(sql).get(...params) as Row | undefined;
  };
  const way = (query: Query): { way: Way | null; asked: number } => {
    asked = 0;
    return { way: fewRows(entries, table, query, ask), asked };
  };
  const found = async (query: Query) => ids(await models.find('people', query));
  const close = async () => {
    own.close();
    await models.close();
  };
  return { way, found, close };
}

test('of a word that fewer documents hold than a page has, one question tells all of them', async () => {
  const { way, found, close } = await opened();
  const seldom = { contains: 'seldom', ...newest };
  expect(way(seldom)).toEqual({ way: { among: '[1,41]', isEmpty: false }, asked: 1 });
  expect(await found(seldom)).toEqual(['41', '1']);
  expect(await found({ ...seldom, where: { owner_id: 0 } })).toEqual([]);
  expect(await found({ ...seldom, sort: ['updated_at'], skip: 1 })).toEqual(['41']);
  await close();
});

test('of a word that none holds it says so, and nothing else is asked', async () => {
  const { way, found, close } = await opened();
  const absent = { contains: 'absent', ...newest };
  expect(way(absent)).toEqual({ way: { among: '[]', isEmpty: true }, asked: 1 });
  expect(await found(absent)).toEqual([]);
  await close();
});

test('what holds all three letters of a word may not hold the word', async () => {
  const { way, found, close } = await opened();
  const both = { contains: 'seldom usual', ...newest };
  expect(way(both).way).toMatchObject({ isEmpty: true });
  expect(await found(both)).toEqual([]);
  await close();
});

test('what a page or more of hold, and what is asked without words, is found otherwise', async () => {
  const { way, close } = await opened();
  expect(way(newest)).toEqual({ way: null, asked: 0 });
  expect(way({ contains: ' ', ...newest })).toEqual({ way: null, asked: 0 });
  expect(way({ contains: 'usual', ...newest }).way).toBeNull();
  expect(way({ contains: 'seldom', limit: 3_000 })).toEqual({ way: null, asked: 0 });
  await close();
});
