import { orderOf, sortsOf } from './sorting.ts';

const fields = { name: ['last_name', 'first_name'], birth: ['-dob'], mrn: ['mrn'] };

test('a list is sorted as usual, by a choice, or by it from the last to the first', () => {
  expect(orderOf(undefined, fields, ['-id'])).toEqual(['-id']);
  expect(orderOf('name', fields, ['-id'])).toEqual(['last_name', 'first_name']);
  expect(orderOf('-name', fields, ['-id'])).toEqual(['-last_name', '-first_name']);
  expect(orderOf('-birth', fields, ['-id'])).toEqual(['dob']);
});

test('each choice has both directions', () => {
  expect(sortsOf('providers')).toEqual(['name', '-name', 'npi', '-npi']);
});
