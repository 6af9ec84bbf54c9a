import { kernel } from '../../testing/boxes.ts';
import { NUMBERS_AT_ONCE, numbersEnd } from '../log/taken-numbers.ts';
import { tellingNothing } from '../log/telling-nothing.fixture.ts';
import { acceptLog } from './accept-log.ts';

test('numbers go on behind the highest that was given, also where the event that says it is altered later', async () => {
  const site = await kernel();
  const decision = { type: 'ReadModelsDiscarded', data: { why: 'a spec' } } as const;
  const highest = 1_000 * NUMBERS_AT_ONCE + 5;
  await acceptLog(site, decision, { box: highest });
  await acceptLog(site, decision, { box: highest - 1 });
  const end = await numbersEnd(site.log, 'box-numbers');
  expect(end.highest).toBe(highest);
  expect((await numbersEnd(tellingNothing(site.log), 'box-numbers')).highest).toBeGreaterThanOrEqual(highest);
  await site.close();
});
