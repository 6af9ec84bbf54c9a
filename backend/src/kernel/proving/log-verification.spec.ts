import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { kernel } from '../../testing/boxes.ts';
import { DamagedStreams } from '../log/damaged-streams.ts';
import { LogVerification } from './log-verification.ts';

const folder = temporaryFolder();
const atOnce = () => Promise.resolve();

async function site(weighed?: string) {
  const path = join(folder(), 'events.sqlite');
  const all = await kernel({ log: await openSqliteEventLog(path), kept: true });
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
  return { ...all, path, verifying: new LogVerification({ ...all, alarm }), told: alarms };
}

function alter(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec('DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_deleted');
  database.exec(statement);
  database.close();
}

test('a pass over a sound log says when it ended, and nothing else', async () => {
  const { verifying, told, close } = await site();
  expect(verifying.state).toEqual({
    ...{ verified: 0, of: 0, checkpoint: 0 },
    ...{ finished_at: null, damaged: 0, altered: false },
  });
  let turns = 0;
  await verifying.pass(() => Promise.resolve(void (turns += 1)));
  expect(turns).toBe(2);
  expect(verifying.state).toEqual({
    ...{ verified: 301, of: 301, checkpoint: 0 },
    finished_at: '2026-11-21T12:00:00.000Z',
    damaged: 0,
    altered: false,
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
  expect([...damaged.all]).toEqual(['box-249']);
  const restarted = new DamagedStreams(vault);
  await restarted.load();
  expect(restarted.has('box-249')).toBe(true);
  expect(told).toEqual([
    'The event log holds a damaged event: BoxPlaced at position 00000000000000000250 (box-249, revision 0) is damaged: it is not what its hash says.',
  ]);
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

test('it goes on by itself and ends when it is told to', async () => {
  const { verifying, close } = await site();
  verifying.start();
  await verifying.stop();
  await close();
});
