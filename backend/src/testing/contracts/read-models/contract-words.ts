import type { JsonObject } from '../../../kernel/basics/json.ts';
import type { Query, ReadModels } from '../../../kernel/projecting/read-models.port.ts';
import { ids, position, writes } from './under-test.ts';

/** The part of the suite about words; it holds with an index of words and without one. */
export function wordsContract(models: () => ReadModels): void {
  const put = (documents: Parameters<typeof writes>[0]): Promise<void> =>
    models().apply('people', writes(documents), position(1));
  const found = async (query: Query): Promise<string[]> => ids(await models().find('people', query));

  test('finds every word in any search field, whatever the case and the accents', async () => {
    await put({
      1: { first_name: 'José', last_name: `Müller-O'Brien`, mrn: 'A_1%' },
      2: { first_name: 'Jose', last_name: 'Mull', mrn: 'A11', city: 'Müller' },
      3: { first_name: 'Ёлка', last_name: 'Straße', mrn: null },
      4: { first_name: '𝔸da', mrn: 77_001 },
    });
    const searched = async (contains: string): Promise<string[]> => found({ contains });
    expect(await searched('jose')).toEqual(['1', '2']);
    expect(await searched('JOSÉ muller')).toEqual(['1']);
    expect(await searched('muller jose\u0301')).toEqual(['1']);
    expect(await searched(`o'brien`)).toEqual(['1']);
    expect(await searched('1%')).toEqual(['1']);
    expect(await searched('a_1')).toEqual(['1']);
    expect(await searched('STRASSE')).toEqual(['3']);
    expect(await searched('ёлка')).toEqual(['3']);
    expect(await searched('ada 7700')).toEqual(['4']);
    expect(await searched('josemuller')).toEqual([]);
    expect(await searched('  ')).toEqual(['1', '2', '3', '4']);
    expect(await searched(Array.from('josemulerbin').join(' '))).toEqual(['1']);
    expect(await searched(Array.from('josemulerbinz').join(' '))).toEqual([]);
    expect(
      await searched('a '.repeat(5_000) + Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' ')),
    ).toEqual([]);
    expect(await models().count('people', { contains: 'jose', where: { mrn: 'A11' } })).toBe(1);
  });

  test('follows a document: what it no longer says is no longer found', async () => {
    await put({ 1: { first_name: 'Ann', v: 1 } });
    await models().apply('people', writes({ 1: { first_name: 'Bea', v: 2 } }), position(2));
    expect(await found({ contains: 'ann' })).toEqual([]);
    expect(await found({ where: { v: 1 } })).toEqual([]);
    expect(await found({ contains: 'bea', where: { v: 2 } })).toEqual(['1']);
  });

  test('finds a rare word and a usual one, in order, page by page, beside other conditions', async () => {
    const names = (n: number) => ({
      last_name: n % 100 === 0 ? 'Quixote' : 'Panza',
      first_name: `Person ${n % 7}`,
      v: n % 2,
    });
    const all = Array.from({ length: 2_200 }, (_, n) => ({ id: `${n}`, document: names(n) as JsonObject }));
    await models().apply('people', all, position(1));
    const newest = { sort: ['-v'], limit: 3 };
    expect(await found({ contains: 'quixote', ...newest })).toEqual(['2100', '2000', '1900']);
    expect(await found({ contains: 'quixote', ...newest, skip: 20 })).toEqual(['100', '0']);
    expect(await found({ contains: 'quixote person', where: { v: 1 } })).toEqual([]);
    expect(await found({ contains: 'uixo', ...newest })).toEqual(['2100', '2000', '1900']);
    expect(await found({ contains: 'panza', ...newest })).toEqual(['2199', '2197', '2195']);
    expect(await found({ contains: 'anza 3', where: { v: 0 }, ...newest })).toEqual(['2194', '2180', '2166']);
    expect(await models().count('people', { contains: 'quixote' })).toBe(22);
    expect(await models().count('people', { contains: 'panza', where: { v: 1 } })).toBe(1_100);
    expect(await models().distinct('people', 'first_name', { contains: 'quixote' })).toBe(7);
    expect(await models().sum('people', 'v', { contains: 'quixote' })).toBe(0);
    expect(await found({ contains: 'quixotes' })).toEqual([]);
  });

  test('finds what is said after what stands between, whatever it is', async () => {
    await put({
      1: { first_name: 'one\u0000two "three" four' },
      2: { first_name: '🩺𝔸b🩺x🩺', mrn: '* OR -' },
    });
    for (const word of ['two', '"three"', 'four', 'our', 'e"', '"'])
      expect([word, await found({ contains: word })]).toEqual([word, ['1']]);
    for (const word of ['🩺ab', 'b🩺x🩺', '🩺', '* or', 'OR -'])
      expect([word, await found({ contains: word })]).toEqual([word, ['2']]);
    expect(await found({ contains: 'two one' })).toEqual(['1']);
    expect(await found({ contains: 'onetwo' })).toEqual([]);
  });

  test('a removed document is no longer found, nor one of an undone batch', async () => {
    await put({ 1: { first_name: 'Ann' }, 2: { first_name: 'Annabel' } });
    await models().apply('people', writes({ 1: null, 2: { first_name: 'Annabel', v: 2 } }), position(2));
    expect(await found({ contains: 'ann' })).toEqual(['2']);
    await models().apply('people', writes({ 1: { first_name: 'Joanna' } }), position(3));
    expect(await found({ contains: 'ann' })).toEqual(['1', '2']);
  });
}
