import { markedOfPlain } from '../own/plain-letter.fixture.ts';

test.each([
  ['She suctions in the bedroom [beside the ventilator].', 'beside the ventilator'],
  ['Her husband suctions her 3 times a day [with gloves].', 'with gloves'],
  ['She rests twice on the stairs [carrying laundry].', 'carrying laundry'],
])('a short remark in square brackets of what the case has not is marked: %s', (text, place) => {
  expect(markedOfPlain(text)).toContain(place);
});

test.each([
  'She rests twice on the stairs [see above].',
  'Her husband suctions her 3 times a day [husband: Lionel].',
  'The boot is grey [Add: the reason].',
])('one that tells nothing more is not: %s', (text) => {
  expect(markedOfPlain(text)).toBe('');
});
