import { countInPart, inPart, partNamed } from './part.ts';

test('a part is named by its number and how many there are; without a name it is the whole', () => {
  expect(partNamed('3/8')).toEqual({ number: 3, of: 8 });
  expect(partNamed()).toEqual({ number: 1, of: 1 });
});

test.each(['0/8', '9/8', '3', '3/0', '-1/8', '3/8/2', '', 'all'])('"%s" is no part', (told) => {
  expect(() => partNamed(told)).toThrow('TORTURE_PART must be such as 3/8.');
});

test.each([1, 2, 7, 8, 40])('of %s parts each of the whole is in exactly one', (of) => {
  const all = Array.from({ length: 23 }, (_, at) => at);
  const parts = Array.from({ length: of }, (_, at) => inPart(all, { number: at + 1, of }));
  expect(parts.flat().sort((a, b) => a - b)).toEqual(all);
  const sizes = parts.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  expect(sizes).toEqual(parts.map((_, at) => countInPart(23, { number: at + 1, of })));
});
