import { caseEvents } from './case.vocabulary.ts';

/** Half past eleven in the evening of the second in Greenwich. */
const password_set_by = { user_id: 1, name: 'Administrator', at: '2026-03-02T23:30:00.000Z' };
const addendum = {
  ...{ number: 1, text: 'The quantity was agreed.', signer_id: 3, signature: 'Dr. Jo Park' },
  ...{ signed_at: '2026-03-04T09:00:00.000Z', hash: 'ab'.repeat(32), confirmed_marks: 0, password_set_by },
};

test.each([
  ['America/Denver', '2026-03-02'],
  ['UTC', '2026-03-02'],
  ['Asia/Kolkata', '2026-03-03'],
  ['Pacific/Kiritimati', '2026-03-03'],
])('whoever had set a password had done so on the day of the signature’s zone: %s', (time_zone, day) => {
  expect(caseEvents.sentences.AddendumSigned({ ...addendum, time_zone })).toBe(
    `signed addendum 1; Administrator had set a password for this account on ${day}`,
  );
});

test('a day that is none of the site’s says of which zone it is', () => {
  expect(caseEvents.sentences.AddendumSigned(addendum)).toMatch(/on 2026-03-02 \(UTC\)$/);
});

test('a password that was set at the machine was set by no user of that name', () => {
  const set = { ...password_set_by, user_id: null, name: 'operator' };
  expect(caseEvents.sentences.AddendumSigned({ ...addendum, password_set_by: set })).toMatch(
    /; the operator had set a password for this account/,
  );
});
