import { birthDateProblem, earliestBirthDate } from '../index.ts';

const far = 'Date of birth is more than 130 years ago. Check the year.';

test.each([
  ['2026-11-25', '2026-11-25', null],
  ['2026-11-26', '2026-11-25', 'Date of birth cannot be in the future.'],
  ['1896-11-25', '2026-11-25', null],
  ['1896-11-24', '2026-11-25', far],
  ['1800-01-01', '2026-11-25', far],
  ['0050-02-03', '2026-11-25', far],
  ['1898-03-01', '2028-02-29', null],
  ['1898-02-28', '2028-02-29', far],
  ['1950-02-30', '2026-11-25', 'Date of birth must be a real date, written YYYY-MM-DD.'],
  ['', '2026-11-25', 'Date of birth must be a real date, written YYYY-MM-DD.'],
])('born %j, on %s: %s', (dob, today, problem) => expect(birthDateProblem(dob, today)).toBe(problem));

test('the earliest one is that of 130 years ago', () =>
  expect(earliestBirthDate('2026-11-25')).toBe('1896-11-25'));
