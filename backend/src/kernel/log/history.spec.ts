import type { EventLog } from './event-log.port.ts';
import { readHistory } from './history.ts';
import { box, kernel } from '../../testing/boxes.ts';
import type { BoxEvent } from '../../testing/boxes.ts';
import { othersTurns } from '../../testing/others-turns.ts';

const site = await kernel();
afterAll(() => site.close());

const LARGE = 'x'.repeat(200_000);

/** What is asked of the log and opened between two turns of the event loop, in characters of sealed data. */
async function readOf(stream: string) {
  let [read, opened, mostRead, mostOpened] = [0, 0, 0, 0];
  let events: Awaited<ReturnType<typeof readHistory<BoxEvent>>> = [];
  const log: Pick<EventLog, 'readStream'> = {
    readStream: async (...asked) => {
      const page = await site.log.readStream(...asked);
      read += page.length;
      mostRead = Math.max(mostRead, read);
      return page;
    },
  };
  const codec: Pick<typeof site.codec, 'decode'> = {
    decode: (stored) => {
      opened += String(stored.data['sealed'] ?? '').length;
      mostOpened = Math.max(mostOpened, opened);
      return site.codec.decode(stored);
    },
  };
  const turns = await othersTurns(
    async () => void (events = await readHistory<BoxEvent>(log, codec, stream)),
    () => ([read, opened] = [0, 0]),
  );
  return { events, turns, mostRead, mostOpened };
}

test('a stream of large events is opened in slices, with turns for others between', async () => {
  const placed = { type: 'BoxPlaced', data: { room: 'a', label: LARGE }, subject: 1 } as const;
  await site.append(box(1), ...Array.from({ length: 100 }, () => placed));
  const { events, turns, mostRead, mostOpened } = await readOf(box(1));
  expect(events).toHaveLength(100);
  expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  expect(mostRead).toBeLessThanOrEqual(16);
  expect(mostOpened).toBeLessThan(1024 * 1024);
  expect(turns).toBeGreaterThan(30);
});

test('a stream of 5,000 small events is read by pages, with turns for others between', async () => {
  const grams = { type: 'WeightAdded', data: { grams: 1 } } as const;
  await site.append(box(2), ...Array.from({ length: 5_000 }, () => grams));
  const { events, turns, mostRead } = await readOf(box(2));
  expect(events).toHaveLength(5_000);
  expect(mostRead).toBeLessThanOrEqual(64);
  expect(turns).toBeGreaterThan(70);
});

test('a stream of which an event is missing is damaged, wherever that stood', async () => {
  await site.append(
    box(3),
    ...Array.from({ length: 40 }, () => ({ type: 'WeightAdded', data: { grams: 1 } }) as const),
  );
  for (const missing of [0, 1, 15, 16, 38]) {
    const without: Pick<EventLog, 'readStream'> = {
      readStream: async (stream, from, limit) =>
        (await site.log.readStream(stream, from, limit + 1))
          .filter(({ revision }) => revision !== missing)
          .slice(0, limit),
    };
    await expect(readHistory(without, site.codec, box(3))).rejects.toMatchObject({ code: 'history_damaged' });
  }
  expect(await readHistory(site.log, site.codec, box(3))).toHaveLength(40);
});
