import { boxes, box, kernel } from '../../testing/boxes.ts';
import type { EventLog } from '../log/event-log.port.ts';
import { Projector } from './projector.ts';
import type { ReadModels } from './read-models.port.ts';
import { doc, happened, place, replaced, type Site, weigh, until } from './projector.fixture.ts';

describe('projector', () => {
  let site: Site;
  beforeEach(async () => void (site = await kernel()));
  afterEach(() => site.close());

  test('catches up before it is ready, then follows', async () => {
    await site.append(box(1), place(), weigh(5));
    await site.projector.start();
    expect(await doc(site, 1)).toMatchObject({ grams: 5, events: 2 });
    await happened(site, box(1), weigh(6));
    expect(await doc(site, 1)).toMatchObject({ grams: 11, events: 3 });
  });

  test('reports its progress over several pages, each event folded once', async () => {
    const read: number[] = [];
    await site.append(box(1), place(), ...Array.from({ length: 1200 }, () => weigh(1)));
    const options = { alarm: fail, progress: (count: number) => read.push(count) };
    const projector = new Projector(site.log, site.models, site.codec, [boxes() as never], options);
    await projector.start();
    expect(await doc(site, 1)).toMatchObject({ grams: 1200, events: 1201 });
    expect(read).toEqual([500, 1000, 1201]);
    await projector.stop();
  });

  test('goes on where it stopped', async () => {
    await site.projector.start();
    await happened(site, box(1), place());
    await site.projector.stop();
    await site.append(box(1), weigh(5));
    expect(await doc(site, 1)).toMatchObject({ events: 1 });
    const later = await kernel(site);
    await later.projector.start();
    expect(await doc(site, 1)).toMatchObject({ grams: 5, events: 2 });
    expect(await site.models.get('rooms', 'A')).toEqual({ room: 'A', placed: 1 });
    await later.projector.stop();
  });

  test('a log that holds nothing is ready at once', async () => {
    await site.projector.start();
    expect(site.projector.status()).toMatchObject([
      { name: 'boxes', version: 1, passed: null, parked: null },
      { name: 'rooms', passed: null },
    ]);
  });

  test('one event may be of no document', async () => {
    await site.projector.start();
    await happened(site, box(1), place('A'), place('B'), weigh(1));
    expect(await site.models.count('rooms', {})).toBe(2);
  });

  test('a removed document is gone, and may come again', async () => {
    await site.projector.start();
    await happened(site, box(1), place(), { type: 'BoxTaken', data: {} });
    expect(await doc(site, 1)).toBeNull();
    await happened(site, box(1), weigh(3), place('B'));
    expect(await doc(site, 1)).toMatchObject({ room: 'B', grams: 0, events: 1 });
  });

  test('a log that ends its subscription is followed again', async () => {
    let cuts = 2;
    const follow: EventLog['follow'] = async function* (after, signal) {
      for await (const batch of site.log.follow(after, signal)) {
        yield batch;
        if (cuts-- > 0) return;
      }
    };
    const log = new Proxy(site.log, {
      get: (target, name: keyof EventLog) =>
        name === 'follow' ? follow : (target[name] as () => unknown).bind(target),
    });
    const later = await kernel({ ...site, log });
    await later.projector.start();
    for (let n = 0; n < 4; n++) {
      const { position } = await site.append(box(1), n === 0 ? place() : weigh(1));
      expect(await later.projector.passed(['WeightAdded', 'BoxPlaced'], position, 5000)).toBe(true);
    }
    expect(await doc(site, 1)).toMatchObject({ grams: 3, events: 4 });
    await later.projector.stop();
  });

  test('who follows another process waits only for what concerns its projections', async () => {
    const follow: EventLog['follow'] = async function* (after, signal) {
      for await (const batch of site.log.follow(after, signal)) for (const event of batch) yield [event];
    };
    const leader = await kernel({ ...site, log: replaced(site.log, { follow }) });
    await leader.projector.start();
    const lead: ReadModels['lead'] = (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const follower = await kernel({ ...site, models: replaced(site.models, { lead }) });
    await follower.projector.start();
    const events = [place('A'), weigh(1), weigh(2)];
    const { position } = await site.append(box(1), ...events);
    const types = events.map(({ type }) => type);
    const passed = await follower.projector.passed(types, position, 300_000);
    const rooms = await site.models.checkpoint('rooms');
    await follower.projector.stop();
    await leader.projector.stop();
    expect(passed).toBe(true);
    expect(await doc(site, 1)).toMatchObject({ grams: 3, events: 3 });
    // The rooms have seen the box, and none of what came behind it.
    expect(rooms! < position).toBe(true);
  });

  test('a checkpoint that only passes by is kept at a stop', async () => {
    await site.projector.start();
    const { position } = await site.append('elsewhere', { type: 'NumberTaken', data: {} });
    await until(() => site.projector.status()[0]!.passed === position);
    await site.projector.stop();
    expect(await site.models.checkpoint('boxes')).toBe(position);
  });
});

const fail = (message: string) => {
  throw new Error(message);
};
