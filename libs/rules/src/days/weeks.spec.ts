import { addDays, mondayOf, weeksBetween } from './weeks.ts';

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('days go on over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('the weeks that a period touches', () => {
  expect(weeksBetween('2026-03-01', '2026-03-09')).toEqual(['2026-02-23', '2026-03-02', '2026-03-09']);
  expect(weeksBetween('2026-03-02', '2026-03-08')).toEqual(['2026-03-02']);
});

test.each([
  ['9999-12-31', '9999-12-31'],
  ['0000-01-01', '0000-01-10'],
])('the weeks from %s to %s come to an end, at the edges of the calendar too', (from, to) => {
  expect(weeksBetween(from, to).length).toBeLessThan(10);
});
