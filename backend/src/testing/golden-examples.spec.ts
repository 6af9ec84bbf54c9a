import { boxEvents, kernel } from './boxes.ts';
import { newExamples, type SentencesByType } from './golden-examples.ts';

test('what a log holds and no example shows becomes one, once, with its sentence and in the open', async () => {
  const site = await kernel();
  const placed = { type: 'BoxPlaced', data: { room: 'east', label: 'A' }, subject: 42 };
  await site.append('box-1', placed, { type: 'WeightAdded', data: { grams: 5 } });
  await site.append('box-2', placed);
  const sentences = boxEvents.sentences as unknown as SentencesByType;
  const known = [{ type: 'WeightAdded', version: site.types.version('WeightAdded') }];
  const found = await newExamples(site.log, site.codec, sentences, known);
  expect(found).toEqual([
    {
      stream: 'box-1',
      type: 'BoxPlaced',
      version: site.types.version('BoxPlaced'),
      subject: 42,
      data: placed.data,
      sentence: sentences['BoxPlaced']!(placed.data),
    },
  ]);
  expect(await newExamples(site.log, site.codec, sentences, [...known, ...found])).toEqual([]);
  await site.close();
});
