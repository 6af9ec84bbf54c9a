import type { JsonObject } from '../../../kernel/basics/json.ts';
import type { Query, ReadModels, Selection } from '../../../kernel/projecting/read-models.port.ts';
import { ids, files, position, writes } from './under-test.ts';

const documents: Readonly<Record<string, JsonObject>> = {
  one: { readers: [7], v: 1, title: 'Ann' },
  two: { readers: [7, 8, 7], v: 2, title: 'Ann' },
  text: { readers: ['7'], v: 3 },
  none: { readers: [], v: 4 },
  missing: { v: 5 },
  number: { readers: 7, v: 6 },
  odd: { readers: [true, null, [7], { n: 7 }], v: 7 },
  big: { readers: Array.from({ length: 500 }, (_, n) => n + 1000), tags: ['urgent'], v: 8 },
};

/** The part of the suite about lists and what they hold; called by the contract. */
export function listContract(models: () => ReadModels): void {
  let version = 1;
  beforeEach(() => models().open([{ ...files, version: version++ }]));
  const put = (some: Parameters<typeof writes>[0], at = 1): Promise<void> =>
    models().apply('files', writes(some), position(at));
  const found = async (query: Query): Promise<string[]> => ids(await models().find('files', query));
  const holding = (has: string | number): Selection => ({ where: { readers: { has } } });

  test.each<[string | number, string[]]>([
    [7, ['one', 'two']],
    [8, ['two']],
    ['7', ['text']],
    [1, []],
    ['true', []],
    ['[7]', []],
    [1499, ['big']],
    [1500, []],
  ])('finds by what a list holds: %j', async (has, expected) => {
    await put(documents);
    expect((await found(holding(has))).sort()).toEqual(expected);
    expect(await models().count('files', holding(has))).toBe(expected.length);
  });

  test('together with every other part of a question', async () => {
    await put(documents);
    expect(await found({ where: { readers: { has: 7 }, v: { gt: 1 } } })).toEqual(['two']);
    expect(await found({ where: { tags: { has: 'urgent' }, v: 8 } })).toEqual(['big']);
    expect(await found({ ...holding(7), contains: 'ann', sort: ['-v'], skip: 1, limit: 1 })).toEqual(['one']);
    const many = 'a n an nn ann a1 a2 a3 a4 a5';
    expect(await found({ ...holding(7), contains: many })).toEqual([]);
    expect(await models().sum('files', 'v', holding(7))).toBe(3);
    expect(await models().distinct('files', 'title', holding(7))).toBe(1);
    expect((await models().find('files', holding(8)))[0]).toEqual({ id: 'two', document: documents['two'] });
  });

  test('follows a list: what it holds no longer is no longer found', async () => {
    await put(documents);
    await put({ one: { readers: [9], v: 10 }, two: null }, 2);
    expect(await found(holding(7))).toEqual([]);
    expect(await found({ where: { readers: { has: 9 }, v: 10 } })).toEqual(['one']);
    await put({ one: { readers: [9], v: 11 } }, 3);
    expect(await models().sum('files', 'v', holding(9))).toBe(11);
  });

  test('pages through what many lists hold, each exactly once', async () => {
    const all = Array.from({ length: 500 }, (_, n): [number, JsonObject] => [
      n,
      { readers: [n % 2, 'all'], updated_at: n % 7 },
    ]);
    await put(Object.fromEntries(all));
    const seen: string[] = [];
    for (let skip = 0; skip < 500; skip += 90)
      seen.push(
        ...(await found({ where: { readers: { has: 'all' } }, sort: ['-updated_at'], skip, limit: 90 })),
      );
    expect([seen.length, new Set(seen).size]).toEqual([500, 500]);
    expect(await models().count('files', holding(1))).toBe(250);
  });

  test.each<[string, unknown]>([
    ['a field that is not declared', { v: { has: 1 } }],
    ['two lists at once', { readers: { has: 1 }, tags: { has: 'a' } }],
    ['an operator beside it', { readers: { has: 1, ne: 2 } }],
    ['a truth', { readers: { has: true } }],
    ['nothing', { readers: { has: null } }],
    ['a list', { readers: { has: [1] } }],
    ['a number that is none', { readers: { has: Number.NaN } }],
  ])('refuses to ask a list for %s', async (_, where) => {
    await put(documents);
    await expect(models().find('files', { where } as Query)).rejects.toMatchObject({ name: 'QueryError' });
  });

  test('other lists are another, empty collection; one in the wrong place of an index is refused', async () => {
    await put(documents);
    await models().open([{ ...files, version: version - 1, lists: ['readers'] }]);
    expect(await found(holding(7))).toEqual([]);
    await put(documents, 2);
    expect(await found(holding(8))).toEqual(['two']);
    const wrong = { ...files, version: version++, indexes: [['status', 'readers']] };
    await expect(models().open([wrong])).rejects.toMatchObject({ name: 'QueryError' });
  });
}
