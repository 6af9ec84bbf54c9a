import fc from 'fast-check';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { boxes, type BoxEvent, box, kernel, rooms } from '../../testing/boxes.ts';
import type { EventLog } from '../log/event-log.port.ts';
import type { ReadModels } from './read-models.port.ts';
import { countedBoxes, everything, happened, place, rename, weigh } from './projector.fixture.ts';

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

test('a changed version is built again from the log', async () => {
  const site = await kernel();
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
  await site.close();
});

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
