import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { Codec } from './codec.ts';
import { systemClock } from '../basics/clock.ts';
import { EventTypes } from '../deciding/event-vocabulary.ts';
import type { EventLog } from './event-log.port.ts';
import { kernelEvents } from '../deciding/kernel.events.ts';
import { logIdentity } from './log-identity.ts';

const noPatient = (): Promise<never> => Promise.reject(new Error('There is no patient here.'));
const codec = new Codec(
  new EventTypes([kernelEvents]),
  { forSealing: noPatient, forOpening: noPatient },
  systemClock,
);
let log: EventLog;
beforeEach(async () => {
  log = await openSqliteEventLog(':memory:');
});
afterEach(() => log.close());

test('an empty log is begun once, whoever asks at the same time, and keeps its identity', async () => {
  const told = await Promise.all(Array.from({ length: 5 }, () => logIdentity(log, codec)));
  expect(new Set(told).size).toBe(1);
  expect((await log.readAll(null, 10)).map(({ type }) => type)).toEqual(['LogBegun']);
  expect(await logIdentity(log, codec)).toBe(told[0]);
});

test('a log that holds something is left as it is', async () => {
  await log.append('old', [{ id: 'a', type: 'Old', data: {}, metadata: {} }], 'none');
  expect(await logIdentity(log, codec)).toBe('00000000000000000001 a');
  expect(await log.readAll(null, 10)).toHaveLength(1);
});

test('another log has another identity', async () => {
  const identity = await logIdentity(log, codec);
  const other = await openSqliteEventLog(':memory:');
  expect(await logIdentity(other, codec)).not.toBe(identity);
  await other.close();
});
