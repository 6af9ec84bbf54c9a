import { namesPatient } from './names-patient.ts';

const otto = {
  first_name: 'Ottokar',
  middle_name: null,
  last_name: 'van der Lindqvist-Nuñez',
  dob: '1933-01-02',
  mrn: 'MRN-OF-17',
  phone: '(555) 010-0142',
  email: 'otto@farewell.example',
  address: '14 Elm Street, Fairhaven',
};

test.each([
  'Mr. van der Lindqvist-Nuñez asked',
  'asked by Lindqvist',
  'LINDQVIST asked',
  'nunez asked for it',
  'as Ottokar wished',
  'born 1933-01-02',
  'born 01/02/1933',
  'born 1/2/33',
  'born on January 2, 1933',
  'born 2nd of Jan. 1933',
  'born 02.01.1933',
  'DOB 19330102',
  'MRN OF-17',
  'record mrn-of-17',
  'call 555 010 0142',
  'call 010-0142',
  'wrote from otto@farewell.example',
  'moved from 14 Elm Street',
  'moved from 14  elm  street to another town',
  'the fire in Elm Street',
  'called twice: 555-010-0142 2 times',
])('%s tells of whom it was', (reason) => {
  expect(namesPatient(reason, otto)).toBe(true);
});

test.each([
  'Kept for ten years, as the policy asks',
  'Asked for in writing on 2026-01-02',
  'Letter of January 2, 2026',
  'The patient asked in 14 days',
  'Case 17 was closed',
  'Ticket 555-0101',
  'The van der policy',
])('%s tells nothing', (reason) => {
  expect(namesPatient(reason, otto)).toBe(false);
});

test('a name within another word is none', () => {
  const lee = { ...otto, first_name: 'Al', last_name: 'Lee', mrn: '8' };
  expect(namesPatient('The fleet asked also in 8 letters', lee)).toBe(false);
  expect(namesPatient('Ms. Lee asked', lee)).toBe(true);
  expect(namesPatient('MRN 8', lee)).toBe(true);
});

test('a name is known without its middle, a number however its letters stand by it', () => {
  const al = { ...otto, first_name: 'Al', middle_name: 'Bo', last_name: 'Li', mrn: '12345' };
  expect(namesPatient('Al Li asked', al)).toBe(true);
  expect(namesPatient('MRN12345 asked', al)).toBe(true);
  expect(namesPatient('MRN 0042', { ...al, mrn: 'MRN0042' })).toBe(true);
});

test('numbers of a sentence are no birth date', () => {
  expect(namesPatient('Kept 10 years: 1 case, 2 letters', { ...otto, dob: '2010-01-02' })).toBe(false);
});

test('what is not known is in no reason', () => {
  const unknown = {
    ...{ first_name: '', middle_name: null, last_name: '', dob: null },
    ...{ mrn: null, phone: '', email: null, address: ' ' },
  };
  expect(namesPatient('Anything at all, 1933-01-02', unknown)).toBe(false);
});

test('a reason of one letter again and again is read in one go', () => {
  const long = 'a '.repeat(50_000);
  expect(namesPatient(long, { ...otto, last_name: 'a '.repeat(100) + 'b' })).toBe(false);
});
