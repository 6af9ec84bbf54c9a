import { type BoxDoc, boxes, box, kernel } from '../../testing/boxes.ts';
import { UnavailableError } from '../log/event-log.port.ts';
import type { ReadModels } from './read-models.port.ts';
import { doc, happened, place, replaced, type Site, weigh, until } from './projector.fixture.ts';

let site: Site;
beforeEach(async () => void (site = await kernel()));
afterEach(() => site.close());

describe('what only its readers wait for', () => {
  const counted = { ...boxes(), name: 'leisurely', isAwaitedByReaders: true };
  /** How often the engine was told to write it, and when it fails. */
  const counting = (failures = 0) => {
    const told = { applied: 0, failures };
    const apply: ReadModels['apply'] = async (name, ...rest) => {
      if (name === 'leisurely' && (told.applied += 1) > 0 && told.failures-- > 0)
        throw new UnavailableError('The disk is full.');
      return site.models.apply(name, ...rest);
    };
    return { told, models: replaced(site.models, { apply }) };
  };
  /** `gatherMs`: so long that nothing but a reader or a stop makes it go. */
  const started = async (models: ReadModels, gatherMs = 3_600_000) => {
    const later = await kernel({ ...site, models, projections: [boxes(), counted], gatherMs });
    await later.projector.start();
    return later;
  };
  const shown = async () => (await site.models.get('leisurely', box(1))) as BoxDoc | null;

  test('is written for many changes at once, and no change waits for it', async () => {
    const { told, models } = counting();
    const later = await started(models);
    for (let n = 0; n < 40; n++) await happened(later, box(1), n === 0 ? place() : weigh(1));
    expect(await later.projector.caughtUp('leisurely', 60_000)).toBe(true);
    expect(await shown()).toMatchObject({ grams: 39, events: 40 });
    // Each change was shown elsewhere before the next one came.
    expect(told.applied).toBe(1);
    await later.projector.stop();
  });

  test('is written at a stop', async () => {
    const later = await started(site.models);
    await happened(later, box(1), place());
    await later.projector.stop();
    expect(await shown()).toMatchObject({ events: 1 });
  });

  test('goes on without a gap when the engine is back', async () => {
    const { models } = counting(2);
    const later = await started(models, 1);
    for (let n = 0; n < 3; n++) await happened(later, box(1), n === 0 ? place() : weigh(1));
    await until(() => later.alarms.length > 0);
    await happened(later, box(1), weigh(5));
    expect(await later.projector.caughtUp('leisurely', 60_000)).toBe(true);
    expect(await shown()).toMatchObject({ grams: 7, events: 4 });
    expect(await doc(site, 1)).toMatchObject({ grams: 7, events: 4 });
    await later.projector.stop();
  });
});
