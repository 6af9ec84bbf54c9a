import { deadlineAfter, isOver } from './deadline.ts';

test.each([
  ['has just begun', { wall: 10, processor: 10 }, false],
  ['has computed for all of its budget', { wall: 1_000, processor: 1_000 }, true],
  ['waited for the processor most of the time', { wall: 9_000, processor: 400 }, false],
  ['ran beside others that computed more', { wall: 500, processor: 4_000 }, false],
  ['waits for ever', { wall: 10_000, processor: 0 }, true],
])('a job of 1,000 ms that %s', (_, spent, over) => {
  expect(isOver(1_000, spent)).toBe(over);
});

test('it comes for a job that computes on and on, and not for one that has ended', async () => {
  const [ended, running] = [new AbortController(), new AbortController()];
  const [none, deadline] = [deadlineAfter(20, ended.signal), deadlineAfter(20, running.signal)];
  ended.abort();
  let x = 1;
  while (!deadline.aborted) {
    for (let n = 0; n < 1_000_000; n += 1) x = Math.imul(x, 1_664_525) + 1;
    await new Promise((next) => setImmediate(next));
  }
  expect([none.aborted, deadline.aborted, Number.isInteger(x)]).toEqual([false, true, true]);
});
