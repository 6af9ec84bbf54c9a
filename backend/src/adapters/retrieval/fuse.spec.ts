import fc from 'fast-check';
import { choose, worth } from '../../library/retrieval/choose.ts';
import { content } from './contents.fixture.ts';
import { fuse, WORDS_BESIDE_MEANING } from './fuse.ts';

const ranking = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });

test('what both rankings put first is worth 1, and nothing is worth more', () => {
  expect(
    fuse([
      [7, 8],
      [7, 9],
    ])[0],
  ).toEqual({ id: 7, relevance: 1, ranks: [1, 1] });
  fc.assert(
    fc.property(ranking, ranking, (a, b) => {
      const fused = fuse([a, b]);
      expect(new Set(fused.map(({ id }) => id))).toEqual(new Set([...a, ...b]));
      for (const { relevance } of fused) expect(relevance > 0 && relevance <= 1).toBe(true);
    }),
  );
});

test('what counts less moves what is near, and never puts its first before the other’s', () => {
  const meaning = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  const order = (words: number[]) => fuse([words, meaning], [WORDS_BESIDE_MEANING, 1]).map(({ id }) => id);
  expect(order([])).toEqual(meaning);
  expect(order([3])).toEqual([3, 1, 2, ...meaning.slice(3)]);
  expect(order([16]).indexOf(16)).toBeGreaterThan(0);
  expect(order([99, 1])[0]).toBe(1);
  expect(order([99]).at(-1)).toBe(99);
  expect(fuse([[7], [7]], [WORDS_BESIDE_MEANING, 1])[0]?.relevance).toBeCloseTo(1);
});

test('one ranking alone keeps its order', () => {
  fc.assert(
    fc.property(ranking, (only) => {
      expect(fuse([only]).map(({ id }) => id)).toEqual(only);
    }),
  );
});

test('what is before another in both rankings is before it', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }), (a) => {
      const b = [1, 2, 3, 4, 5, 6, 7, 8];
      const order = fuse([a, b]).map(({ id }) => id);
      for (const one of b) {
        for (const other of b) {
          const first = a.indexOf(one) < a.indexOf(other) && b.indexOf(one) < b.indexOf(other);
          if (first) expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
        }
      }
    }),
  );
});

describe('what a content is worth', () => {
  const of = (more: Parameters<typeof content>[1]) => worth(content(1, more), ['cgm']);

  test('quality and ratings sway it, and only so far', () => {
    expect(of({ quality_score: 5 })).toBeGreaterThan(of({ quality_score: 2 }));
    expect(of({ feedback_score: 5, ratings: 9 })).toBeGreaterThan(of({ feedback_score: null, ratings: 0 }));
    expect(of({ feedback_score: 1, ratings: 9 })).toBeLessThan(of({ feedback_score: null, ratings: 0 }));
    const best = of({ quality_score: 5, feedback_score: 5, ratings: 10_000 });
    const worst = of({ quality_score: 0, feedback_score: 1, ratings: 10_000 });
    expect(best / worst).toBeLessThan(2);
  });

  test('one rating sways less than many', () => {
    expect(of({ feedback_score: 1, ratings: 1 })).toBeGreaterThan(of({ feedback_score: 1, ratings: 5 }));
  });

  test('its own category goes before a general one', () => {
    expect(of({ category: 'cgm' })).toBeGreaterThan(of({ category: 'general' }));
    expect(of({ category: 'compression' })).toBe(of({ category: 'general' }));
  });
});

test('a smaller one behind one that bursts the budget still fits', () => {
  const of = (id: number, tokens: number) => ({ content: content(id), tokens });
  expect(choose([of(1, 60), of(2, 80), of(3, 40)], 100, [])).toEqual(new Set([1, 3]));
  expect(choose([of(1, 101)], 100, [])).toEqual(new Set());
});
