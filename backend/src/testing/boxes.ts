import { type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { accessEvents } from '../kernel/access/access.events.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { Codec } from '../kernel/log/codec.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type {
  Person,
  Command,
  Decider,
  DomainEvent,
  Event,
  RequestFacts,
} from '../kernel/deciding/decider.ts';
import { type EventVocabulary, EventTypes } from '../kernel/deciding/event-vocabulary.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { kernelEvents } from '../kernel/deciding/kernel.events.ts';
import { logIdentity } from '../kernel/log/log-identity.ts';
import { Checkpoints } from '../kernel/proving/checkpoints.ts';
import { LogKeeper } from '../kernel/proving/log-keeper.ts';
import { markCollection } from '../kernel/proving/log-mark.ts';
import { DamagedStreams } from '../kernel/log/damaged-streams.ts';
import { MarkNumber } from '../kernel/log/mark-number.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { invalid, missing } from '../kernel/basics/problem.ts';
import { collectionsOf, fanOut, projection, type Projection } from '../kernel/projecting/projection.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import type { ReadModels } from '../kernel/projecting/read-models.port.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { Vault } from '../kernel/vault/vault.ts';

/** A feature small enough to see through: boxes that stand in rooms. */
export type BoxEvent =
  | Event<'BoxPlaced', { room: string; label: string }>
  | Event<'WeightAdded', { grams: number }>
  | Event<'BoxTaken', Record<string, never>>
  | Event<'RoomRenamed', { from: string; to: string }>
  | Event<'RoomCleared', { room: string }>;

export type BoxCommand =
  | (Command<'PlaceBox'> & { room: string; label: string; subject?: number })
  | (Command<'AddWeight'> & { grams: number; subject?: number })
  | Command<'TakeBox'>;

export const boxDecider: Decider<{ placed: boolean; grams: number }, BoxCommand, BoxEvent> = {
  initial: { placed: false, grams: 0 },
  decide(command, { placed, grams }) {
    const subject = 'subject' in command && command.subject ? { subject: command.subject } : {};
    if (command.type === 'PlaceBox') {
      return [
        { type: 'BoxPlaced', data: { room: command.room, label: command.label }, ...subject },
      ] as BoxEvent[];
    }
    if (!placed) throw missing('box_missing', 'There is no such box.');
    if (command.type === 'TakeBox') return [{ type: 'BoxTaken', data: {} }];
    if (grams + command.grams > 100) throw invalid('too_heavy', 'A box carries 100 grams.');
    if (command.grams === 0) return [];
    return [{ type: 'WeightAdded', data: { grams: command.grams }, ...subject }];
  },
  evolve(state, event) {
    if (event.type === 'BoxPlaced') return { placed: true, grams: 0 };
    if (event.type === 'WeightAdded') return { ...state, grams: state.grams + event.data.grams };
    return event.type === 'BoxTaken' ? { placed: false, grams: 0 } : state;
  },
};

export const boxEvents: EventVocabulary<BoxEvent> = {
  sentences: {
    BoxPlaced: () => 'placed a box',
    WeightAdded: () => 'added weight',
    BoxTaken: () => 'took a box away',
    RoomRenamed: () => 'renamed a room',
    RoomCleared: () => 'cleared a room',
  },
  audited: {
    BoxPlaced: 'create',
    WeightAdded: 'change',
    BoxTaken: 'delete',
    RoomRenamed: 'change',
    RoomCleared: null,
  },
};

export interface BoxDoc {
  id: string;
  room: string;
  label: string;
  grams: number;
  /** How many events were folded into it: an event folded twice shows. */
  events: number;
}

export const boxes = (version = 1) =>
  projection<BoxDoc, BoxEvent>({
    name: 'boxes',
    version,
    indexes: [['room']],
    search: ['label'],
    key: (event) => event.stream,
    on: {
      BoxPlaced: (_, event) => ({ id: event.stream, ...event.data, grams: 0, events: 1 }),
      WeightAdded: (box, event) =>
        box && { ...box, grams: box.grams + event.data.grams, events: box.events + 1 },
      BoxTaken: () => null,
      RoomRenamed: fanOut(
        'room',
        (event) => event.data.from,
        (box, event) => ({ ...box, room: event.data.to, events: box.events + 1 }),
      ),
      RoomCleared: fanOut(
        'room',
        (event) => event.data.room,
        (_box: BoxDoc) => null,
      ),
    },
  });

/** Only adds up what was placed where. */
export const rooms = projection<{ room: string; placed: number }, BoxEvent>({
  name: 'rooms',
  version: 1,
  indexes: [],
  search: [],
  key: (event) => (event.type === 'BoxPlaced' ? event.data.room : null),
  on: {
    BoxPlaced: (room, event) => ({ room: event.data.room, placed: (room?.placed ?? 0) + 1 }),
  },
});

export function actor(request: Partial<RequestFacts> = {}): Person {
  return {
    id: 7,
    username: 'sam.lee',
    full_name: 'Sam Lee',
    role: 'user',
    permissions: {},
    session_id: 'session',
    request: {
      address: '127.0.0.1',
      user_agent: 'spec',
      correlation_id: randomUUID(),
      command_id: randomUUID(),
      reservation: null,
      ...request,
    },
  };
}

export interface TestClock extends Clock {
  pass(ms: number): void;
}

/** Stands still until it is told to go on. */
export function testClock(start = '2026-11-21T12:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), pass: (ms) => void (now += ms) };
}

export interface KernelSetup {
  readonly log?: EventLog;
  readonly models?: ReadModels;
  readonly secrets?: Secrets;
  readonly siteKey?: Buffer;
  readonly clock?: Clock;
  /** Without one no checkpoints are signed. */
  readonly checkpointKey?: KeyObject;
  readonly projections?: readonly unknown[];
  readonly vocabularies?: readonly { sentences: object; upcasters?: object }[];
  /** Whether the start compares the read models with the log, as the server's does. */
  readonly kept?: boolean;
  /** Of the projector. */
  readonly gatherMs?: number;
  /** Of the keeper. */
  readonly readThrough?: number;
  readonly markEveryMs?: number;
}

/** The kernel on embedded engines in memory, with the boxes. For tests only. */
export async function kernel(setup: KernelSetup = {}) {
  const log = setup.log ?? (await openSqliteEventLog(':memory:'));
  const models = setup.models ?? (await openSqliteReadModels(':memory:'));
  const secrets = setup.secrets ?? (await openSqliteSecrets(':memory:'));
  const siteKey = setup.siteKey ?? randomBytes(32);
  const clock = setup.clock ?? testClock();
  const vault = new Vault(secrets, siteKey);
  const keys = new PatientKeys(vault);
  const types = new EventTypes([kernelEvents, accessEvents, ...(setup.vocabularies ?? [boxEvents])]);
  const number = new MarkNumber();
  const codec = new Codec(types, keys, clock, number);
  const alarms: string[] = [];
  const projections = (setup.projections ?? [boxes(), rooms]) as readonly Projection[];
  const alarm = (text: string) => void alarms.push(text);
  const damaged = new DamagedStreams(vault);
  const checkpoints = new Checkpoints({ log, vault, codec, clock, key: setup.checkpointKey ?? null });
  const keeper = new LogKeeper({
    ...{ log, models, secrets, vault, codec },
    ...{ number, damaged, checkpoints, alarm },
    ...(setup.readThrough !== undefined && { readThrough: setup.readThrough }),
    ...(setup.markEveryMs !== undefined && { markEveryMs: setup.markEveryMs }),
  });
  const projector = new Projector(log, models, codec, projections, {
    alarm,
    beside: [markCollection],
    ...(setup.gatherMs !== undefined && { gatherMs: setup.gatherMs }),
    leaving: () => keeper.stop(),
    opened: () =>
      setup.kept ? keeper.checkReadModels(projections.map(({ name }) => name)) : Promise.resolve(),
  });
  const commit = new Commit(log, codec, projector);
  /** What a feature outside the kernel would append, at whatever revision the stream is. */
  const append = async (stream: string, ...events: DomainEvent[]) => {
    const { revision } = await commit.load(stream, { initial: null, evolve: () => null });
    return commit.append(stream, events, revision, 'Append', actor());
  };
  /** As a start of the server: what does not belong together is refused. */
  const start = async () => {
    await keeper.check();
    const identity = await logIdentity(log, codec);
    await projector.start(identity);
    await checkpoints.open(identity);
    keeper.start();
  };
  const close = async () => {
    await projector.stop();
    await keeper.stop();
    await Promise.all([log.close(), models.close(), secrets.close()]);
  };
  return {
    log,
    models,
    secrets,
    siteKey,
    clock,
    vault,
    keys,
    types,
    codec,
    projector,
    keeper,
    checkpoints,
    damaged,
    start,
    commit,
    alarms,
    collections: collectionsOf(projections),
    append,
    close,
  };
}

export const box = (n: number) => `box-${n}`;
