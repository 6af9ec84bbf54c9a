import { boxes, kernel } from '../../testing/boxes.ts';
import { Documents } from './documents.ts';

test('documents are read by their projection', async () => {
  const site = await kernel();
  const place = (room: string, label: string) => ({ type: 'BoxPlaced', data: { room, label } });
  await site.append('box-1', place('A', 'Müller'));
  await site.append('box-2', place('A', 'red'), { type: 'WeightAdded', data: { grams: 5 } });
  await site.append('box-3', place('B', 'blue'), { type: 'WeightAdded', data: { grams: 7 } });
  await site.projector.start();
  const [documents, of] = [new Documents(site.models), boxes()];
  expect(await documents.get(of, 'box-1')).toMatchObject({ label: 'Müller' });
  expect(await documents.get(of, 'box-9')).toBeNull();
  expect([...(await documents.getMany(of, ['box-3', 'box-9', 'box-1'])).keys()].sort()).toEqual([
    'box-1',
    'box-3',
  ]);
  expect(await documents.getMany(of, [])).toEqual(new Map());
  const heaviest = await documents.find(of, { where: { grams: { gt: 0 } }, sort: ['-grams'] });
  expect(heaviest.map(({ id }) => id)).toEqual(['box-3', 'box-2']);
  expect(await documents.find(of, { contains: 'MULL' })).toHaveLength(1);
  expect(await documents.count(of)).toBe(3);
  expect(await documents.distinct(of, 'room')).toBe(2);
  expect(await documents.sum(of, 'grams', { where: { room: 'A' } })).toBe(5);
  await site.close();
});
