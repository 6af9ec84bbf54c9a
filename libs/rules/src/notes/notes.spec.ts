import { NOTE_MAX_LENGTH, openMarks, openPlaces, preview, wordCount } from '../index.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  one\ntwo\t three ', 3],
  ['N39.41 – urge', 3],
  ['a b', 2],
])('%j has %i words', (text, words) => expect(wordCount(text)).toBe(words));

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one\n\n two   three', 50, 'one two three'],
  ['one two three', 7, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['😀😁😂', 2, '😀😁…'],
  ['', 5, ''],
])('the preview of %j in %i characters', (text, length, shown) => {
  expect(preview(text, length)).toBe(shown);
});

test.each([
  ['[Add: date of the visit] and [Add: who]', 2],
  ['Nothing is open.', 0],
  ['[x]', 0],
  ['[1] and [é]', 0],
  ['[?] and [_] and [ ] and []', 4],
  ['[inner [mark] outer]', 1],
  ['[one\nmark over two lines]', 1],
  ['[unclosed', 0],
  [`[${'x'.repeat(401)}]`, 1],
])('%j has %i open places', (text, count) => expect(openMarks(text)).toHaveLength(count));

test('an open place says where it stands', () => {
  const note = 'Seen on [date of visit] by [name].';
  const places = openPlaces(note);
  expect(places.map(({ start, end }) => note.slice(start, end))).toEqual(['[date of visit]', '[name]']);
  expect(places.map(({ text }) => text)).toEqual(openMarks(note));
});

test('a hostile text is read once, not once for each of its characters', () => {
  // Forty notes long: what looked back from every place would not end today.
  const length = 40 * NOTE_MAX_LENGTH;
  expect(openMarks('['.repeat(length))).toEqual([]);
  expect(openMarks('[a'.repeat(length / 2))).toEqual([]);
  expect(openMarks(`[${'a'.repeat(length)}`)).toEqual([]);
  expect(openMarks(`[${'a'.repeat(length)}]`)).toHaveLength(1);
  expect(preview(' '.repeat(length), 100).trim()).toBe('');
  expect(wordCount(' '.repeat(length))).toBe(0);
});
