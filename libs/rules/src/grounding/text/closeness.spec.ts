import fc from 'fast-check';
import { isOneSlipAway, slipsOf } from './closeness.ts';

const word = fc.string({ unit: fc.constantFrom('A', 'B', '1', '2'), minLength: 1, maxLength: 6 });

test('many words at once are as close to one as each of them alone', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), word, (words, one) => {
      expect(slipsOf(words)(one)).toBe(words.some((other) => isOneSlipAway(other, one)));
    }),
    { seed: 4210, numRuns: 2_000 },
  );
});
