import fc from 'fast-check';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { type BoxDoc, boxes, type BoxEvent, box, kernel, rooms } from '../../testing/boxes.ts';
import type { Stop } from '../basics/stop.ts';
import { type EventLog, type StoredEvent, UnavailableError } from '../log/event-log.port.ts';
import { fanOut, projection } from './projection.ts';
import { Projector } from './projector.ts';
import type { ReadModels } from './read-models.port.ts';

const place = (room = 'A', label = 'red'): BoxEvent => ({ type: 'BoxPlaced', data: { room, label } });
const weigh = (grams: number): BoxEvent => ({ type: 'WeightAdded', data: { grams } });
const rename = (from: string, to: string): BoxEvent => ({ type: 'RoomRenamed', data: { from, to } });

type Site = Awaited<ReturnType<typeof kernel>>;
const doc = async (site: Pick<Site, 'models'>, n: number) =>
  (await site.models.get('boxes', box(n))) as BoxDoc | null;

/** Appends, and waits until the projections have passed it. */
async function happened(site: Site, stream: string, ...events: BoxEvent[]): Promise<void> {
  const { position } = await site.append(stream, ...events);
  expect(await site.commit.visible(events, position)).toBe(true);
}

/** Every document of the boxes, as text, in order. */
async function everything(models: ReadModels): Promise<string> {
  const all = await models.find('boxes', { limit: 10_000 });
  return JSON.stringify(all.sort((a, b) => (a.id < b.id ? -1 : 1)));
}

