import { Stillness } from './stillness.ts';

test('a sign that changes is alive; one that stands still is so for longer and longer', () => {
  const stillness = new Stillness();
  expect(stillness.of('a 1')).toBe(0);
  const first = stillness.of('a 1');
  let later = first;
  while (later <= first) later = stillness.of('a 1');
  expect(later).toBeGreaterThan(first);
  expect(stillness.of('a 2')).toBe(0);
  // What comes back was not there in between.
  expect(stillness.of('a 1')).toBe(0);
});
