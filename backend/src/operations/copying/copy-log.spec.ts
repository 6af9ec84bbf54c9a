import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { EventLog, NewEvent, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { copyLog } from './copy-log.ts';
import { eventsOf, newEvent } from '../backup/kept-events.fixture.ts';
import { canonicalText, LogHash } from './log-hash.ts';

const folder = temporaryFolder();
const open: EventLog[] = [];
afterEach(async () => {
  for (const log of open.splice(0)) await log.close();
});

async function logIn(path: string): Promise<EventLog> {
  const log = await openSqliteEventLog(path);
  open.push(log);
  return log;
}

/** Streams that grow in turns, so that revisions and the log's order do not run alike. */
async function filled(rounds: number): Promise<EventLog> {
  const log = await logIn(join(folder(), 'events.sqlite'));
  for (let round = 0; round < rounds; round += 1) {
    for (const stream of ['case-1', 'patient-7', `user-${round}`]) {
      const expected = stream.startsWith('user') || round === 0 ? 'none' : round * 2 - 1;
      await log.append(stream, [newEvent(round), newEvent(round)], expected);
    }
  }
  const odd = { text: '𝔸 \ud800 \u0000 "', list: [1.5, null, { b: 1, a: 2 }] };
  await log.append('odd', [{ id: randomUUID(), type: 'Odd', data: odd, metadata: odd }], 'none');
  return log;
}

/** A log as it is, for one method to be another. */
const relay = (log: EventLog): EventLog => ({
  append: (...asked) => log.append(...asked),
  readStream: (...asked) => log.readStream(...asked),
  tail: (stream) => log.tail(stream),
  readAll: (...asked) => log.readAll(...asked),
  follow: (...asked) => log.follow(...asked),
  close: () => log.close(),
});

const withoutPositions = (events: readonly StoredEvent[]): unknown[] =>
  events.map(({ position: _, ...event }) => event);

test('a copy has every event of every stream, in order, as it was', async () => {
  const from = await filled(300);
  const to = await logIn(join(folder(), 'copy.sqlite'));
  const phases = new Map<string, number>();
  const copied = await copyLog(from, to, { progress: (phase, events) => phases.set(phase, events) });
  const source = await eventsOf(from);
  expect(withoutPositions(await eventsOf(to))).toEqual(withoutPositions(source));
  const hash = new LogHash();
  source.forEach((event) => hash.add(event));
  expect(copied).toEqual({ events: 1801, written: 1801, sha256: hash.value() });
  expect([...phases]).toEqual([
    ['copying', 1801],
    ['verifying', 1801],
  ]);
});

test('a copy that was interrupted goes on where it stopped', async () => {
  const from = await filled(300);
  const path = join(folder(), 'copy.sqlite');
  const stop = new AbortController();
  const halfway = (phase: string, events: number): void => {
    if (phase === 'copying' && events > 700) stop.abort(new Error('stopped'));
  };
  const first = await logIn(path);
  await expect(copyLog(from, first, { progress: halfway, signal: stop.signal })).rejects.toThrow('stopped');
  const there = (await eventsOf(first)).length;
  expect(there).toBeGreaterThan(700);
  expect(there).toBeLessThan(710);
  await first.close();
  const second = await logIn(path);
  expect(await copyLog(from, second)).toMatchObject({ events: 1801, written: 1801 - there });
  expect(withoutPositions(await eventsOf(second))).toEqual(withoutPositions(await eventsOf(from)));
  expect(await copyLog(from, second)).toMatchObject({ events: 1801, written: 0 });
});

test('to EventStoreDB with a connection that breaks, on from there, and back again', async () => {
  const engine = await new EventStoreDbStandIn().start();
  const from = await filled(60);
  const server = await openEventStoreDb(engine.url, { append: 60_000, firstRetry: 10, longestRetry: 50 });
  const breaking = (_: string, events: number): void => {
    if (events > 150 && engine.appends < 100) engine.faults.push('cut after', 'cut after', 'cut after');
  };
  await expect(copyLog(from, server, { progress: breaking })).rejects.toThrow();
  engine.faults.length = 0;
  const copied = await copyLog(from, server);
  expect(copied.events).toBe(361);
  expect(copied.written).toBeLessThan(361 - 150);
  const back = await logIn(join(folder(), 'back.sqlite'));
  expect(await copyLog(server, back)).toEqual({ ...copied, written: 361 });
  expect(withoutPositions(await eventsOf(back))).toEqual(withoutPositions(await eventsOf(from)));
  await server.close();
  await engine.stop();
});

test('a target that holds something else is refused and left alone', async () => {
  const from = await filled(2);
  const to = await filled(1);
  const before = await eventsOf(to);
  await expect(copyLog(from, to)).rejects.toThrow('its event 1 is not the source');
  expect(await eventsOf(to)).toEqual(before);
});

test('a target that has gone on since is refused', async () => {
  const from = await filled(2);
  const to = await logIn(join(folder(), 'copy.sqlite'));
  await copyLog(from, to);
  await to.append('case-99', [newEvent()], 'none');
  await expect(copyLog(from, to)).rejects.toThrow('its event 14 is not the source');
});

test('a target that keeps something else than it was given is found out', async () => {
  const from = await filled(2);
  const to = await logIn(join(folder(), 'copy.sqlite'));
  const forgetful: EventLog = {
    ...relay(to),
    append: (stream, events, expected) => {
      const stripped = events.map((event) => ({ ...event, metadata: {} }));
      return to.append(stream, stripped, expected);
    },
  };
  await expect(copyLog(from, forgetful)).rejects.toThrow('does not agree with its source: 13 events');
});

test('no append is larger than EventStoreDB takes', async () => {
  const from = await logIn(join(folder(), 'events.sqlite'));
  const large = (): NewEvent => ({ ...newEvent(), data: { text: 'x'.repeat(200_000) } });
  await from.append('catalogue', Array.from({ length: 12 }, large), 'none');
  const to = await logIn(join(folder(), 'copy.sqlite'));
  const lengths: number[] = [];
  await copyLog(from, {
    ...relay(to),
    append: (stream, events, expected) => {
      lengths.push(JSON.stringify(events).length);
      return to.append(stream, events, expected);
    },
  });
  expect(lengths).toHaveLength(6);
  expect(Math.max(...lengths)).toBeLessThan(1024 * 1024);
});

test('an empty log has an empty copy', async () => {
  const from = await logIn(join(folder(), 'events.sqlite'));
  expect(await copyLog(from, await logIn(join(folder(), 'copy.sqlite')))).toMatchObject({ events: 0 });
});

test('the hash knows no order of keys, and every other difference', () => {
  const base = { id: 'a', type: 'T', stream: 's', revision: 0, position: '1' };
  const event = { ...base, data: { a: 1, b: { c: 2, d: 3 } }, metadata: {} };
  const turned = { ...base, data: { b: { d: 3, c: 2 }, a: 1 }, metadata: {}, position: '9' };
  expect(canonicalText(event)).toBe(canonicalText(turned));
  const changes = [
    { id: 'b' },
    { type: 'U' },
    { stream: 't' },
    { revision: 1 },
    { data: {} },
    { metadata: { x: 1 } },
  ];
  const texts = [event, ...changes.map((change) => ({ ...event, ...change }))].map(canonicalText);
  expect(new Set(texts).size).toBe(texts.length);
});
