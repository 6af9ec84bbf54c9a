import { gapBefore, Unbroken } from './unbroken.ts';

const at = (stream: string, revision: number) => ({ stream, revision });

test('each revision follows the one before it, in each stream for itself', () => {
  const walk = new Unbroken(true);
  const seen = [at('case-1', 0), at('case-2', 0), at('case-1', 1), at('case-1', 2), at('case-2', 1)];
  expect(seen.map((event) => walk.follows(event))).toEqual([true, true, true, true, true]);
  expect(walk.follows(at('case-2', 3))).toBe(false);
  // Told once: what comes behind the gap follows it.
  expect(walk.follows(at('case-2', 4))).toBe(true);
});

test('a stream that begins in the middle: a gap where the log was walked from its beginning, else not known', () => {
  expect(new Unbroken(true).follows(at('case-1', 1))).toBe(false);
  expect(new Unbroken(false).follows(at('case-1', 1))).toBeNull();
  expect(new Unbroken(false).follows(at('case-1', 0))).toBe(true);
});

test('events that are read once more are no gap', () => {
  const walk = new Unbroken(true);
  for (const n of [0, 1, 2]) walk.follows(at('case-1', n));
  expect([1, 2, 3].map((n) => walk.follows(at('case-1', n)))).toEqual([true, true, true]);
});

test('what is told names the event and what is missing, and nothing of what it holds', () => {
  const stored = { ...at('case-12', 5), id: 'x', position: '7', type: 'CaseSigned', data: {}, metadata: {} };
  expect(gapBefore(stored).message).toBe(
    'CaseSigned at position 7 (case-12, revision 5) is damaged: revision 4 of its stream is missing.',
  );
});
