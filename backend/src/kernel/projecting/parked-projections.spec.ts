import { box, kernel } from '../../testing/boxes.ts';
import type { Stop } from '../basics/stop.ts';
import { UnavailableError } from '../log/event-log.port.ts';
import type { ReadModels } from './read-models.port.ts';
import { doc, place, replaced, type Site, weigh } from './projector.fixture.ts';

let site: Site;
beforeEach(async () => void (site = await kernel()));
afterEach(() => site.close());

describe('what is not about one event', () => {
  const start = async (...failing: string[]) => {
    const apply: ReadModels['apply'] = async (collection, ...batch) => {
      if (failing.includes(collection)) throw new Error('a mistake of the program');
      return site.models.apply(collection, ...batch);
    };
    const later = await kernel({ ...site, models: replaced(site.models, { apply }) });
    await later.projector.start();
    return later;
  };

  test('parks its projection with an alarm; the others run, and nobody waits for it', async () => {
    await site.append(box(1), place());
    const later = await start('rooms');
    const { position } = await site.append(box(1), weigh(1));
    expect(await later.commit.visible([weigh(1)], position)).toBe(true);
    expect(later.alarms).toEqual(['Projection rooms is parked: a mistake of the program']);
    expect(later.projector.status()[1]).toMatchObject({
      name: 'rooms',
      parked: 'a mistake of the program',
    });
    // For longer than this test may take: what is answered at once was not waited for.
    expect(await later.projector.passed(['BoxPlaced'], position, 600_000)).toBe(false);
    expect(await later.projector.caughtUp('boxes')).toBe(true);
    expect(await later.projector.caughtUp('rooms', 600_000)).toBe(false);
    await later.projector.stop();
  });

  test('nobody waits for an engine that has stopped until a restart', async () => {
    let stop: Stop | null = null;
    const apply: ReadModels['apply'] = async (...batch) => {
      if (stop) throw new UnavailableError(stop.sentence);
      return site.models.apply(...batch);
    };
    const models = replaced(site.models, { apply, stopped: () => stop });
    const later = await kernel({ ...site, models });
    await later.projector.start();
    const shown = await later.append(box(1), place());
    expect(await later.projector.passed(['BoxPlaced'], shown.position, 600_000)).toBe(true);
    stop = { cause: 'disk_full', sentence: 'The disk is full.' };
    const kept = await later.append(box(2), place());
    expect(await later.projector.passed(['BoxPlaced'], kept.position, 600_000)).toBe(false);
    expect(await later.projector.caughtUp('boxes', 600_000)).toBe(false);
    await later.projector.stop();
  });

  test('a start ends also where every projection is parked', async () => {
    await site.append(box(1), place());
    const later = await start('rooms', 'boxes');
    expect(later.alarms).toHaveLength(2);
    await later.projector.stop();
  });
});

test('read models that are lost for a while are waited for, with an alarm', async () => {
  let failures = 3;
  const models = new Proxy(site.models, {
    get: (target, name: keyof ReadModels) =>
      name === 'apply' && failures > 0
        ? async () => {
            failures -= 1;
            throw new UnavailableError('The disk is full.');
          }
        : (target[name] as (() => unknown) | undefined)?.bind(target),
  });
  const later = await kernel({ ...site, models });
  await later.projector.start();
  const { position } = await site.append(box(1), place(), weigh(1));
  expect(await later.projector.passed(['BoxPlaced'], position, 5000)).toBe(true);
  // However often it was tried in vain: one line at the stop, one at the recovery.
  expect(later.alarms).toEqual([
    'Following the event log was interrupted: The disk is full.',
    'Following the event log goes on.',
  ]);
  expect(later.projector.status().every(({ parked }) => parked === null)).toBe(true);
  expect(await doc(site, 1)).toMatchObject({ grams: 1, events: 2 });
  expect(await site.models.get('rooms', 'A')).toEqual({ room: 'A', placed: 1 });
  await later.projector.stop();
});
