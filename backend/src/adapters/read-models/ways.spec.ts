import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Query } from '../../kernel/projecting/read-models.port.ts';
import { people } from '../../testing/contracts/read-models/under-test.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Statement } from '../sqlite/unit.ts';
import { findStatement } from './find.ts';
import { openSqliteReadModels } from './sqlite.ts';
import { tableOf } from './tables.ts';
import { wayTo } from './ways.ts';
import { tellWords } from './word-index.ts';

const folder = temporaryFolder();
const large = { ...people, wordIndex: true };
const table = tableOf(large);
let own: DatabaseSync;

/** 70,000 documents: the first 2,500 hold a word that no other does; all but the last are signed, and owned by few. */
beforeAll(async () => {
  const path = join(folder(), 'read-models.db');
  const models = await openSqliteReadModels(path);
  await models.open([large]);
  await models.close();
  own = new DatabaseSync(path);
  own.exec(`WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 70000)
    INSERT INTO ${table} (id, sum, search, doc) SELECT n, 0,
      iif(n <= 2500, 'ancient', 'recent') || iif(n = 7, ' xy', '') || iif(n = 8, ' xyz', '') || iif(n % 25 = 0, ' often', '') || iif(n % 1000 = 0, ' rare', ''),
      json_object('status', iif(n < 70000, 'signed', 'draft'), 'owner_id', iif(n % 70 = 0, 9, n % 3),
        'updated_at', printf('%06d', n))
    FROM counted`);
  for (const { sql } of tellWords(table)) own.exec(sql);
});
afterAll(() => own.close());

const way = (query: Query) =>
  wayTo(
    ...([large, table, query] as const),
    <Row>({ sql, params }: Statement) => own.prepare(sql).get(...params) as Row | undefined,
  );

const plan = (query: Query): string => {
  const { sql, params } = findStatement(table, query, undefined, way(query));
  const steps = own.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params);
  return steps.map(({ detail }) => String(detail)).join('; ');
};

test('of several conditions that one’s index is taken which the fewest documents fulfil', () => {
  const newest = { sort: ['-updated_at'], limit: 51 };
  expect(plan({ where: { status: 'signed', owner_id: 9 }, ...newest })).toContain('people@1 owner_id');
  expect(plan({ where: { owner_id: 9, status: 'signed' }, ...newest })).toContain('people@1 owner_id');
  expect(plan({ where: { owner_id: 1, status: 'draft' }, ...newest })).toContain('people@1 status');
  expect(plan({ where: { owner_id: 1, status: 'lost' }, ...newest })).toContain('people@1 status');
  expect(plan({ where: { owner_id: 77, status: 'signed' }, ...newest })).toContain('people@1 owner_id');
  expect(plan({ where: { owner_id: 1, status: ['draft'] }, ...newest })).toContain('people@1 owner_id');
});

test('of what few documents fulfil no more is counted than tells it', () => {
  let counted = 0;
  const ask = <Row>({ sql, params }: Statement) => {
    const row = own.prepare(sql).get(...params);
    counted += Number(row?.['total'] ?? 0);
    return row as Row | undefined;
  };
  const query = { where: { status: 'signed', owner_id: 9 }, sort: ['-updated_at'], limit: 51 };
  expect(wayTo(large, table, query, ask)).toEqual({ fields: ['owner_id'] });
  expect(counted).toBeGreaterThan(1_000);
  expect(counted).toBeLessThan(5_000);
});

test('what one condition says of no document is not looked for any further', () => {
  const asked: string[] = [];
  const ask = <Row>({ sql, params }: Statement) => {
    asked.push(String(params[0]));
    return own.prepare(sql).get(...params) as Row | undefined;
  };
  const newest = { sort: ['-updated_at'], limit: 51 };
  const found = (where: NonNullable<Query['where']>) => wayTo(large, table, { where, ...newest }, ask);
  expect(found({ owner_id: 77, status: 'signed' })).toEqual({ fields: ['owner_id'], isEmpty: true });
  expect(asked).toEqual(['77']);
  expect(found({ owner_id: 1, status: 'lost' })).toEqual({ fields: ['status'], isEmpty: true });
  expect(found({ owner_id: 9, status: 'draft' }).isEmpty).toBeUndefined();
});

test('where two of them have an index together, that is taken, and nothing is counted', () => {
  const together = { ...large, indexes: [...large.indexes, ['owner_id', 'status', '-updated_at']] };
  const ask = () => {
    throw new Error('Nothing is asked.');
  };
  const query = { where: { status: 'signed', first_name: 'Ann', owner_id: 1 }, sort: ['-updated_at'] };
  expect(wayTo(together, table, query, ask)).toEqual({ fields: ['owner_id', 'status'] });
});

test('a word goes by its index where few documents hold it, or where those that do lie far back', () => {
  const found = (contains: string) => plan({ contains, sort: ['-updated_at'], limit: 51 });
  const byIndex = /SCAN found VIRTUAL TABLE INDEX/;
  expect(found('rare')).toMatch(byIndex);
  expect(found('absent')).toMatch(byIndex);
  expect(found('ancient')).toMatch(byIndex);
  // 2,800, but some of them among the newest.
  expect(found('often')).not.toMatch(byIndex);
  expect(found('recent')).not.toMatch(byIndex);
});

test('a word of two letters goes by the index where few or none hold it', () => {
  const found = (contains: string) => {
    const { sql, params } = findStatement(table, { contains }, undefined, way({ contains }));
    return own
      .prepare(sql)
      .all(...params)
      .map(({ id }) => id);
  };
  const byIndex = (contains: string) => /SCAN found VIRTUAL TABLE INDEX/.test(plan({ contains }));
  expect(['xy', 'yz', 'qj', 'q', 'xy qj', 'z'].map(byIndex)).toEqual([true, true, true, true, true, true]);
  expect(['re', 'e', 'nt'].map(byIndex)).toEqual([false, false, false]);
  expect(found('xy')).toEqual(['7', '8']);
  expect(found('yz')).toEqual(['8']);
  expect(found('xy z')).toEqual(['8']);
  expect(found('qj')).toEqual([]);
  expect(found('xy qj')).toEqual([]);
  expect(found('xy re')).toEqual(['7', '8'].filter((id) => Number(id) > 2500));
});

test('a collection that is not large is asked as it is', () => {
  const ask = () => {
    throw new Error('Nothing is asked.');
  };
  expect(wayTo(people, table, { where: { status: 'signed', owner_id: 9 }, contains: 'rare' }, ask)).toEqual(
    {},
  );
});
