import { othersTurns } from '../../testing/others-turns.ts';
import { LexicalIndex } from './lexical.ts';

const content = (id: number, length: number) => ({
  id,
  version: 1,
  title: 'A sample',
  tags: [],
  content: 'underpads '.repeat(length / 10),
  category: 'general' as const,
  content_type: 'sample_note' as const,
  quality_score: 3,
  ratings: { count: 0, sum: 0 },
});

test('other requests have their turn between long contents, and short ones are taken in together', async () => {
  const long = Array.from({ length: 10 }, (_, id) => content(id, 50_000));
  expect(await othersTurns(() => new LexicalIndex().follow(long as never))).toBeGreaterThanOrEqual(9);
  const short = Array.from({ length: 10 }, (_, id) => content(id, 100));
  expect(await othersTurns(() => new LexicalIndex().follow(short as never))).toBeLessThan(3);
});

test('of a list of words, as many as a long letter has', async () => {
  const words = Array.from({ length: 5_000 }, (_, n) => `item${n}`);
  const long = { ...content(1, 10), content: [...words, 'item0'].join(' ') };
  const index = new LexicalIndex();
  await index.follow([long] as never);
  const found = (word: string) => index.rank(word, new Set([1]));
  expect([found('item0'), found('item1900'), found('item4900')]).toEqual([[1], [1], []]);
  await index.follow([]);
  expect(found('item0')).toEqual([]);
});
