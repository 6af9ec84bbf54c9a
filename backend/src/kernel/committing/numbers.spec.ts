import { actor } from '../../testing/boxes.ts';
import { Numbers } from './numbers.ts';

/** Takes numbers from 1 on; each step waits until it is let go. */
function counter() {
  const steps: { count: number; go: () => void; fail: () => void }[] = [];
  let next = 1;
  const take = (count: number) =>
    new Promise<number>((resolve, reject) => {
      const go = () => resolve((next += count) - count);
      steps.push({ count, go, fail: () => reject(new Error('The log is away.')) });
    });
  return { steps, numbers: new Numbers(take) };
}
const ask = (numbers: Numbers, times = 1) =>
  Promise.all(Array.from({ length: times }, () => numbers.next(actor())));
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What people do: one after the other. Resolves when so many steps were taken. */
async function singly({ steps, numbers }: ReturnType<typeof counter>, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = ask(numbers);
    await turn();
    steps.at(-1)!.go();
    await asked;
  }
}

test('who asks in one turn shares one step, and so do those who ask while it is under way', async () => {
  const { steps, numbers } = counter();
  const first = ask(numbers, 5);
  await turn();
  const second = ask(numbers, 3);
  expect(steps.map(({ count }) => count)).toEqual([5]);
  steps[0]!.go();
  expect(await first).toEqual([1, 2, 3, 4, 5]);
  await turn();
  steps[1]!.go();
  expect(await second).toEqual([6, 7, 8]);
});

test('a few at a time leave no gaps', async () => {
  const counted = counter();
  await singly(counted, 10);
  expect(counted.steps.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 1));
});

test('in quick succession numbers are taken ahead, and the next who asks waits for none', async () => {
  const { steps, numbers } = counter();
  // Whether the pace was quick is for the clock to say: many at once, again and again, until it was.
  let last = 0;
  for (let ahead = false; !ahead;) {
    const asked = ask(numbers, 4);
    await turn();
    ahead = steps.at(-1)!.count > 4;
    steps.at(-1)!.go();
    last = (await asked).at(-1)!;
  }
  // No step is let go for these.
  expect(await ask(numbers, 3)).toEqual([last + 1, last + 2, last + 3]);
});

test('a step that fails is told to those it was for, and the next goes on', async () => {
  const { steps, numbers } = counter();
  const refused = expect(ask(numbers, 2)).rejects.toThrow('The log is away.');
  await turn();
  const after = ask(numbers);
  steps[0]!.fail();
  await refused;
  await turn();
  steps[1]!.go();
  expect(await after).toEqual([1]);
});
