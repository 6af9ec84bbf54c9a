import { expect, test } from 'vitest';
import { letterForm, lettersOf, withoutForm } from './letter-characters.ts';

test.each([
  ['Zoë Nguyễn-Łukasiewicz, Ψ and Щ: “½” ≥ 3 µg', []],
  ['Łukasz Żółć', []],
  ['Nguyễn Thị Hồng', []],
  ['Ξένια Παπαδοπούλου', []],
  ['Юлия Щербакова', []],
  ['王小明', ['王', '小', '明']],
  ['a decomposed e\u0301 and the ligature \ufb01', []],
  ['a\u2011b\u3000c\td\u00ade\u200df', []],
  ['an empty box that was typed: ☐', []],
  ['محمد, محمد', ['م', 'ح', 'د']],
  ['東京 🙂', ['東', '京', '🙂']],
  ['turned \u202e around', ['\u202e']],
])('of %j the letter has no form for %j', (text, characters) => {
  expect(withoutForm(text)).toEqual(characters);
});

test('what is alike is shown alike, and what nobody sees is left out', () => {
  expect(Array.from(lettersOf('1\u20112\r\n\u200b3🙂'), letterForm).join('')).toBe('1-2\n3☐');
});
