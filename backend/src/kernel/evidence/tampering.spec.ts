import { randomUUID } from 'node:crypto';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { eventHash } from '../log/event-hash.ts';
import type { EventLog, Position } from '../log/event-log.port.ts';
import { eventLine, type LoggedEvent, parseEventLine } from './event-line.ts';
import type { Checkpoint } from './checkpoint.ts';
import { Leaves } from './leaves.ts';
import { checkpointsOf, newEvent, rewritten, seeded } from './logs.fixture.ts';
import { LogVerifier, type Witnesses } from './verify-log.ts';

/** In each engine so many logs, and so many alterations of each. Each run says its seed. */
const LOGS = Number(process.env['TAMPERED_LOGS'] ?? 100);
const ALTERATIONS = 11;
/** Of both engines together, whatever form is run. */
const WANTED = { untouched: 200, altered: 2_000 };
const counted = { untouched: 0, altered: 0 };
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const random = seeded(seed);

type Alter = (log: readonly LoggedEvent[], at: number) => readonly LoggedEvent[];

const strange = (event: LoggedEvent, revision = 0) => {
  const stream = `other-${randomUUID().slice(0, 8)}`;
  return { ...newEvent(event.stream, 3), stream, revision };
};
/** Where bytes of one event are changed: each of its texts, and what is in them. */
const fields: ((event: LoggedEvent) => LoggedEvent)[] = [
  (event) => ({ ...event, id: randomUUID() }),
  (event) => ({ ...event, type: `${event.type}s` }),
  (event) => ({ ...event, stream: `${event.stream}0` }),
  (event) => ({ ...event, revision: event.revision + 1 + random(3) }),
  (event) => ({ ...event, data: { ...event.data, weight: Number(event.data['weight']) + 1e-9 } }),
  (event) => ({ ...event, data: { ...event.data, added: null } }),
  (event) => ({ ...event, data: {} }),
  (event) => ({ ...event, metadata: { ...event.metadata, at: '2020-01-01T00:00:00.000Z' } }),
  (event) => ({ ...event, metadata: { ...event.metadata, subject: -1 } }),
  (event) => ({ ...event, metadata: { ...event.metadata, hash: 'f'.repeat(64) } }),
  (event) => ({ ...event, metadata: Object.fromEntries(Object.entries(event.metadata).slice(1)) }),
];
const alterations: Alter[] = [
  (log, at) => log.with(at, fields[random(fields.length)]!(log[at]!)),
  (log, at) => log.with(at, fields[random(fields.length)]!(log[at]!)),
  (log, at) => log.with(at, rewritten(log[at]!)),
  (log, at) => log.with(at, rewritten(log[at]!, { ...log[at]!.data, more: 1 })),
  (log, at) => log.toSpliced(at, 1),
  (log, at) => log.toSpliced(at, 1 + random(log.length - at)),
  (log, at) => log.toSpliced(at, 0, { ...strange(log[at]!), revision: 0 }),
  (log, at) => log.toSpliced(at, 0, log[at]!),
  (log, at) => {
    const other = (at + 1 + random(log.length - 1)) % log.length;
    return log.with(at, log[other]!).with(other, log[at]!);
  },
  (log, at) => log.slice(0, at),
  (log, at) => [...log.slice(0, at), ...log.slice(at).map((event) => rewritten(event))],
];

const engines: Record<string, () => Promise<{ log: EventLog; stop: () => Promise<void> }>> = {
  SQLite: async () => {
    const log = await openSqliteEventLog(':memory:');
    return { log, stop: () => log.close() };
  },
  EventStoreDB: async () => {
    const engine = await new EventStoreDbStandIn().start();
    const log = await openEventStoreDb(engine.url);
    return { log, stop: async () => (await log.close(), await engine.stop()) };
  },
};

/** One log, written to the engine and read back, as an export shows it. */
async function written(engine: EventLog, number: number, after: Position | null) {
  for (let stream = 0, count = 2 + random(3); stream < count; stream += 1) {
    const name = `case-${number}-${stream}`;
    const events = Array.from({ length: 2 + random(12) }, (_, n) => newEvent(name, n));
    const split = random(events.length);
    if (split > 0) await engine.append(name, events.slice(0, split), 'none');
    await engine.append(`${name}x`, [newEvent(`${name}x`, 0)], 'none');
    await engine.append(name, events.slice(split), split > 0 ? split - 1 : 'none');
  }
  const page = await engine.readAll(after, 1000);
  const lines = page.map(eventLine);
  return { log: lines.map(parseEventLine), end: page.at(-1)!.position };
}

/** With what an untouched log is compared: all that is known of it, the export's own, and what was kept before it grew on. */
function witnessesOf(log: readonly LoggedEvent[], checkpoints: readonly Checkpoint[]): Witnesses[] {
  const leaves = log.map((event) => Buffer.from(eventHash(event), 'hex'));
  return [
    { checkpoints },
    { checkpoints, own: checkpoints.at(-1)!, kept: Leaves.of(leaves) },
    { checkpoints: checkpoints.slice(0, 1), kept: Leaves.of(leaves.slice(0, checkpoints[0]!.size)) },
    { checkpoints: [] },
  ];
}

test.each(Object.keys(engines))(
  'on %s every alteration is found, and no untouched log is suspected',
  async (name) => {
    const { log: engine, stop } = await engines[name]!();
    let after: Position | null = null;
    for (let number = 0; number < LOGS; number += 1) {
      const { log, end } = await written(engine, number, after);
      after = end;
      const checkpoints = checkpointsOf(log, 5 + random(10));
      const findingsIn = (events: readonly LoggedEvent[], known: Witnesses = { checkpoints }) => {
        const verifier = new LogVerifier(known);
        for (const event of events) verifier.add(event);
        return verifier.result().findings;
      };
      for (const known of witnessesOf(log, checkpoints))
        expect([seed, number, findingsIn(log, known)]).toEqual([seed, number, []]);
      counted.untouched += 1;
      for (let n = 0; n < ALTERATIONS; n += 1) {
        const at = random(log.length);
        const altered = alterations[n]!(log, at);
        // Whatever was drawn has changed something.
        expect(altered.map(eventLine)).not.toEqual(log.map(eventLine));
        if (findingsIn(altered).length === 0)
          throw new Error(`Seed ${seed}: alteration ${n} at ${at} of log ${number} was not found.`);
        counted.altered += 1;
      }
    }
    await stop();
  },
);

test('of both engines as many untouched and altered logs were looked at as are wanted', () => {
  const engine = Object.keys(engines).length;
  expect(counted).toEqual({ untouched: engine * LOGS, altered: engine * LOGS * ALTERATIONS });
  expect(counted.untouched).toBeGreaterThanOrEqual(WANTED.untouched);
  expect(counted.altered).toBeGreaterThanOrEqual(WANTED.altered);
});
