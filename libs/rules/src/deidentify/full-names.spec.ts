import { fullNameKey, fullNameKeysIn, namesInFull } from './full-names.ts';

const otto = {
  first_name: 'Ottokar',
  middle_name: 'Ben',
  last_name: 'van der Lindqvist-Nuñez',
};
const mary = { first_name: 'Mary-Ann', middle_name: null, last_name: 'O’Brien' };

describe.each([
  ['Ottokar van der Lindqvist-Nuñez', otto],
  ['as OTTOKAR NUNEZ wished', otto],
  ['Nuñez, Ottokar: asked for it', otto],
  ['Ottokar B. Nunez', otto],
  ['Ottokar Ben Nunez asked', otto],
  ['for Mary-Ann O’Brien', mary],
  ["o'brien mary", mary],
  ['Dr. Mary Ann OBrien Jr.', mary],
])('%s', (text, patient) => {
  test('names somebody in full, who is found by it', () => {
    expect(namesInFull(text, patient)).toBe(true);
    expect(fullNameKeysIn(text)).toContain(fullNameKey(patient));
  });
});

test.each([
  ['Ottokar asked', otto],
  ['the Nuñez policy', otto],
  ['Ottokar asked whether Nuñez', otto],
  ['Ottokarsson Nuñez', otto],
  ['Mary told Ann O’Brien', mary],
  ['', mary],
])('%s names nobody in full', (text, patient) => {
  expect(namesInFull(text, patient)).toBe(false);
});

test('who has no whole name is named by none', () => {
  const nameless = { first_name: 'Cher', middle_name: null, last_name: '' };
  expect(fullNameKey(nameless)).toBeNull();
  expect(namesInFull('Cher', nameless)).toBe(false);
});

test('a word again and again gives few keys', () => {
  expect(fullNameKeysIn('a b '.repeat(10_000))).toHaveLength(0);
  expect(fullNameKeysIn('moss stone '.repeat(10_000))).toHaveLength(4);
});
