import { type KeptFacts, keptUntil, yearsEarlier, yearsLater } from './kept-until.ts';
import { shiftedDay } from '../days/dates.ts';
import { usualPeriods } from './retention.ts';

const draft: KeptFacts = {
  ...{ dob: '1950-04-02', changed_on: '2010-03-01' },
  ...{ visit_on: null, delivery_on: null, signed_on: null, feedback_on: null, left_on: null },
};
const until = (more: Partial<KeptFacts>, periods = {}) =>
  keptUntil({ ...draft, ...more }, { ...usualPeriods, ...periods });

test('what was never signed is kept after its last change', () => {
  expect(until({})).toEqual({ ends_on: '2017-03-01', because: 'change', since_on: '2010-03-01' });
  expect(until({}, { draft_years: 2 }).ends_on).toBe('2012-03-01');
});

test.each([
  [{ visit_on: '2010-02-01' }, 'visit', '2020-02-01'],
  [{ visit_on: '2010-02-01', signed_on: '2010-02-10' }, 'signature', '2020-02-10'],
  [{ signed_on: '2010-02-10', delivery_on: '2010-02-20' }, 'delivery', '2020-02-20'],
  // A change long after the signature keeps it by itself.
  [{ signed_on: '2010-02-10', changed_on: '2016-01-01' }, 'change', '2023-01-01'],
  [{ signed_on: '2010-02-10', left_on: '2016-05-05' }, 'disclosure', '2022-05-05'],
  [{ signed_on: '2010-02-10', feedback_on: '2019-05-05' }, 'feedback', '2022-05-05'],
  [{ signed_on: '2010-02-10', feedback_on: '2010-05-05', left_on: '2010-05-05' }, 'signature', '2020-02-10'],
] as const)('what ends last keeps it: %j by %s until %s', (more, because, ends_on) => {
  expect(until(more)).toMatchObject({ because, ends_on });
});

test.each([
  // On the day before coming of age, and on the day itself.
  ['2010-03-01', '1992-03-02', 18, { because: 'minor', ends_on: '2020-03-02', since_on: '2010-03-02' }],
  ['2010-03-01', '1992-03-01', 18, { because: 'signature', ends_on: '2020-03-01' }],
  ['2010-03-01', '1992-03-01', 21, { because: 'minor', ends_on: '2023-03-01', since_on: '2013-03-01' }],
  ['2010-03-01', '2009-12-31', 18, { because: 'minor', ends_on: '2037-12-31' }],
  // A birth date after the visit is a mistake, and says nothing.
  ['2010-03-01', '2012-01-01', 18, { because: 'signature', ends_on: '2020-03-01' }],
  ['2010-03-01', null, 18, { because: 'signature', ends_on: '2020-03-01' }],
] as const)('who was signed for on %s, born %s, of age at %d', (signed_on, dob, majority_age, expected) => {
  expect(until({ signed_on, dob }, { majority_age })).toMatchObject(expected);
});

test('a minor of whom nothing was signed is kept as any draft', () => {
  expect(until({ dob: '2009-12-31' })).toMatchObject({ because: 'change', ends_on: '2017-03-01' });
});

test.each([
  ['2012-02-29', 4, '2016-02-29'],
  ['2012-02-29', 10, '2022-03-01'],
  ['2012-02-28', 10, '2022-02-28'],
  ['1896-02-29', 4, '1900-03-01'],
  ['1996-02-29', 4, '2000-02-29'],
])('%s and %d years are %s', (day, years, expected) => {
  expect(yearsLater(day, years)).toBe(expected);
});

test('of every day of eight years the last is told of which so many years are over, and the day after it is not', () => {
  for (let day = '2019-12-30'; day < '2028-01-02'; day = shiftedDay(day, 1))
    for (const years of [1, 3, 4, 7, 10]) {
      const last = yearsEarlier(day, years);
      expect([day, years, yearsLater(last, years) <= day]).toEqual([day, years, true]);
      expect([day, years, yearsLater(shiftedDay(last, 1), years) > day]).toEqual([day, years, true]);
    }
});
