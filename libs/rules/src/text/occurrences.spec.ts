import fc from 'fast-check';
import { occurrences, occursIn } from './occurrences.ts';

const few = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 40 });
const value = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 6 });

/** The plain way, which is slow on texts that repeat themselves. */
function looked(text: string, wanted: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) found.push(at);
  return found;
}

test('finds every place, also those that overlap', () => {
  fc.assert(
    fc.property(few, value, (text, wanted) => {
      expect([...occurrences(text, wanted)]).toEqual(looked(text, wanted));
      expect(occursIn(text, wanted)).toBe(text.includes(wanted));
    }),
    { seed: 4209, numRuns: 500 },
  );
});

test('an empty value stands nowhere to be marked, and in every text', () => {
  expect([...occurrences('abc', '')]).toEqual([]);
  expect(occursIn('abc', '')).toBe(true);
});
