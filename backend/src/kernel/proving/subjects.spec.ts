import fc from 'fast-check';
import type { Subject } from '../deciding/decider.ts';
import { Subjects } from './subjects.ts';

const subject = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 20 }).map((n): Subject => `suggestion-${n}`),
  fc.integer({ min: 1, max: 20 }).map((n): Subject => `demo-request-${n}`),
);

test('holds whom it was told of, in whatever order, and is the same after it was written down', () => {
  fc.assert(
    fc.property(fc.array(subject), (told) => {
      const subjects = new Subjects();
      told.forEach((one) => subjects.add(one));
      expect(new Set(subjects.all())).toEqual(new Set(told));
      expect([...subjects.all()]).toHaveLength(new Set(told).size);
      for (let n = 1; n <= 41; n += 1) {
        expect(subjects.has(n)).toBe(told.includes(n));
        expect(subjects.has(`suggestion-${n}`)).toBe(told.includes(`suggestion-${n}`));
      }
      const again = Subjects.from(JSON.parse(JSON.stringify(subjects)) as ReturnType<Subjects['toJSON']>);
      expect(again.toJSON()).toEqual(subjects.toJSON());
    }),
  );
});

test('numbers that follow each other are one range, whichever came first', () => {
  const subjects = new Subjects();
  for (const n of [5, 1, 3, 2, 4, 9]) subjects.add(n);
  expect(subjects.toJSON()).toEqual({
    patient: [
      [1, 5],
      [9, 9],
    ],
  });
});
