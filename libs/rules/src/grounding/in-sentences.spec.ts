import { inSentences } from './in-sentences.ts';

const text = 'Her pads leak. She had a fall in March,\nand a fracture; [Add: date]. Her pads leak.';
const place = (said: string, from = 0) => {
  const start = text.indexOf(said, from);
  return { start, end: start + said.length, text: said };
};
const told = (...places: ReturnType<typeof place>[]) =>
  inSentences(text, places).map((parts) =>
    parts.map(({ text: words, said }) => (said ? `<${words}>` : words)).join(''),
  );

test('each place stands in its sentence, and a sentence is told once with all of them', () => {
  expect(told(place('had'), place('fall'))).toEqual(['She <had> a <fall> in March,']);
  expect(told(place('fall'), place('fracture'))).toEqual(['She had a <fall> in March,', 'and a <fracture>;']);
  expect(told(place('[Add: date]'))).toEqual(['<[Add: date]>.']);
});

test('the same sentence twice is told once', () => {
  expect(told(place('pads'), place('pads', 20))).toEqual(['Her <pads> leak.']);
});

test('what does not stand where it says is told by its words alone', () => {
  expect(told({ start: 3, end: 7, text: 'fall' })).toEqual(['<fall>']);
});

test('many places of one long text are cut in one go, and nothing is lost', () => {
  const words = Array.from({ length: 10_000 }, (_, at) => `fall${10_000 + at}`);
  const places = words.map((word, at) => ({ start: at * 10, end: at * 10 + 9, text: word }));
  const parts = inSentences(words.join(' '), places).flat();
  expect(parts.filter(({ said }) => said).map(({ text: word }) => word)).toEqual(words);
});
