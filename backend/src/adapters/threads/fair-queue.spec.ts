import fc from 'fast-check';
import { FairQueue } from './fair-queue.ts';

const shares = { running: 1, waiting: 3, altogether: 8 };

test('users take turns, each with their oldest', () => {
  const queue = new FairQueue<string>({ ...shares, running: 2 });
  for (const job of ['a1', 'a2', 'a3']) queue.add(1, job);
  for (const job of ['b1', 'b2']) queue.add(2, job);
  expect([1, 2, 3, 4].map(() => queue.take())).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('one of a user runs at a time; the next when it has ended', () => {
  const queue = new FairQueue<string>(shares);
  queue.add(1, 'a1');
  queue.add(1, 'a2');
  expect([queue.take(), queue.take()]).toEqual(['a1', undefined]);
  queue.ended(1);
  expect(queue.take()).toBe('a2');
});

test('says whose room is full', () => {
  const queue = new FairQueue<string>(shares);
  for (const user of [1, 1, 1, 2, 2, 2, 3, 3]) expect(queue.add(user, 'job')).toBe('added');
  expect(queue.add(1, 'job')).toBe('user_full');
  expect(queue.add(3, 'job')).toBe('full');
});

test('a job that is taken back makes room and never runs', () => {
  const queue = new FairQueue<string>({ ...shares, waiting: 1 });
  queue.add(1, 'a1');
  expect(queue.remove(1, 'a1')).toBe(true);
  expect(queue.remove(1, 'a1')).toBe(false);
  expect(queue.add(1, 'a2')).toBe('added');
  expect([queue.take(), queue.take()]).toEqual(['a2', undefined]);
});

test('whoever asks for one waits at most for one of each other', () => {
  const crowd = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 });
  fc.assert(
    fc.property(crowd, (users) => {
      const queue = new FairQueue<number>({ running: 1, waiting: 100, altogether: 1_000 });
      for (const user of users) queue.add(user, user);
      queue.add(0, 0);
      const others = new Set(users).size;
      for (let turn = 0; turn <= others; turn += 1) {
        const user = queue.take()!;
        if (user === 0) return;
        queue.ended(user);
      }
      throw new Error('It waited for more.');
    }),
    { seed: 4211 },
  );
});
