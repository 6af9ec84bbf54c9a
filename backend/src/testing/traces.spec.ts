import { tracesIn } from './traces.ts';

const word = 'Zebediah Öström';

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(`x ${word} y`)],
  ['UTF-16', Buffer.from(`xy ${word}`, 'utf16le')],
  ['hexadecimal', Buffer.from(Buffer.from(word).toString('hex'))],
  ['base64 after 0', Buffer.from(Buffer.from(`abc${word}d`).toString('base64'))],
  ['base64 after 1', Buffer.from(Buffer.from(`a${word}de`).toString('base64'))],
  ['base64 after 2', Buffer.from(Buffer.from(`ab${word}`).toString('base64'))],
])('a word is found in %s', (form, bytes) => {
  expect(tracesIn(bytes, [word])).toContain(`${word} in ${form}`);
  expect(tracesIn(bytes, ['Quillfeather'])).toEqual([]);
});

test('a word is found as JSON writes it', () => {
  expect(tracesIn(Buffer.from(JSON.stringify('a "b" c')), ['"b"'])).toEqual(['"b" in JSON']);
});
