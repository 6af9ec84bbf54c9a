import { Editions, holdingOn, holdsOn } from './editions.ts';

/** Three years' editions; the second divides G35 and drops X99, the third drops G35.A again. */
const years: [string, string[]][] = [
  ['2024-10-01', ['G35', 'I10', 'X99']],
  ['2025-10-01', ['G35.A', 'G35.D', 'I10']],
  ['2026-10-01', ['G35.D', 'I10']],
];
const told = (order: readonly number[]) => {
  const editions = new Editions();
  for (const at of order) editions.add(...years[at]!);
  return (code: string) => editions.of(code);
};

test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])('in the order %p they tell the same', (order) => {
  const of = told(order);
  expect(of('I10')).toEqual({ from: null, until: null });
  expect(of('G35')).toEqual({ from: null, until: '2025-09-30' });
  expect(of('G35.A')).toEqual({ from: '2025-10-01', until: '2026-09-30' });
  expect(of('G35.D')).toEqual({ from: '2025-10-01', until: null });
});

test('without an edition nothing is known; what no edition lists held until the first of them', () => {
  expect(new Editions().of('G20')).toEqual({ from: null, until: null });
  expect(told([1])('G20')).toEqual({ from: null, until: '2025-09-30' });
});

test('an edition that is listed once more changes nothing', () => {
  expect(told([0, 1, 1, 0])('X99')).toEqual({ from: null, until: '2025-09-30' });
});

test.each([
  ['2025-09-30', 'not_yet'],
  ['2025-10-01', 'today'],
  ['2026-09-30', 'today'],
  ['2026-10-01', 'ended'],
] as const)('on %s it holds: %p', (day, holding) => {
  const holds = holding === 'today';
  expect(holdingOn({ from: '2025-10-01', until: '2026-09-30' }, day)).toBe(holding);
  expect(holdsOn({ from: '2025-10-01', until: '2026-09-30' }, day)).toBe(holds);
  expect(holdsOn({ from: null, until: null }, day)).toBe(true);
});
