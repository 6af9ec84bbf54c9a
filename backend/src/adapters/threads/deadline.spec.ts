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

/** Milliseconds of the processor, told when they are asked for. */
const used = (ms: number) => () => Promise.resolve(ms);
const inTime = (ms: number) => new Promise((next) => setTimeout(next, ms));

test('it comes for a job that has had its budget, and not for one that has ended', async () => {
  const [ended, running] = [new AbortController(), new AbortController()];
  const [none, deadline] = [
    deadlineAfter(20, ended.signal, used(20)),
    deadlineAfter(20, running.signal, used(20)),
  ];
  ended.abort();
  await new Promise((come) => deadline.addEventListener('abort', come));
  await inTime(50);
  expect(none.aborted).toBe(false);
});

test('a job that waits for the processor is asked again and again, and given ten times its budget', async () => {
  let asked = 0;
  const starved = () => {
    asked += 1;
    return Promise.resolve(19);
  };
  const begun = performance.now();
  const deadline = deadlineAfter(20, new AbortController().signal, starved);
  await new Promise((come) => deadline.addEventListener('abort', come));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(200);
  expect(asked).toBeGreaterThan(1);
});

test('what is not got to at all and answers nothing has no more than that either', async () => {
  const deadline = deadlineAfter(20, new AbortController().signal, () => new Promise(() => {}));
  await new Promise((come) => deadline.addEventListener('abort', come));
});
