import { isLikelySame } from './likely-patient.ts';

const ingrid = { first_name: 'Ingrid', last_name: 'Lindqvist', dob: '1950-04-02', mrn: 'MRN-1' };

it.each([
  ['the same MRN, whatever else', { first_name: 'Bo', last_name: 'Ek', dob: null, mrn: 'mrn-1' }, true],
  ['the same name with another birth date', { ...ingrid, dob: '1961-01-01', mrn: 'MRN-2' }, true],
  ['the same name, written otherwise', { first_name: 'INGRID', last_name: 'Líndqvist' }, true],
  ['the same birth date and last name', { ...ingrid, first_name: 'I.', mrn: null }, true],
  ['the same birth date and first name', { ...ingrid, last_name: 'Ek', mrn: null }, true],
  ['the same birth date alone', { first_name: 'Bo', last_name: 'Ek', dob: '1950-04-02', mrn: null }, false],
  ['the same last name alone', { ...ingrid, first_name: 'Bo', dob: '1961-01-01', mrn: null }, false],
  ['nothing that is given', { first_name: 'Bo', last_name: 'Ek', dob: null, mrn: '' }, false],
])('%s', (_, other, expected) => {
  expect(isLikelySame(ingrid, other)).toBe(expected);
  expect(isLikelySame(other, ingrid)).toBe(expected);
});

it('what neither has is no likeness', () => {
  const [one, other] = [
    { first_name: 'Bo', last_name: 'Ek', dob: null, mrn: null },
    { first_name: 'Bo', last_name: 'Al', dob: null, mrn: null },
  ];
  expect(isLikelySame(one, other)).toBe(false);
});
