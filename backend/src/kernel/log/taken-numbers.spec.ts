import { actor, kernel } from '../../testing/boxes.ts';
import { highestTaken, NUMBERS_AT_ONCE, numbersEnd, taking } from './taken-numbers.ts';
import { tellingNothing } from './telling-nothing.fixture.ts';

const NONE = { revision: -1, at: undefined, highest: 0 };
const datas = (...asked: Parameters<typeof taking>) => taking(...asked).map(({ data }) => data);

test('one number after the other is told by its place', () => {
  expect(datas(NONE, 1)).toEqual([{}]);
  expect(datas({ ...NONE, revision: 6, highest: 7 }, 1)).toEqual([{}]);
  expect(highestTaken({ revision: 7, data: {} })).toBe(8);
});

test('several at once are one event, and from then on each tells how far it reaches', () => {
  expect(datas({ ...NONE, revision: 6, highest: 7 }, 5)).toEqual([{ through: 12 }]);
  expect(datas({ ...NONE, revision: 7, highest: 12 }, 1)).toEqual([{ through: 13 }]);
  expect(highestTaken({ revision: 8, data: { through: 13 } })).toBe(13);
});

test('an event takes no more than are known to be lost with it', () => {
  const all = datas(NONE, 2 * NUMBERS_AT_ONCE + 1);
  expect(all).toEqual([64, 128, 129].map((through) => ({ through })));
});

test('where they end is read of the last event; one that tells no more took as many as it could', async () => {
  const site = await kernel();
  expect(await numbersEnd(site.log, 'box-numbers')).toEqual(NONE);
  await site.commit.append('box-numbers', taking(NONE, 30), -1, 'TakeNumbers', actor());
  await site.commit.append(
    'box-numbers',
    [{ type: 'NumberTaken', data: { through: 31 } }],
    0,
    'Take',
    actor(),
  );
  const end = await numbersEnd(site.log, 'box-numbers');
  expect(end).toMatchObject({ revision: 1, highest: 31 });
  expect(await numbersEnd(tellingNothing(site.log), 'box-numbers')).toEqual({
    ...end,
    highest: 2 * NUMBERS_AT_ONCE,
  });
  await site.close();
});
