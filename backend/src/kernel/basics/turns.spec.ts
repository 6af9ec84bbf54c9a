import { Turns } from './turns.ts';

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  const endAll = async () => {
    while (running > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { work, endAll, most: () => most };
}

test('so many at once, so many in line, the rest is refused at once', async () => {
  const turns = new Turns(3, 10);
  const { work, endAll, most } = held();
  const all = Array.from({ length: 50 }, () => turns.run(work));
  const settled = Promise.allSettled(all);
  await new Promise(setImmediate);
  await endAll();
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(50 - 13);
  expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable', code: 'busy' } });
  expect(most()).toBe(3);
});

test('one person cannot take the whole line', async () => {
  const turns = new Turns(1, 100, 5);
  const { work, endAll } = held();
  const own = Array.from({ length: 50 }, () => turns.run(work, 7));
  const settled = Promise.allSettled(own);
  const others = [turns.run(work, 8), turns.run(work)];
  await new Promise(setImmediate);
  await endAll();
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(1 + 5);
  await Promise.all(others);
  // Once their turns are over the person comes in again.
  const again = turns.run(work, 7);
  await new Promise(setImmediate);
  await endAll();
  await again;
});

test('work that fails gives its turn on', async () => {
  const turns = new Turns(1, 1);
  await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turns.run(() => Promise.resolve(1))).resolves.toBe(1);
});
