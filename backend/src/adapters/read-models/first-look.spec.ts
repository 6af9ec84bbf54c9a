import type { JsonObject } from '../../kernel/basics/json.ts';
import { ids, people, position, writes } from '../../testing/contracts/read-models/under-test.ts';
import { firstLook } from './first-look.ts';

import { openSqliteReadModels } from './sqlite.ts';
import { tableOf } from './tables.ts';

const entries = {
  ...people,
  indexes: [['-updated_at'], ['owner_id', '-updated_at']],
  wordIndex: true,
  writtenInOrderOf: 'updated_at',
};
const time = (n: number) => `2026-${String(n).padStart(8, '0')}`;
const newest = { sort: ['-updated_at'], limit: 5 };
const look = (query: object) => firstLook(entries, tableOf(entries), query);

test('is taken for words in the order in which they were written, and for no other question', () => {
  const query = { contains: 'usual', ...newest };
  expect(look(query)).not.toBeNull();
  expect(look({ ...query, where: { updated_at: { lt: time(9) } } })).not.toBeNull();
  expect(look(newest)).toBeNull();
  expect(look({ ...query, contains: ' ' })).toBeNull();
  expect(look({ ...query, where: { owner_id: 1 } })).toBeNull();
  expect(look({ ...query, sort: ['updated_at'] })).toBeNull();
  expect(look({ ...query, skip: 1_000 })).toBeNull();
  const small = { ...entries, wordIndex: false };
  expect(firstLook(small, tableOf(small), query)).toBeNull();
});

test('finds what all together find, whether the newest fill a page or not', async () => {
  const models = await openSqliteReadModels(':memory:');
  await models.open([entries]);
  // Every third holds it, at first; of the newest hundred none does.
  const document = (n: number): JsonObject => ({
    first_name: n % 3 === 0 && n <= 300 ? 'usual' : 'other',
    updated_at: time(n),
  });
  const all = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [n + 1, document(n + 1)]));
  await models.apply('people', writes(all), position(1));
  const found = async (query: object) => ids(await models.find('people', { contains: 'usual', ...query }));
  const before = (n: number) => ({ where: { updated_at: { lt: time(n) } }, ...newest });
  expect(await found(newest)).toEqual(['300', '297', '294', '291', '288']);
  expect(await found(before(100))).toEqual(['99', '96', '93', '90', '87']);
  expect(await found({ ...before(100), skip: 30 })).toEqual(['9', '6', '3']);
  expect(await found(before(8))).toEqual(['6', '3']);
  await models.close();
});
