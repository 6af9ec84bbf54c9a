import { bucketsOf, rounded, spreadOf } from './durations.ts';

const of = (...lengths: number[]) => {
  const counted = new Map<number, number>();
  for (const length of lengths) counted.set(length, (counted.get(length) ?? 0) + 1);
  return spreadOf(counted);
};

test('the median and the quartiles of durations', () => {
  expect(of()).toEqual({ count: 0, median: null, lower_quartile: null, upper_quartile: null });
  expect(of(7)).toEqual({ count: 1, median: 7, lower_quartile: 7, upper_quartile: 7 });
  expect(of(4, 1, 3, 2)).toEqual({ count: 4, median: 2.5, lower_quartile: 1.75, upper_quartile: 3.25 });
  expect(of(5, 5, 5, 100)).toMatchObject({ median: 5, upper_quartile: 28.75 });
});

test('what was counted and taken back does not count', () => {
  expect(
    spreadOf(
      new Map([
        [1, 0],
        [9, 2],
      ]),
    ),
  ).toMatchObject({ count: 2, median: 9, lower_quartile: 9 });
});

test('each duration is counted once, in the shortest bucket it fits in', () => {
  const counted = new Map([
    [0, 2],
    [60, 1],
    [60.1, 4],
    [1_440, 0],
    [1_441, 3],
  ]);
  expect(bucketsOf(counted, [60, 1_440])).toEqual([
    { up_to: 60, count: 3 },
    { up_to: 1_440, count: 4 },
    { up_to: null, count: 3 },
  ]);
});

test('durations have three figures, and none is below 0', () => {
  expect([0.01234, 9.876, 1440, 123_456, -3].map(rounded)).toEqual([0.0123, 9.88, 1440, 123_000, 0]);
});
