import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { box, boxes, kernel } from '../../testing/boxes.ts';
import type { Recorded } from '../deciding/decider.ts';
import type { StoredEvent } from '../log/event-log.port.ts';
import { foldBatch } from './fold-batch.ts';
import { doc, happened, place, rename, replaced, type Site, weigh } from './projector.fixture.ts';

let site: Site;
beforeEach(async () => void (site = await kernel()));
afterEach(() => site.close());

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

  test('passes no document over where others go between two pages', async () => {
    const models = await openSqliteReadModels(':memory:');
    await models.open([boxes()]);
    const at = (n: number) => String(n).padStart(20, '0');
    const placed = (n: number) => ({ id: box(n), room: 'A', label: 'red', grams: 0, events: 1 });
    const writes = Array.from({ length: 1_001 }, (_, n) => ({ id: box(n), document: placed(n) }));
    await models.apply('boxes', writes, at(1));
    const find: typeof models.find = async (...asked) => {
      const page = await models.find(...asked);
      await models.apply('boxes', [{ id: box(0), document: null }], at(2));
      return page;
    };
    const event = { ...rename('A', 'B'), stream: 'room-1' } as unknown as Recorded;
    const stored = { stream: 'room-1', position: at(3) } as StoredEvent;
    const batch = [{ stored, event, unknown: false }];
    const folded = await foldBatch(boxes() as never, batch, replaced(models, { find }), new Map());
    expect(folded.writes).toHaveLength(1_001);
    await models.close();
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
