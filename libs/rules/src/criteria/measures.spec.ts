import { measureDoubt } from './measures.ts';

test.each([
  ...['', '  ', `5'8"`, `5' 8"`, `5’8”`, '5 ft 8 in', '5ft', '5 feet 8 inches'],
  ...['68 in', '68"', '173 cm', '173cm.', '1.73 m', '1,73 m', ' 173  cm '],
])('%j is a height', (text) => {
  expect(measureDoubt('height', text)).toBeNull();
});

test.each(['', '180 lb', '180 lbs', '180lbs.', '180 pounds', '82 kg', '82,5 kg', '7 lb 4 oz', '0.9 kg'])(
  '%j is a weight',
  (text) => {
    expect(measureDoubt('weight', text)).toBeNull();
  },
);

test.each([
  ['height', '9999 ft', 'No person has this height.'],
  ['height', '3 cm', 'No person has this height.'],
  ['height', '173', 'No height can be read in it.'],
  ['height', '180 lb', 'No height can be read in it.'],
  ['height', 'tall', 'No height can be read in it.'],
  ['weight', '-3', 'No weight can be read in it.'],
  ['weight', '180', 'No weight can be read in it.'],
  ['weight', '9000 kg', 'No person has this weight.'],
  ['weight', '0 lb', 'No person has this weight.'],
] as const)('a %s of %j is doubted', (kind, text, doubt) => {
  expect(measureDoubt(kind, text)).toBe(doubt);
});

test('a text without end is read once, and is none', () => {
  for (const piece of ['1', "'", '1 ', '1.', '1 ft '])
    expect(measureDoubt('height', piece.repeat(50_000))).toBe('No height can be read in it.');
});
