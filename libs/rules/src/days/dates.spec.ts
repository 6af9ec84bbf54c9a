import { ageOn, isPastOrPresentDay, isRealDate, writtenDay } from '../index.ts';

test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31', '1900-02-28'])(
  '%s is a day of the calendar',
  (day) => expect(isRealDate(day)).toBe(true),
);

test.each([
  '2050-02-30',
  '2023-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  '01/02/2026',
  '2026-01-01T00:00:00Z',
  '2026-01-01 ',
  '２０２６-01-01',
  '',
])('%j is none', (day) => expect(isRealDate(day)).toBe(false));

test('every day of 400 years is real, and no other', () => {
  let days = 0;
  for (let year = 1900; year < 2300; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) {
        const two = (n: number) => String(n).padStart(2, '0');
        if (isRealDate(`${year}-${two(month)}-${two(day)}`)) days += 1;
      }
  expect(days).toBe(146_097);
});

test('today is not in the future, tomorrow is', () => {
  expect(isPastOrPresentDay('2026-11-21', '2026-11-21')).toBe(true);
  expect(isPastOrPresentDay('2026-11-22', '2026-11-21')).toBe(false);
  expect(isPastOrPresentDay('2026-02-30', '2026-11-21')).toBe(false);
  expect(isPastOrPresentDay('2025-12-31', '2026-01-01')).toBe(true);
});

test.each([
  ['1950-02-03', '2026-02-02', 75],
  ['1950-02-03', '2026-02-03', 76],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-01-01', '2026-01-01', 0],
  ['2026-01-02', '2026-01-01', null],
  ['2026-02-30', '2026-03-01', null],
  ['', '2026-01-01', null],
  [null, '2026-01-01', null],
  [undefined, '2026-01-01', null],
])('born %s, on %s: %s years', (dob, day, age) => expect(ageOn(dob, day)).toBe(age));

test.each([
  ['2/3/1950', '1950-02-03'],
  ['02/03/1950', '1950-02-03'],
  ['1950-02-03', '1950-02-03'],
  ['2/30/1950', null],
  ['13/01/1950', null],
  ['3.2.1950', null],
  ['', null],
])('the day that %j is written for: %s', (text, day) => expect(writtenDay(text)).toBe(day));
