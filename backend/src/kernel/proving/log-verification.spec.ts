import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { kernel, testClock } from '../../testing/boxes.ts';
import { forgeEvent } from '../../testing/rewritten-log.ts';
import { until } from '../../testing/until.ts';
import { DamagedStreams } from '../log/damaged-streams.ts';
import type { EventLog } from '../log/event-log.port.ts';
import { leafOf } from '../log/running-hash.ts';
import type { KeptTree } from './log-finding.ts';
import { readVerification } from './kept-verification.ts';
import { LogVerification } from './log-verification.ts';

const folder = temporaryFolder();
const atOnce = () => Promise.resolve();

async function site(weighed?: string) {
  const path = join(folder(), 'events.sqlite');
  const clock = testClock();
  const all = await kernel({ log: await openSqliteEventLog(path), kept: true, clock });
  await all.start();
  for (let n = 1; n <= 300; n += 1) {
    await all.append(`box-${n}`, { type: 'BoxPlaced', data: { room: 'A', label: `${n}` } });
  }
  if (weighed) await all.append(weighed, { type: 'WeightAdded', data: { grams: 1 } });
  // The mark of all of them.
  await all.projector.stop();
  await all.keeper.stop();
  const alarms: string[] = [];
  const alarm = (message: string) => void alarms.push(message);
  return { ...all, clock, path, verifying: new LogVerification({ ...all, alarm }), told: alarms };
}

/** A statement, or whatever is done to the file. */
function alter(path: string, change: string | ((database: DatabaseSync) => void)): void {
  const database = new DatabaseSync(path);
  database.exec('DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_deleted');
  if (typeof change === 'string') database.exec(change);
  else change(database);
  database.close();
}

test('a pass over a sound log says when it ended, and nothing else', async () => {
  const { verifying, told, close } = await site();
  expect(verifying.state).toEqual({
    ...{ from: 0, verified: 0, of: 0, checkpoint: 0 },
    ...{ finished_at: null, whole_at: null, damaged: 0, altered: false, finding: null },
  });
  let turns = 0;
  await verifying.pass(() => Promise.resolve(void (turns += 1)));
  expect(turns).toBe(2);
  expect(verifying.state).toEqual({
    ...{ from: 0, verified: 301, of: 301, checkpoint: 0 },
    finished_at: '2026-11-21T12:00:00.000Z',
    whole_at: '2026-11-21T12:00:00.000Z',
    ...{ damaged: 0, altered: false, finding: null },
  });
  expect(told).toEqual([]);
  await close();
});

test('of a stream that lacks an event the next pass says so, though each event it has is what was written', async () => {
  const { verifying, told, path, damaged, close } = await site('box-7');
  await verifying.pass(atOnce);
  alter(path, `UPDATE events SET stream = 'box-999' WHERE stream = 'box-7' AND revision = 0`);
  await verifying.pass(atOnce);
  expect([...damaged.all].sort()).toEqual(['box-7', 'box-999']);
  expect(told.join('\n')).toMatch(/box-7, revision 1\) is damaged: revision 0 of its stream is missing/);
  await close();
});

test('damage that comes while the server runs is found by the next pass, named, and told once', async () => {
  const { verifying, told, path, damaged, vault, close } = await site();
  await verifying.pass(atOnce);
  alter(path, `UPDATE events SET data = '{"room":"A","label":"other"}' WHERE position = 250`);
  await verifying.pass(atOnce);
  await verifying.pass(atOnce);
  expect(verifying.state).toMatchObject({ verified: 301, damaged: 1, altered: false });
  const box = { position: '00000000000000000250', stream: 'box-249', type: 'BoxPlaced' };
  expect(verifying.state.finding).toEqual({ kind: 'altered', event: 250, up_to: null, ...box });
  expect([...damaged.all]).toEqual(['box-249']);
  const restarted = new DamagedStreams(vault);
  await restarted.load();
  expect(restarted.has('box-249')).toBe(true);
  expect(told).toEqual([
    'The event log holds a damaged event: BoxPlaced at position 00000000000000000250 (box-249, revision 0) is damaged: it is not what its hash says.',
  ]);
  await close();
});

test('the next process knows up to where nothing was wrong, and since when', async () => {
  const { verifying, vault, close, ...parts } = await site();
  await verifying.pass(atOnce);
  const { finished_at, whole_at, checkpoint } = verifying.state;
  const next = new LogVerification({ ...parts, vault, alarm: () => undefined });
  await next.remember();
  expect(next.state).toMatchObject({ finished_at, whole_at, checkpoint, altered: false });
  await next.pass(atOnce, 'sound');
  expect(next.state).toMatchObject({ from: 301, verified: 301, whole_at, altered: false });
  await close();
});

test('a stream that was damaged and is whole again is forgotten at the end of a pass', async () => {
  const { verifying, damaged, close } = await site();
  await damaged.add(['box-3']);
  await verifying.pass(() => Promise.resolve(expect(damaged.has('box-3')).toBe(true)));
  expect([...damaged.all]).toEqual([]);
  await close();
});

