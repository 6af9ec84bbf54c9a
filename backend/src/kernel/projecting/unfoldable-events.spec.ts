import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { type BoxDoc, boxes, type BoxEvent, box, kernel, rooms } from '../../testing/boxes.ts';
import type { EventLog, StoredEvent } from '../log/event-log.port.ts';
import { fanOut, projection } from './projection.ts';
import { Projector } from './projector.ts';
import { doc, happened, place, rename, replaced, type Site, weigh } from './projector.fixture.ts';

let site: Site;
beforeEach(async () => void (site = await kernel()));
afterEach(() => site.close());

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

/** A log in which the first event of a stream is not what was written. */
function damaging(log: EventLog, stream: string): EventLog {
  const altered = (events: StoredEvent[]) =>
    events.map((one) => (one.stream === stream && one.revision === 0 ? { ...one, data: {} } : one));
  const follow: EventLog['follow'] = async function* (after, signal) {
    for await (const batch of log.follow(after, signal)) yield altered(batch);
  };
  return replaced(log, { follow, readAll: async (...asked) => altered(await log.readAll(...asked)) });
}
