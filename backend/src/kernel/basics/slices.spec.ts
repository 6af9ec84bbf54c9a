import { inSlices } from './slices.ts';

async function all<T>(slices: AsyncIterable<T[]>): Promise<T[][]> {
  const found: T[][] = [];
  for await (const slice of slices) found.push(slice);
  return found;
}

test('as many at once as were asked, and the rest', async () => {
  expect(await all(inSlices([1, 2, 3, 4, 5], 2))).toEqual([[1, 2], [3, 4], [5]]);
  expect(await all(inSlices([1, 2], 2))).toEqual([[1, 2]]);
  expect(await all(inSlices([], 2))).toEqual([]);
});

test('by their weight, of which a single one may have too much', async () => {
  const slices = inSlices(['aa', 'bbb', 'c', 'ddddddd', 'e'], 5, (text) => text.length);
  expect(await all(slices)).toEqual([['aa', 'bbb'], ['c'], ['ddddddd'], ['e']]);
});

test('others have their turn between two slices', async () => {
  const order: string[] = [];
  const other = () => {
    order.push('another');
    if (order.length < 4) setImmediate(other);
  };
  setImmediate(other);
  for await (const slice of inSlices(['first', 'second'], 1)) order.push(...slice);
  expect(order).toEqual(['first', 'another', 'second']);
});
