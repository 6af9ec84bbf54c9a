import { Splitter } from './splitter.ts';

const open: Splitter[] = [];
const splitter = (...given: ConstructorParameters<typeof Splitter>) => {
  const one = new Splitter(...given);
  open.push(one);
  return one;
};
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

const never = new AbortController().signal;
const text = Array.from({ length: 200 }, (_, n) => `Sentence ${n} says what a walker is for.`).join(' ');

test('the parts follow each other and hold every sentence; what is empty is one part', async () => {
  const one = splitter();
  const parts = await one.split(text, never);
  expect(parts.length).toBeGreaterThan(5);
  const said = parts.map(({ start, end }) => text.slice(start, end)).join(' ');
  for (let n = 0; n < 200; n++) expect(said).toContain(`Sentence ${n} says`);
  expect(parts.map(({ start }) => start)).toEqual(parts.map(({ start }) => start).sort((a, b) => a - b));
  expect(await one.split(' ', never)).toEqual([{ start: 0, end: 1 }]);
});

test('a text that takes too long is one part', async () => {
  const late = splitter({ deadline: () => AbortSignal.abort(new Error('late')) });
  expect(await late.split(text, never)).toEqual([{ start: 0, end: text.length }]);
});

test('one that nobody waits for is given up', async () => {
  await expect(splitter().split(text, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
});
