import type { Test } from './pack.ts';

/** The tests that a test is put together of, in its own order: none of them is itself put together. */
export function leavesOf(test: Test): Test[] {
  if ('all' in test) return test.all.flatMap(leavesOf);
  if ('any' in test) return test.any.flatMap(leavesOf);
  return 'not' in test ? leavesOf(test.not) : [test];
}
