import { adviceOn, measured, verdictOf } from './measured-models.ts';

const GB = 1e9;

test.each([
  ['qwen2', '1.5B', 1.5 * GB, 4 * GB, 'writes'],
  ['qwen2', '1.54B', null, null, 'writes'],
  ['qwen2', '1.5B', 5 * GB, 4 * GB, 'too_large'],
  ['llama', '134.52M', 0.5 * GB, 4 * GB, 'tests_only'],
  ['qwen2', '7.6B', 6 * GB, 16 * GB, null],
  ['llama', '1.5B', 2 * GB, 4 * GB, null],
  ['qwen2', 'large', 2 * GB, 4 * GB, null],
  [null, null, null, null, null],
])('of %s with %s, %s of %s bytes, it advises %s', (architecture, parameters, needed, memory, advice) => {
  expect(adviceOn({ architecture, parameters }, needed, memory)).toBe(advice);
});

test('fit to write is what keeps to the case, states what belongs in the letter, and writes a part of it', () => {
  const good = { letters: 4, marksLeft: 0, taken: 12, marked: 0.1, stated: 0.95 };
  expect(verdictOf(good)).toBe('writes');
  for (const worse of [{ letters: 0 }, { marksLeft: 1 }, { taken: 11 }, { marked: 0.2 }, { stated: 0.9 }])
    expect(verdictOf({ ...good, ...worse })).toBe('tests_only');
  expect(measured.some((one) => verdictOf(one) === 'writes')).toBe(true);
});
