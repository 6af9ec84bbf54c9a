import { again } from './again.ts';
import { changedMeanwhile, conflict } from '../basics/problem.ts';
import { ConflictError } from '../log/event-log.port.ts';

/** Fails with these, one after the other, and then succeeds with how often it was tried. */
function failing(...errors: Error[]) {
  let tried = 0;
  return () => {
    const error = errors[tried];
    tried += 1;
    return error ? Promise.reject(error) : Promise.resolve(tried);
  };
}
const moved = new ConflictError('box-1', 0, 1);
const taken = conflict('name_taken', 'Taken.');

test('what met another is tried again, in whatever words it is told', async () => {
  expect(await again(failing(moved, changedMeanwhile(4), moved), { most: 4 })).toBe(4);
});

test('as often as was said, and then tells what was met last', async () => {
  await expect(again(failing(changedMeanwhile(), moved, moved), { most: 2 })).rejects.toBe(moved);
  await expect(again(failing(moved), { most: 1 })).rejects.toBe(moved);
});

test('any other refusal is final, unless it counts as one here', async () => {
  await expect(again(failing(taken), { most: 3 })).rejects.toBe(taken);
  expect(await again(failing(taken), { most: 3, met: (error) => error === taken })).toBe(2);
});
