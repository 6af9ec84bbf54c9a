import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { Documents } from './documents.ts';
import { projection } from './projection.ts';
import type { Write } from './read-models.port.ts';

interface Person {
  readonly n: number;
  readonly at: number;
}

const people = projection<Person, never>({
  name: 'people',
  version: 1,
  indexes: [['at']],
  search: [],
  on: {},
});
const models = await openSqliteReadModels(':memory:');
await models.open([people]);
afterAll(() => models.close());
const documents = new Documents(models);

let batch = 0;
const apply = (...writes: Write[]) => models.apply('people', writes, String((batch += 1)).padStart(20, '0'));
const person = (n: number, at = n): Write => ({ id: `${n}`, document: { n, at } });
const gone = (n: number): Write => ({ id: `${n}`, document: null });

test('what stands all the while comes once, whatever goes, comes or moves in other orders meanwhile', async () => {
  await apply(...Array.from({ length: 10 }, (_, n) => person(n)));
  const seen: number[] = [];
  for await (const page of documents.walk(people, { where: { at: { gte: 0 } } }, 3)) {
    seen.push(...page.map(({ n }) => n));
    // Of those before and those behind: behind so many that are skipped, 3 and 6 would be passed over.
    if (seen.length === 3) await apply(gone(0), gone(1), person(4, 99), person(11), gone(8));
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 11]);
});

test('those of a list of numbers come in its order, without what is gone', async () => {
  await apply(...[20, 21, 22, 23, 24].map((n) => person(n)), gone(25));
  const seen: number[][] = [];
  for await (const page of documents.inOrder(people, [23, 20, 25, 24, 22], 2)) {
    seen.push(page.map(({ n }) => n));
    if (seen.length === 1) await apply(gone(24));
  }
  expect(seen).toEqual([[23, 20], [], [22]]);
});

test('of none there is no page, and others have their turn between two', async () => {
  const pages: unknown[] = [];
  for await (const page of documents.walk(people, { where: { n: 1_000 } }, 3)) pages.push(page);
  expect(pages).toEqual([]);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  for await (const page of documents.walk(people, {}, 1)) pages.push(page);
  clearImmediate(next);
  expect(pages.length).toBeGreaterThan(5);
  expect(turns).toBeGreaterThanOrEqual(pages.length - 1);
});
