import { type WrittenPlace, writtenAfter, writtenBy } from './written.ts';

const told = (text: string, written: readonly WrittenPlace[]) =>
  written.map(({ start, end, by }) => `${by}: ${text.slice(start, end)}`);

const text = 'NEED\nShe needs briefs. She has Urge incontinence.\nATTESTATION\nI have reviewed it.';
const place = (words: string, by: WrittenPlace['by']) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, by };
};
const before = {
  text,
  written: [
    place('She needs briefs.', 'model'),
    place('She has Urge incontinence.', 'repaired'),
    place('I have reviewed it.', 'template'),
  ],
};
const after = (next: string) => told(next, writtenAfter(before, next, 'person'));

test('nothing changed: everything is whose it was, and a heading nobody’s', () => {
  expect(writtenAfter(before, text, 'person')).toBe(before.written);
  expect(told(text, writtenAfter(before, `${text}\n`, 'person'))).toEqual([
    'model: She needs briefs.',
    'repaired: She has Urge incontinence.',
    'template: I have reviewed it.',
  ]);
});

test('a sentence that was changed in one letter is of whoever changed it; the others stay', () => {
  expect(after(text.replace('briefs', 'brief'))).toEqual([
    'person: She needs brief.',
    'repaired: She has Urge incontinence.',
    'template: I have reviewed it.',
  ]);
});

test('sentences that were moved keep their writer; those put between are new', () => {
  const moved = 'She has Urge incontinence. She lives alone. She is careful. She needs briefs.';
  expect(after(moved)).toEqual([
    'repaired: She has Urge incontinence.',
    'person: She lives alone. She is careful.',
    'model: She needs briefs.',
  ]);
});

test('the same sentence by two: each in its turn', () => {
  const twice = { text: 'It helps.\nIt helps.', written: [{ start: 0, end: 9, by: 'model' as const }] };
  const next = 'It helps. It helps. New.';
  expect(told(next, writtenAfter(twice, next, 'person'))).toEqual(['model: It helps.', 'person: New.']);
});

test('a text by one writer, then edited twice', () => {
  const first = 'One is here. Two is here.';
  const second = 'One is here. Two was here.';
  const places = writtenAfter({ text: first, written: writtenBy(first, 'model') }, second, 'person');
  expect(told(second, places)).toEqual(['model: One is here.', 'person: Two was here.']);
  const third = 'One is here. Two was here. Three came.';
  expect(told(third, writtenAfter({ text: second, written: places }, third, 'model'))).toEqual([
    'model: One is here.',
    'person: Two was here.',
    'model: Three came.',
  ]);
  expect(writtenBy('', 'person')).toEqual([]);
});
