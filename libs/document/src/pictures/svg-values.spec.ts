import { drawableAttributes } from './svg-values.ts';

const drawn = (d: string) => drawableAttributes('path', { d })?.['d'];

test('the flags of an arc need no space before what follows', () => {
  expect(drawn('M0 0a1 1 0 01.5.5,1 1 0 1 1 3 4')).toBe('M0 0 a1 1 0 0 1 0.5 0.5 1 1 0 1 1 3 4');
});

test('a path ends before the command that cannot be read', () => {
  expect(drawn('M0 0L5 5a1 1 0 7 1 3 4L9 9')).toBe('M0 0 L5 5');
});

// Whoever tries all ways to cut these digits into seven numbers is not done in a year.
test('a thousand digits in a row are one number, not an arc', () => {
  expect(drawn(`M0 0L5 5a${'2'.repeat(1000)}`)).toBe('M0 0 L5 5');
});
