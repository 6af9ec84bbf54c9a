import fc from 'fast-check';
import { limitOf } from './body-limits.ts';
import { refuseUnbounded } from './json-bounds.ts';

const bounds = { depth: 4, keys: 5, entries: 6, members: 12 };
const look = (text: string) => () => refuseUnbounded(Buffer.from(text), bounds);
const list = (length: number) => JSON.stringify(Array.from({ length }, () => 0));
const keys = (length: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, 0])));

test.each([
  ['[[[[0]]]]', '[[[[[0]]]]]', 'The body is nested too deeply.'],
  ['{"a":[{"a":[]}]}', '{"a":[{"a":[{}]}]}', 'The body is nested too deeply.'],
  [keys(5), keys(6), 'An object in the body can have at most 5 fields.'],
  [list(6), list(7), 'A list in the body can have at most 6 entries.'],
  [
    `[${list(6)},${list(4)}]`,
    `[${list(6)},${list(5)}]`,
    'The body can hold at most 12 fields and list entries.',
  ],
])('%s is taken, %s is not', (taken, refused, sentence) => {
  look(taken)();
  expect(look(refused)).toThrow(sentence);
});

test('what stands in a text is no structure', () => {
  look(JSON.stringify({ text: `${'[{,'.repeat(100)}\\"${'"'.repeat(50)}` }))();
});

test('whatever JSON is taken is as small as it claims', () => {
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  const widest = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Math.max(Object.keys(value).length, ...Object.values(value).map(widest))
      : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const small = depth(value) <= 4 && widest(value) <= 5;
      let refused = false;
      try {
        refuseUnbounded(Buffer.from(JSON.stringify(value)), { ...bounds, entries: 5, members: 1e6 });
      } catch {
        refused = true;
      }
      expect(refused).toBe(!small);
    }),
    { numRuns: 2_000 },
  );
});

test('a broken body is left to the parser', () => {
  for (const text of ['', '}}}}', ']', '"', '{"a":"\\', ',', ',,,']) look(text)();
});

test('sign-in takes 4 kB, the library its file, any other route a form', () => {
  expect(limitOf('POST /auth/login').bytes).toBe(4096);
  expect(limitOf('POST /rag/import').bytes).toBe(8_000_000 + 4096);
  expect(limitOf('POST /patients').bytes).toBe(16 * 1024);
});
