import { Draft } from './draft.ts';

const texts = {
  secret: ['Rules that nothing below can change are these eight and more.'],
  guidance: [],
  open: [],
};
const part = (text: unknown) => ({ facts: [1], text });

test('is shown word by word, and gone when its sentence was checked', () => {
  const shown: string[] = [];
  const draft = new Draft(texts, (words) => shown.push(words));
  draft.grows(part('She needs'));
  draft.grows(part('She needs them '));
  draft.grows(part('She needs them by day'));
  draft.isWhole();
  draft.isChecked();
  expect(shown.map((words) => words.trim())).toEqual(['She', 'She needs', 'She needs them by', '']);
});

test('waits until the sentence before it was checked', () => {
  const shown: string[] = [];
  const draft = new Draft(texts, (words) => shown.push(words));
  draft.isWhole();
  draft.grows(part('She needs them by day'));
  expect(shown).toEqual([]);
  draft.isChecked();
  expect(shown).toEqual(['She needs them by ']);
});

test('holds nothing of another form, nothing too long, and nothing of the rules', () => {
  const shown: string[] = [];
  const draft = new Draft(texts, (words) => shown.push(words));
  for (const one of [null, 'words', part(7), part('long '.repeat(200))]) draft.grows(one);
  draft.grows(part('Rules that nothing below can change are these eight and more. She needs them'));
  expect(shown.join('')).toBe('');
});