test('a removed event is noticed by the running hash', async () => {
  const { verifying, told, path, close } = await site();
  alter(path, 'DELETE FROM events WHERE position = 250');
  await verifying.pass(atOnce);
  expect(verifying.state).toMatchObject({ altered: true });
  expect(told).toEqual([expect.stringMatching(/^The event log was altered: its first 301 events/)]);
  await close();
});

const nobody = { position: null, stream: null, type: null };

test('without the hashes that were kept, what was rewritten with its hash is known as a stretch', async () => {
  const { verifying, path, close } = await site();
  alter(path, (database) => forgeEvent(database, 250));
  await verifying.pass(atOnce);
  expect(verifying.state.altered).toBe(true);
  expect(verifying.state.finding).toEqual({ kind: 'rehashed', event: 1, up_to: 301, ...nobody });
  await close();
});

describe('by the hashes that were kept of each event', () => {
  const at = (place: number) => ({
    position: String(place).padStart(20, '0'),
    stream: `box-${place - 1}`,
    type: 'BoxPlaced',
  });
  const keptTree = async (log: EventLog): Promise<KeptTree> => {
    const all = await log.readAll(null, 1_000);
    const leaves = all.map((event) => Buffer.from(leafOf(event), 'hex'));
    return {
      size: leaves.length,
      leaf: (index) => leaves[index]!,
      positionBefore: (index) => (index > 0 ? all[index - 1]!.position : null),
    };
  };

  test.each<[string, (database: DatabaseSync) => void, object]>([
    [
      'rewritten',
      (database) => forgeEvent(database, 250),
      { kind: 'rehashed', event: 250, up_to: null, ...at(250) },
    ],
    [
      'taken out',
      (database) => database.exec('DELETE FROM events WHERE position = 250'),
      { kind: 'deleted', event: 250, up_to: null, ...at(251) },
    ],
    [
      'the newest, taken out',
      (database) => database.exec('DELETE FROM events WHERE position > 298'),
      { kind: 'truncated', event: 299, up_to: null, ...nobody },
    ],
  ])('an event that was %s is named', async (_, change, finding) => {
    const { path, close, ...all } = await site();
    const verifying = new LogVerification({ ...all, tree: await keptTree(all.log), alarm: () => undefined });
    alter(path, change);
    await verifying.pass(atOnce);
    expect(verifying.state.altered).toBe(true);
    expect(verifying.state.finding).toEqual(finding);
    await close();
  });

  test('they are not believed where they are not those that were marked', async () => {
    const { path, close, ...all } = await site();
    const honest = await keptTree(all.log);
    const tree = {
      ...honest,
      leaf: (index: number) => (index === 3 ? Buffer.alloc(32) : honest.leaf(index)),
    };
    const verifying = new LogVerification({ ...all, tree, alarm: () => undefined });
    alter(path, (database) => forgeEvent(database, 250));
    await verifying.pass(atOnce);
    expect(verifying.state.finding).toEqual({ kind: 'rehashed', event: 1, up_to: 301, ...nobody });
    await close();
  });

  /** The log from when everything was read and the search for the very event begins. */
  type Searched = Pick<EventLog, 'readAll' | 'readStream'>;
  const searched = (log: EventLog, events: number, then: () => Promise<void>): Searched => {
    let read = 0;
    return {
      readAll: async (after, limit) => {
        if (read >= events) await then();
        const page = await log.readAll(after, limit);
        read += page.length;
        return page;
      },
      readStream: (...asked) => log.readStream(...asked),
    };
  };

  test.each<[string, (tree: KeptTree, log: EventLog) => { tree: KeptTree; log: Searched }]>([
    [
      'the log is away',
      (tree, log) => ({ tree, log: searched(log, 301, () => Promise.reject(new Error('It is away.'))) }),
    ],
    [
      'the hashes are made anew',
      (tree, log) => ({
        log,
        tree: { ...tree, leaf: (index) => (index < 200 ? tree.leaf(index) : (undefined as never)) },
      }),
    ],
  ])(
    'an alteration is shown, and kept for the next start, though %s before it is named',
    async (_, parts) => {
      const { path, vault, close, ...all } = await site();
      const alarms: string[] = [];
      const alarm = (message: string) => void alarms.push(message);
      const failing = parts(await keptTree(all.log), all.log);
      const verifying = new LogVerification({ ...all, vault, ...failing, alarm });
      alter(path, (database) => forgeEvent(database, 250));
      await verifying.pass(atOnce);
      expect(verifying.state).toMatchObject({ verified: 301, altered: true });
      expect(verifying.state.finding).toEqual({ kind: 'rehashed', event: 1, up_to: 301, ...nobody });
      expect(await readVerification(vault)).toMatchObject({ altered: true, sound: null });
      expect(alarms).toEqual([
        expect.stringMatching(/^The event log was altered/),
        expect.stringMatching(/^Which event of the log was altered could not be found: /),
      ]);
      await close();
    },
  );

  test('a server that stops does not wait until an altered event is named', async () => {
    const { path, vault, close, ...all } = await site();
    let pages = 0;
    const log = searched(all.log, 301, () => {
      pages += 1;
      // Nobody waits for it here: it waits for the pass.
      void verifying.stop();
      return Promise.resolve();
    });
    const tree = await keptTree(all.log);
    const verifying = new LogVerification({ ...all, vault, tree, log, alarm: () => undefined });
    alter(path, (database) => forgeEvent(database, 250));
    await verifying.pass(atOnce);
    expect(pages).toBe(1);
    expect(verifying.state.altered).toBe(true);
    expect(verifying.state.finding).toEqual({ kind: 'rehashed', event: 1, up_to: 301, ...nobody });
    expect(await readVerification(vault)).toMatchObject({ altered: true, sound: null });
    await close();
  });
});

