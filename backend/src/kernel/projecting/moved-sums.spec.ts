import { box, kernel } from '../../testing/boxes.ts';
import { countedBoxes, happened, place, rename, weigh } from './projector.fixture.ts';

test('what documents count for is taken back with each change of them, and goes with them', async () => {
  const counting = await kernel({ projections: [countedBoxes()] });
  await counting.projector.start();
  const sums = async () => {
    const found = await counting.models.find('boxes', { where: { counted: { gte: '' } } });
    return Object.fromEntries(found.map(({ id, document }) => [id, document['sums']]));
  };
  await happened(counting, box(1), place('A', 'red'), weigh(5));
  await happened(counting, box(2), place('A', 'blue'), weigh(7), weigh(1));
  await happened(counting, box(3), place('B', 'red'));
  expect(await sums()).toEqual({
    'room A': { boxes: 2, grams: 13 },
    'room B': { boxes: 1 },
    all: { 'label blue': 1, 'label red': 2, grams: 13 },
  });
  await happened(counting, 'rooms-1', rename('B', 'C'));
  await happened(counting, box(1), { type: 'BoxTaken', data: {} });
  expect(await sums()).toEqual({
    'room A': { boxes: 1, grams: 8 },
    'room C': { boxes: 1 },
    all: { 'label blue': 1, 'label red': 1, grams: 8 },
  });
  await counting.close();
});
