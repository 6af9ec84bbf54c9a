import fc from 'fast-check';
import { foldText } from './search-text.ts';
import { foldedWords, wordReader } from './words.ts';

test('words are runs of letters and digits', () => {
  expect(wordReader()('A 2-in-1 café, E11.65; don’t!')).toEqual([
    'A',
    '2',
    'in',
    '1',
    'café',
    'E11',
    '65',
    'don',
    't',
  ]);
  expect(wordReader()('cafe\u0301 x')).toEqual(['cafe\u0301', 'x']);
  expect(wordReader()('…')).toEqual([]);
});

test('what binds, binds within a word and not at its ends', () => {
  expect(wordReader('.')('See E11.65. Then .5 or 1..2')).toEqual([
    'See',
    'E11.65',
    'Then',
    '5',
    'or',
    '1',
    '2',
  ]);
  expect(wordReader("-'")("'O'Neil-Smith' -x")).toEqual(["O'Neil-Smith", 'x']);
});

test('folded, of any script', () => {
  expect(foldedWords('  Müller-Lüdenscheidt, ŁÓDŹ ')).toEqual(['muller', 'ludenscheidt', 'lodz']);
  expect(foldedWords('Юлия Ελένη')).toEqual(['юлия', 'ελενη']);
});

test('plain letters are folded as all others are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      // Beside a letter that takes the long way.
      expect(`${foldText(text)} o`.trim()).toBe(foldText(`${text} ø`));
    }),
  );
});