test('asked for, it compares what is new, and all of it where that is wanted', async () => {
  const { verifying, close } = await site();
  await verifying.pass(atOnce);
  verifying.verifyNow();
  await verifying.stop();
  expect(verifying.state).toMatchObject({ from: 301, verified: 301 });
  await close();
});

describe('a pass that is cut off', () => {
  /** The pages of ten events, and how many of them were read. */
  const paged = ({ log, ...all }: Awaited<ReturnType<typeof site>>) => {
    const read: number[] = [];
    const readAll: EventLog['readAll'] = async (after, limit) => {
      const page = await log.readAll(after, Math.min(limit, 10));
      read.push(page.length);
      return page;
    };
    const readStream: EventLog['readStream'] = (...asked) => log.readStream(...asked);
    const alarm = (message: string) => void all.told.push(message);
    return { read, verifying: new LogVerification({ ...all, log: { readAll, readStream }, alarm }) };
  };
  async function cutOff(on: Awaited<ReturnType<typeof site>>, pages: number) {
    const { verifying } = paged(on);
    let turns = 0;
    await verifying.pass(async () => {
      if ((turns += 1) > pages) await verifying.stop();
    }, 'kept');
    expect(verifying.state).toMatchObject({ verified: pages * 10, finished_at: null });
  }

  test('goes on where it was, and counts as one over everything', async () => {
    const on = await site();
    await cutOff(on, 20);
    const { verifying, read } = paged(on);
    await verifying.pass(atOnce, 'kept');
    expect(read.reduce((sum, size) => sum + size)).toBe(101);
    expect(verifying.state).toMatchObject({ from: 0, verified: 301, altered: false, finding: null });
    expect(verifying.state.whole_at).toBe('2026-11-21T12:00:00.000Z');
    // The next one begins with the first event again.
    const next = paged(on);
    await next.verifying.pass(atOnce, 'kept');
    expect(next.read.reduce((sum, size) => sum + size)).toBe(301);
    await on.close();
  });

  test('finds what is wrong behind, also what its first part would have told of', async () => {
    const on = await site('box-7');
    await cutOff(on, 20);
    alter(on.path, `UPDATE events SET stream = 'box-999' WHERE stream = 'box-7' AND revision = 0`);
    const { verifying } = paged(on);
    await verifying.pass(atOnce, 'kept');
    expect(on.told.join('\n')).toMatch(/box-7, revision 1\) is damaged: revision 0 of its stream is missing/);
    await on.close();
  });

  test('that had found something begins with the first event, as one does that was cut off a day ago', async () => {
    const on = await site();
    await cutOff(on, 5);
    on.clock.pass(86_400_000);
    const late = paged(on);
    await late.verifying.pass(atOnce, 'kept');
    expect(late.read.reduce((sum, size) => sum + size)).toBe(301);
    alter(on.path, `UPDATE events SET data = '{"room":"A","label":"other"}' WHERE position = 50`);
    await cutOff(on, 20);
    const { verifying } = paged(on);
    await verifying.pass(atOnce, 'kept');
    expect(verifying.state).toMatchObject({ damaged: 1, verified: 301 });
    await on.close();
  });

  test('whoever wants everything verified has it read from the first event', async () => {
    const on = await site();
    await cutOff(on, 20);
    const { verifying, read } = paged(on);
    verifying.verifyNow(true);
    await until(() => Promise.resolve(verifying.state.finished_at !== null));
    expect(read.reduce((sum, size) => sum + size)).toBe(301);
    await verifying.stop();
    await on.close();
  });
});

test('whoever asks while a slow pass is under way hurries it', async () => {
  const { close, ...all } = await site();
  // Thirty-one pages, before each of which it waits for a second by itself.
  const readAll: EventLog['readAll'] = (after, limit) => all.log.readAll(after, Math.min(limit, 10));
  const readStream: EventLog['readStream'] = (...asked) => all.log.readStream(...asked);
  const verifying = new LogVerification({ ...all, log: { readAll, readStream }, alarm: () => undefined });
  verifying.start();
  await until(() => Promise.resolve(verifying.busy));
  const begun = performance.now();
  verifying.verifyNow(true);
  await until(() => Promise.resolve(verifying.state.finished_at !== null));
  expect(performance.now() - begun).toBeLessThan(25_000);
  expect(verifying.state).toMatchObject({ from: 0, verified: 301 });
  await verifying.stop();
  await close();
});

test('it goes on by itself and ends when it is told to', async () => {
  const { verifying, close } = await site();
  verifying.start();
  await verifying.stop();
  await close();
});