/** The engine, with some of its calls in other hands. */
const replaced = <T extends object>(engine: T, calls: Partial<T>): T =>
  new Proxy(engine, {
    get: (target, name) =>
      name in calls
        ? calls[name as keyof T]
        : (target[name as keyof T] as (...args: unknown[]) => unknown).bind(target),
  });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

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

  /** As where one bit has become another in the name of an event's stream. */
  const renamed = (log: EventLog, stream: string, revision: number, other: string): EventLog => {
    const name = (event: StoredEvent) =>
      event.stream === stream && event.revision === revision ? { ...event, stream: other } : event;
    return replaced(log, {
      readAll: async (...asked) => (await log.readAll(...asked)).map(name),
      readStream: async (of, from, limit) =>
        (await log.readStream(of, from, limit)).filter((event) => name(event).stream === of),
    });
  };

  test.each([
    ['from the beginning', 0],
    ['from where the documents stand', 1],
  ])('a stream of which an event is missing is folded no further: %s', async (_, before) => {
    await site.append(box(1), place());
    await site.append(box(3), place());
    if (before > 0) {
      await site.projector.start();
      await site.projector.stop();
    }
    await site.append(box(1), weigh(5));
    await site.append(box(1), weigh(7));
    await site.append(box(3), weigh(7));
    const alarms: string[] = [];
    const log = renamed(site.log, box(1), 1, box(9));
    const options = { alarm: (line: string) => void alarms.push(line) };
    const projector = new Projector(log, site.models, site.codec, [boxes() as never], options);
    await projector.start();
    expect(await doc(site, 1)).toMatchObject({ grams: 0, events: 1 });
    expect(await doc(site, 3)).toMatchObject({ grams: 7, events: 2 });
    expect(projector.setAside()).toContain(box(1));
    expect(alarms.join('\n')).toMatch(
      /box-1 is damaged and set aside by boxes: .*revision 1 of its stream is missing/,
    );
    await projector.stop();
  });

  test('is folded no further either by a projection that its later events concern first', async () => {
    await site.append(box(1), place('A'));
    await site.append(box(1), weigh(5));
    await site.append(box(1), weigh(7));
    const log = renamed(site.log, box(1), 1, box(9));
    const started = async () => {
      const folding = [boxes(), rooms] as never[];
      const projector = new Projector(log, site.models, site.codec, folding, { alarm: () => undefined });
      await projector.start();
      return projector;
    };
    await (await started()).stop();
    await site.append(box(1), place('B'));
    await site.append(box(3), place('C'));
    await (await started()).stop();
    expect(await site.models.get('rooms', 'A')).toEqual({ room: 'A', placed: 1 });
    expect(await site.models.get('rooms', 'B')).toBeNull();
    expect(await site.models.get('rooms', 'C')).toEqual({ room: 'C', placed: 1 });
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

  describe('fan-out', () => {
    test('changes every document that matches, and no other', async () => {
      await site.projector.start();
      for (const [n, room] of ['A', 'A', 'B'].entries()) await happened(site, box(n), place(room));
      await happened(site, 'room-1', rename('A', 'C'));
      const found = await Promise.all([0, 1, 2].map((n) => doc(site, n)));
      expect(found.map((one) => one?.room)).toEqual(['C', 'C', 'B']);
    });

    test('sees what the same batch changed before it', async () => {
      await site.append(box(1), place('A'));
      await site.append(box(2), place('B'));
      await site.append('room-1', rename('A', 'B'));
      await site.append('room-1', rename('B', 'C'));
      await site.append(box(3), place('B'));
      await site.append(box(1), weigh(2), { type: 'BoxTaken', data: {} });
      await site.append('room-1', rename('C', 'D'));
      await site.projector.start();
      expect(await doc(site, 1)).toBeNull();
      expect(await doc(site, 2)).toMatchObject({ room: 'D', events: 3 });
      expect(await doc(site, 3)).toMatchObject({ room: 'B', events: 1 });
    });

    test('a document that left in this batch is not touched', async () => {
      await site.projector.start();
      await happened(site, box(1), place('A'));
      await site.projector.stop();
      await site.append('room-1', rename('A', 'B'), rename('A', 'C'));
      const later = await kernel(site);
      await later.projector.start();
      expect(await doc(site, 1)).toMatchObject({ room: 'B', events: 2 });
      await later.projector.stop();
    });

    test('the engine is asked once for what matches, however many events of a batch ask', async () => {
      await site.projector.start();
      for (const n of [1, 2]) await happened(site, box(n), place('A'));
      await site.projector.stop();
      await site.append('room-1', rename('A', 'B'), rename('B', 'A'), rename('A', 'C'));
      await site.append(box(3), place('A'));
      await site.append('room-1', rename('A', 'D'));
      const asked: unknown[] = [];
      const find = site.models.find.bind(site.models);
      site.models.find = (collection, query) => {
        if (query.where?.['room'] !== undefined) asked.push(query.where['room']);
        return find(collection, query);
      };
      const later = await kernel(site);
      await later.projector.start();
      expect(asked).toEqual(['A', 'B']);
      expect((await Promise.all([1, 2, 3].map((n) => doc(site, n)))).map((one) => one?.room)).toEqual([
        'C',
        'C',
        'D',
      ]);
      await later.projector.stop();
    });

    test('reaches more documents than one page holds, also to remove them', async () => {
      for (let n = 0; n < 2300; n++) await site.append(box(n), place('A'));
      await site.projector.start();
      await happened(site, 'room-1', rename('A', 'B'));
      expect(await site.models.count('boxes', { where: { room: 'B' } })).toBe(2300);
      await happened(site, 'room-1', { type: 'RoomCleared', data: { room: 'B' } });
      expect(await site.models.count('boxes', {})).toBe(0);
    });
  });

  describe('an event that cannot be folded', () => {
    const poisoned = projection<{ grams: number; damaged?: true }, BoxEvent>({
      name: 'poisoned',
      version: 1,
      indexes: [],
      search: [],
      on: {
        WeightAdded: (_, event) => {
          if (event.data.grams === 13) throw new Error('thirteen');
          return { grams: event.data.grams };
        },
      },
      damaged: (box) => ({ ...box, damaged: true }),
    });
    const start = async (...projections: unknown[]) => {
      const later = await kernel({ ...site, projections });
      await later.projector.start();
      return later;
    };
    const weighed = (n: number) => site.models.get('poisoned', String(n));

    test('sets its stream aside, with an alarm; all others of its page, and all other projections, go on', async () => {
      await site.append(box(1), place(), weigh(1), weigh(13), weigh(2));
      await site.append(box(2), place(), weigh(5));
      const later = await start(poisoned, boxes());
      expect(later.alarms).toEqual(['The history of box-1 is damaged and set aside by poisoned: thirteen']);
      expect(later.projector.status().map(({ parked }) => parked)).toEqual([null, null]);
      expect(later.projector.setAside()).toEqual([box(1)]);
      expect(await weighed(1)).toEqual({ grams: 1, damaged: true });
      expect(await weighed(2)).toEqual({ grams: 5 });
      expect(await doc(site, 1)).toMatchObject({ events: 4 });
      await later.projector.stop();
    });

    test('a restart knows what is set aside, and says it no second time', async () => {
      await site.append(box(1), place(), weigh(1), weigh(13));
      await (await start(poisoned, boxes())).projector.stop();
      const later = await start(poisoned, boxes());
      const events = [weigh(2)];
      const { position } = await site.append(box(1), ...events);
      expect(await later.commit.visible(events, position)).toBe(true);
      expect(later.alarms).toEqual([]);
      expect(later.projector.setAside()).toEqual([box(1)]);
      expect(await weighed(1)).toEqual({ grams: 1, damaged: true });
      await later.projector.stop();
    });

    test('a rebuild folds all that is sound, and sets aside again what is not', async () => {
      await site.append(box(1), place(), weigh(1), weigh(13));
      await (await start(poisoned)).projector.stop();
      const models = await openSqliteReadModels(':memory:');
      const mended = { ...poisoned, on: { WeightAdded: (_: unknown, { data }: { data: object }) => data } };
      for (const [projected, grams] of [
        [poisoned, 1],
        [mended, 13],
      ] as const) {
        const again = await kernel({ ...site, models, projections: [{ ...projected, version: grams }] });
        await again.projector.start();
        expect(await models.get('poisoned', '1')).toMatchObject({ grams });
        await again.projector.stop();
      }
      await models.close();
    });

    test('several streams of one document: only the damaged one no longer counts', async () => {
      await site.append(box(1), place('A'));
      await site.append(box(2), place('A'));
      const log = damaging(site.log, box(2));
      const later = await kernel({ ...site, log });
      await later.projector.start();
      await happened(later, box(3), place('A'));
      expect(await site.models.get('rooms', 'A')).toEqual({ room: 'A', placed: 2 });
      expect(later.alarms).toEqual([
        'The history of box-2 is damaged and set aside by boxes, rooms: BoxPlaced at position 00000000000000000002 (box-2, revision 0) is damaged: it is not what its hash says.',
      ]);
      await later.projector.stop();
    });

    test('a change of all that match is made in all of them or in none', async () => {
      const fragile = projection<BoxDoc, BoxEvent>({
        ...boxes(),
        name: 'fragile',
        on: {
          ...boxes().on,
          RoomRenamed: fanOut(
            'room',
            (event) => event.data.from,
            (one: BoxDoc) => {
              if (one.id === box(2)) throw new Error('two');
              return { ...one, room: 'moved' };
            },
          ),
        },
      });
      for (const n of [1, 2, 3]) await site.append(box(n), place('A'));
      await site.append('room-1', rename('A', 'B'));
      const later = await start(fragile);
      expect(await site.models.count('fragile', { where: { room: 'A' } })).toBe(3);
      expect(later.projector.setAside()).toEqual(['room-1']);
      await later.projector.stop();
    });

    test('a version of a newer program sets aside where it is wanted, a type of it everywhere', async () => {
      const { log, codec } = site;
      await site.append(box(1), place());
      const [known] = await log.readStream(box(1), 0, 1);
      // As written before events had a hash: it would otherwise be damaged, not newer.
      const { hash: _, ...metadata } = known!.metadata;
      const newer = { ...known!, metadata: { ...metadata, version: 2 } };
      await log.append(box(2), [{ ...newer, id: crypto.randomUUID() }], 'none');
      await log.append(box(3), [{ ...known!, metadata, id: crypto.randomUUID(), type: 'BoxGilded' }], 'none');
      await site.projector.start();
      expect(site.alarms).toEqual([
        "The history of box-2 is damaged and set aside by boxes, rooms: BoxPlaced version 2 is newer than this program's 1.",
        'The history of box-3 is damaged and set aside by boxes, rooms: No feature declares the event BoxGilded.',
      ]);
      await expect(codec.decode((await log.readStream(box(2), 0, 1))[0]!)).rejects.toThrow('newer');
    });
  });

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

  test('a changed version is built again from the log', async () => {
    await site.projector.start();
    await happened(site, box(1), place(), weigh(5));
    await happened(site, 'room-1', rename('A', 'B'));
    const before = await everything(site.models);
    await site.projector.stop();
    const later = await kernel({ ...site, projections: [boxes(2), rooms] });
    await later.projector.start();
    expect(await everything(site.models)).toBe(before);
    expect(await site.models.get('rooms', 'A')).toEqual({ room: 'A', placed: 1 });
    await later.projector.stop();
  });

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

  test('a forgotten event takes its document along, or leaves what the projection keeps', async () => {
    const keeping = {
      ...boxes(),
      name: 'keeping',
      forgotten: (kept: BoxDoc | null) => kept && { ...kept, label: 'forgotten' },
    };
    await site.append(box(1), place());
    await site.append(box(1), { ...weigh(5), subject: 9 });
    await site.append(box(2), { ...place(), subject: 9 });
    await site.keys.destroy(9);
    const later = await kernel({ ...site, projections: [boxes(), keeping] });
    await later.projector.start();
    expect(await doc(site, 1)).toBeNull();
    expect(await doc(site, 2)).toBeNull();
    expect(await site.models.get('keeping', box(1))).toMatchObject({ label: 'forgotten' });
    expect(later.alarms).toEqual([]);
    await later.projector.stop();
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
          : (target[name] as () => unknown).bind(target),
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

  test('a checkpoint that only passes by is kept at a stop', async () => {
    await site.projector.start();
    const { position } = await site.append('elsewhere', { type: 'NumberTaken', data: {} });
    await until(() => site.projector.status()[0]!.passed === position);
    await site.projector.stop();
    expect(await site.models.checkpoint('boxes')).toBe(position);
  });
});

/** The boxes, counted by room and all together. */
function countedBoxes() {
  return projection<BoxDoc, BoxEvent>({
    ...boxes(),
    indexes: [['room'], ['counted']],
    counted: ({ room, label, grams }) => ({
      [`room ${room}`]: { boxes: 1, grams },
      all: { [`label ${label}`]: 1, grams },
    }),
  });
}

describe('a rebuild', () => {
  const room = fc.constantFrom('A', 'B', 'C');
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ box: fc.nat(4), event: room.map((one) => place(one, `of ${one}`)) }),
    },
    { weight: 4, arbitrary: fc.record({ box: fc.nat(4), event: fc.nat(50).map(weigh) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        box: fc.constant(9),
        event: fc.tuple(room, room).map(([a, b]) => rename(a, b)),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ box: fc.nat(4), event: fc.constant<BoxEvent>({ type: 'BoxTaken', data: {} }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        box: fc.constant(9),
        event: room.map<BoxEvent>((one) => ({ type: 'RoomCleared', data: { room: one } })),
      }),
    },
  );
  /** Histories in pieces: after each piece the process is stopped and started again. */
  const history = fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });

  test('gives the incremental documents byte for byte, also from rewound checkpoints', async () => {
    const check = async (pieces: typeof history extends fc.Arbitrary<infer T> ? T : never, back: number) => {
      const site = await kernel({ projections: [countedBoxes()] });
      const kept: ReadModels[] = [];
      for (const piece of pieces) {
        const running = await kernel({ ...site, projections: [countedBoxes()] });
        await running.projector.start();
        for (const { box: n, event } of piece) {
          const { position } = await site.append(box(n), event);
          await running.commit.visible([event], position);
        }
        await running.projector.stop();
      }
      const incremental = await everything(site.models);
      // The whole log in one go; and once more over documents whose checkpoint stands too early.
      for (const delivered of [site.log, rewinding(site.log, back)]) {
        const models = await openSqliteReadModels(':memory:');
        kept.push(models);
        const again = await kernel({ ...site, log: delivered, models, projections: [countedBoxes()] });
        await again.projector.start();
        await again.projector.stop();
        expect(await everything(models)).toBe(incremental);
      }
      for (const models of kept) await models.close();
      await site.close();
    };
    await fc.assert(fc.asyncProperty(history, fc.integer({ min: 1, max: 5 }), check), {
      numRuns: 60,
      seed: Number(process.env['SEED'] ?? 20261121),
    });
  });
});

/** A log in which the first event of a stream is not what was written. */
function damaging(log: EventLog, stream: string): EventLog {
  const altered = (events: StoredEvent[]) =>
    events.map((one) => (one.stream === stream && one.revision === 0 ? { ...one, data: {} } : one));
  const follow: EventLog['follow'] = async function* (after, signal) {
    for await (const batch of log.follow(after, signal)) yield altered(batch);
  };
  return replaced(log, { follow, readAll: async (...asked) => altered(await log.readAll(...asked)) });
}

/** A log that delivers in pages of three, each beginning a few events before where it was asked to. */
function rewinding(log: EventLog, back: number): EventLog {
  const readAll: EventLog['readAll'] = async (after, limit) => {
    const all = await log.readAll(null, 10_000);
    const next = all.findIndex(({ position }) => after === null || position > after);
    return next < 0 ? [] : all.slice(Math.max(0, next - back), next + Math.min(limit, 3));
  };
  return new Proxy(log, {
    get: (target, name: keyof EventLog) =>
      name === 'readAll' ? readAll : (target[name] as () => unknown).bind(target),
  });
}

const fail = (message: string) => {
  throw new Error(message);
};
