import type { Query, ReadModels, Where } from '../../../kernel/projecting/read-models.port.ts';
import { ids, position, writes } from './under-test.ts';

const kinds = {
  missing: {},
  null: { v: null },
  yes: { v: true },
  no: { v: false },
  zero: { v: 0 },
  one: { v: 1 },
  half: { v: 1.5 },
  ten: { v: 10 },
  minus: { v: -3 },
  text1: { v: '1' },
  apple: { v: 'apple' },
  quote: { v: `O'B "x" --` },
  list: { v: ['apple'] },
  brackets: { v: '["apple"]' },
};

/** The part of the suite about asking; called by the contract. */
export function queryContract(models: () => ReadModels): void {
  const put = (documents: Parameters<typeof writes>[0]): Promise<void> =>
    models().apply('people', writes(documents), position(1));
  const found = async (query: Query): Promise<string[]> => ids(await models().find('people', query));

  test.each<[string, Where[string], string[]]>([
    ['true', true, ['yes']],
    ['false', false, ['no']],
    ['null', null, ['missing', 'null']],
    ['one', 1, ['one']],
    ['zero', 0, ['zero']],
    ['a fraction', 1.5, ['half']],
    ['a text of digits', '1', ['text1']],
    ['a text', 'apple', ['apple']],
    ['quotes', `O'B "x" --`, ['quote']],
    ['a text like a list', '["apple"]', ['brackets']],
    ['a list of values', ['apple', 10, true, null, 1], ['apple', 'missing', 'null', 'one', 'ten', 'yes']],
    ['an empty list', [], []],
    ['more than 1000 values', Array.from({ length: 1500 }, (_, n) => n + 5), ['ten']],
    ['above a number', { gt: 1 }, ['half', 'ten']],
    ['from a number', { gte: 1.5 }, ['half', 'ten']],
    ['between numbers', { gte: -3, lt: 0 }, ['minus']],
    ['up to a text', { lte: 'apple' }, ['text1', 'quote', 'brackets', 'apple']],
    ['between texts', { gt: 'a', lt: 'b' }, ['apple']],
  ])('selects by %s', async (_, condition, expected) => {
    await put(kinds);
    expect((await found({ where: { v: condition } })).sort()).toEqual([...expected].sort());
    expect(await models().count('people', { where: { v: condition } })).toBe(expected.length);
  });

  test.each<[string, string | number | boolean | null, string[]]>([
    ['true', true, ['yes']],
    ['one', 1, ['one']],
    ['null', null, ['missing', 'null']],
    ['a text', 'apple', ['apple']],
  ])('selects all but %s', async (_, value, excluded) => {
    await put(kinds);
    const rest = Object.keys(kinds).filter((id) => !excluded.includes(id));
    expect((await found({ where: { v: { ne: value } } })).sort()).toEqual(rest.sort());
  });

  test.each<[string, unknown]>([
    ['an unknown operator', { where: { v: { $ne: 1 } } }],
    ['an inherited operator', { where: { v: { toString: 1 } } }],
    ['an operator beside ne', { where: { v: { ne: 1, gt: 0 } } }],
    ['a regular expression', { where: { v: { regex: '.*' } } }],
    ['an empty condition', { where: { v: {} } }],
    ['an absent condition', { where: { v: undefined } }],
    ['an object to compare with', { where: { v: { gt: {} } } }],
    ['a list in a list', { where: { v: [['a']] } }],
    ['a list as operand', { where: { v: { ne: ['a'] } } }],
    ['a number that is none', { where: { v: Number.NaN } }],
    ['an order of booleans', { where: { v: { gt: true } } }],
    ['a field with a quote', { where: { "v'": 1 } }],
    ['a nested field', { where: { 'v.w': 1 } }],
    ['an empty field', { where: { '': 1 } }],
    ['an odd sort key', { sort: ['v; DROP TABLE people'] }],
    ['a doubled direction', { sort: ['--v'] }],
    ['no limit at all', { limit: 0 }],
    ['too high a limit', { limit: 10_001 }],
    ['half a document', { limit: 1.5 }],
    ['a negative skip', { skip: -1 }],
    ['a text as limit', { limit: '10' }],
    ['a list to search for', { contains: ['a'] }],
  ])('refuses %s', async (_, query) => {
    await put(kinds);
    await expect(models().find('people', query as Query)).rejects.toMatchObject({ name: 'QueryError' });
    expect(await models().count('people', {})).toBe(Object.keys(kinds).length);
  });

  test('sorts numbers as numbers, texts by code point, several fields each its own way', async () => {
    await put({
      a: { n: 10, s: 'b' },
      b: { n: 9, s: 'b' },
      c: { n: 100, s: 'Z' },
      d: { s: 'é' },
      e: { n: 1.5, s: 'a' },
    });
    expect(await found({ sort: ['n'] })).toEqual(['d', 'e', 'b', 'a', 'c']);
    expect(await found({ sort: ['-n'] })).toEqual(['c', 'a', 'b', 'e', 'd']);
    expect(await found({ sort: ['s', '-n'] })).toEqual(['c', 'e', 'a', 'b', 'd']);
    expect(await found({ sort: ['-s', 'n'] })).toEqual(['d', 'b', 'a', 'e', 'c']);
  });

  test('breaks ties by id, numeric ids as numbers, the way of the last field', async () => {
    await put({ 9: { v: 1 }, 10: { v: 1 }, 2: { v: 2 }, 100: { v: 1 } });
    expect(await found({})).toEqual(['2', '9', '10', '100']);
    expect(await found({ sort: ['v'] })).toEqual(['9', '10', '100', '2']);
    expect(await found({ sort: ['-v'] })).toEqual(['2', '100', '10', '9']);
  });

  test('pages through thousands of documents, each exactly once, also when all tie', async () => {
    const MANY = 2_600;
    const documents = Array.from({ length: MANY }, (_, n) => ({
      id: `${n}`,
      document: { n, v: n % 7, tie: 1 },
    }));
    await models().apply('people', documents, position(1));
    for (const sort of [[], ['tie'], ['-v'], ['v', '-n']]) {
      const seen = new Set<string>();
      for (let skip = 0; skip < MANY; skip += 400)
        for (const id of await found({ sort, skip, limit: 400 })) seen.add(id);
      expect(seen.size).toBe(MANY);
    }
    expect(await found({ skip: MANY })).toEqual([]);
    const asked = documents.slice(0, 2_500).flatMap(({ id }) => [id, `no-${id}`]);
    expect(await models().getMany('people', asked)).toHaveLength(2_500);
  });

  test('goes on behind a document, whatever came or went before it meanwhile', async () => {
    await put({ 9: { v: 1 }, 10: { v: 1 }, 2: { v: 2 }, 100: { v: 1 }, 101: { v: 2 } });
    expect(await found({ after: '9', limit: 2 })).toEqual(['10', '100']);
    expect(await found({ after: '9', where: { v: 2 } })).toEqual(['101']);
    await models().apply(
      'people',
      [
        { id: '9', document: null },
        { id: '3', document: { v: 1 } },
      ],
      position(2),
    );
    expect(await found({ after: '9' })).toEqual(['10', '100', '101']);
    expect(await found({ after: '' })).toEqual(['2', '3', '10', '100', '101']);
    expect(await found({ after: '101' })).toEqual([]);
    // In another order, or behind so many more, it would say nothing.
    for (const query of [{ sort: ['v'] }, { skip: 1 }])
      await expect(models().find('people', { after: '9', ...query })).rejects.toThrow(/after/);
  });

  test('gives a thousand documents where nobody says how many, and ten thousand at once to whom asks', async () => {
    const documents = Array.from({ length: 10_000 }, (_, n) => ({ id: `${n}`, document: { n } }));
    await models().apply('people', documents, position(1));
    expect(await found({})).toHaveLength(1_000);
    expect(await found({ limit: 10_000 })).toHaveLength(10_000);
    expect(await found({ skip: 10_000 })).toEqual([]);
  });

  test('counts, adds up and tells distinct values apart', async () => {
    await put({
      a: { v: 1, s: 'x' },
      b: { v: 2.5, s: 'x' },
      c: { v: 'text', s: 'y' },
      d: { v: true },
      e: {},
      f: { v: null, s: null },
    });
    expect(await models().count('people', {})).toBe(6);
    expect(await models().sum('people', 'v', {})).toBe(3.5);
    expect(await models().sum('people', 'v', { where: { s: 'x' } })).toBe(3.5);
    expect(await models().sum('people', 'v', { where: { s: 'none' } })).toBe(0);
    expect(await models().distinct('people', 's', {})).toBe(2);
    expect(await models().distinct('people', 's', { where: { v: 1 } })).toBe(1);
    await expect(models().sum('people', `v') --`, {})).rejects.toMatchObject({ name: 'QueryError' });
    await expect(models().distinct('people', 'a.b', {})).rejects.toMatchObject({ name: 'QueryError' });
  });
}
