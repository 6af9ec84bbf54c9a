import { inPlaceOf, isProvider, isUnconfirmed, signedFor, whoHasNotSigned } from './signing-account.ts';

const provider = { name: 'Ana Diaz', npi: '1234567893' };
const made = { name: 'Ana Diaz', at: '2026-03-02T07:05:09.000Z' };

test('an account is the provider’s by the NPI of its profile, and by a name alone never', () => {
  expect(isProvider({ npi: '1234567893' }, provider)).toBe(true);
  expect(isProvider({ npi: '1245319599' }, provider)).toBe(false);
  expect(isProvider({ npi: null }, provider)).toBe(false);
});

test.each([
  ['another name without an NPI', { printed_name: 'Sam Lee', npi: null }, false, 'Ana Diaz'],
  ['the name without an NPI', { printed_name: 'ANA  díaz', npi: null }, true, null],
  ['the name with another NPI', { printed_name: 'Ana Diaz', npi: '1245319599' }, false, 'Ana Diaz'],
  ['another name with the NPI', { printed_name: 'Ana D. Diaz', npi: '1234567893' }, false, null],
])('%s', (_, account, unconfirmed, missing) => {
  expect(isUnconfirmed(account, provider)).toBe(unconfirmed);
  expect(signedFor(account, provider)).toBe(missing);
});

test('the provider’s own hand stands for what it was made on, and for nothing after it', () => {
  const sam = { printed_name: 'Sam Lee', npi: null };
  const with_ = (more: object) => ({ ...provider, signature_by: { ...made, own: true, ...more } });
  expect(signedFor(sam, with_({}))).toBeNull();
  expect(signedFor(sam, with_({ own: false }))).toBe('Ana Diaz');
  expect(signedFor(sam, with_({ before_changes: true }))).toBe('Ana Diaz');
});

test('whose signature is missing is told in the same words wherever a signature stands', () => {
  expect(whoHasNotSigned('Ana Diaz')).toBe('Ana Diaz, who has not signed');
  expect(`Sam Lee${inPlaceOf('Ana Diaz')}`).toBe('Sam Lee for Ana Diaz, who has not signed');
  expect(['', null, undefined].map(inPlaceOf)).toEqual(['', '', '']);
});
