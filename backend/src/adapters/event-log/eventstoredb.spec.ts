import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CertificateExtension, generate } from 'selfsigned';
import {
  ConflictError,
  type EventLog,
  type StoredEvent,
  OutcomeUnknownError,
  UnavailableError,
} from '../../kernel/log/event-log.port.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { newEvent } from '../../testing/contracts/event-log/contract.ts';
import type { Pace } from './eventstoredb-pace.ts';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from './eventstoredb.ts';

/** Tries again sooner than in earnest; what is answered at all is waited for, on however busy a machine. */
const PATIENT: Partial<Pace> = {
  firstRetry: 10,
  longestRetry: 100,
  append: 120_000,
  read: 120_000,
  opening: 120_000,
  proven: 3_600_000,
};
/** Soon gives up, where no answer ever comes. */
const HASTY: Partial<Pace> = { ...PATIENT, append: 400, read: 400, opening: 400 };

const opened: { close(): Promise<void> }[] = [];
const started: EventStoreDbStandIn[] = [];

afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
  for (const engine of started.splice(0)) await engine.stop();
});

async function open(url: string, pace: Partial<Pace> = PATIENT): Promise<EventLog> {
  const log = await openEventStoreDb(url, pace);
  opened.push(log);
  return log;
}

async function start(
  ...given: ConstructorParameters<typeof EventStoreDbStandIn>
): Promise<EventStoreDbStandIn> {
  const engine = await new EventStoreDbStandIn(...given).start();
  started.push(engine);
  return engine;
}

describe('EventStoreDB, failing', () => {
  let engine: EventStoreDbStandIn;
  let log: EventLog;
  beforeEach(async () => {
    engine = await start();
    log = await open(engine.url);
  });
  const kept = (): number => engine.records.stream('case-1').length;

  describe('an append', () => {
    test.each(['cut before', 'cut after', 'silent after', 'silent before'] as const)(
      '%s it was written, each time: perhaps written; sent again later it is there once',
      async (fault) => {
        // Long enough that it is sent, over a connection that stands.
        const asked = fault.startsWith('silent') ? await open(engine.url, { ...HASTY, append: 3_000 }) : log;
        await asked.append('case-0', [newEvent()], 'none');
        engine.faults.push(fault, fault, fault);
        const events = [newEvent({ n: 1 }), newEvent({ n: 2 })];
        await expect(asked.append('case-1', events, 'none')).rejects.toBeInstanceOf(OutcomeUnknownError);
        expect(kept()).toBe(fault.endsWith('after') ? 2 : 0);
        engine.faults.length = 0;
        const again = await log.append('case-1', events, 'none');
        expect(again.revision).toBe(1);
        expect((await log.readStream('case-1', 0, 10)).at(-1)).toMatchObject(again);
        expect(kept()).toBe(2);
      },
    );

    test.each(['cut before', 'cut after'] as const)(
      '%s it was written, once: sent again at once',
      async (fault) => {
        engine.faults.push(fault);
        const first = await log.append('case-1', [newEvent()], 'none');
        expect(first.revision).toBe(0);
        expect(await log.readStream('case-1', 0, 10)).toMatchObject([first]);
        expect(engine.appends).toBe(2);
      },
    );

    test('cut after it was written, with another behind it: still the first answer', async () => {
      engine.faults.push('cut after', 'cut after', 'cut after');
      const events = [newEvent()];
      await expect(log.append('case-1', events, 'none')).rejects.toBeInstanceOf(UnavailableError);
      const next = await log.append('case-1', [newEvent()], 0);
      const again = await log.append('case-1', events, 'none');
      expect(again.revision).toBe(0);
      expect(again.position < next.position).toBe(true);
      await expect(log.append('case-1', [newEvent()], 'none')).rejects.toBeInstanceOf(ConflictError);
      expect(kept()).toBe(2);
    });

    test('a conflict is told as one, whatever happened to the first try', async () => {
      await log.append('case-1', [newEvent()], 'none');
      engine.faults.push('cut before');
      await expect(log.append('case-1', [newEvent()], 'none')).rejects.toMatchObject({ actual: 0 });
    });

    test('of many at once, cut in the middle: each one told true, and none is lost or written twice', async () => {
      engine.faults.push(5, 5, 'cut after', 5, 5, 'cut before', 5);
      const events = Array.from({ length: 40 }, (_, n) => [newEvent({ n })]);
      const results = await Promise.allSettled(events.map((own, n) => log.append(`case-${n}`, own, 'none')));
      for (const [n, result] of results.entries()) {
        if (result.status === 'rejected') {
          expect(result.reason).toBeInstanceOf(UnavailableError);
          await log.append(`case-${n}`, events[n]!, 'none');
        }
        expect(engine.records.stream(`case-${n}`)).toHaveLength(1);
      }
    });

    test('answered slowly, but in time', async () => {
      engine.faults.push(200);
      expect((await log.append('case-1', [newEvent()], 'none')).revision).toBe(0);
      expect(engine.appends).toBe(1);
    });

    test('an engine that falls silent: unavailable in the time that was set, nothing later', async () => {
      const hasty = await open(engine.url, { ...HASTY, opening: 120_000 });
      engine.line.pause();
      await expect(hasty.append('case-1', [newEvent()], 'none')).rejects.toThrow('did not answer in time');
      await expect(hasty.readAll(null, 10)).rejects.toThrow('did not answer in time');
      await expect(hasty.readStream('case-1', 0, 10)).rejects.toBeInstanceOf(UnavailableError);
      await engine.line.refuse();
      await engine.line.resume();
      await eventually(() => log.append('case-2', [newEvent()], 'none'));
      expect(kept()).toBe(0);
    });
  });

  test('away before an append goes out: surely not written', async () => {
    await log.append('case-1', [newEvent()], 'none');
    await engine.line.refuse();
    await expect(log.readAll(null, 1)).rejects.toBeInstanceOf(UnavailableError);
    const refused = log.append('case-2', [newEvent()], 'none');
    await expect(refused).rejects.toMatchObject({ name: 'UnavailableError' });
    await engine.line.resume();
  });

  test('away for a while: refused at once and leaving nothing, then going on by itself', async () => {
    await log.append('case-1', [newEvent()], 'none');
    const follower = follow(log);
    await follower.until(1);
    await engine.line.refuse();
    for (let n = 0; n < 5; n += 1) {
      await expect(log.append('case-1', [newEvent()], 0)).rejects.toThrow('cannot be reached');
      await expect(log.readAll(null, 10)).rejects.toBeInstanceOf(UnavailableError);
      await pause(150);
    }
    await engine.line.resume();
    await eventually(() => log.append('case-1', [newEvent()], 0));
    expect(kept()).toBe(2);
    expect(await follower.until(2)).toEqual(await positions(log));
    await follower.stop();
  });

  test('a new leader is followed', async () => {
    const other = await start(engine.records);
    await log.append('case-1', [newEvent()], 'none');
    engine.leader = other;
    expect((await log.append('case-1', [newEvent()], 0)).revision).toBe(1);
    expect(await log.readStream('case-1', 0, 10)).toHaveLength(2);
    expect(engine.appends).toBe(1);
    expect(other.appends).toBe(1);
  });

  test('a cluster is asked for its leader, also while a member is gone', async () => {
    const [gone, leader] = [await start(), await start(engine.records)];
    engine.leader = leader;
    engine.members = [engine, leader];
    await gone.line.refuse();
    const cluster = await open(`esdb://${gone.host},${engine.host}?tls=false`);
    await cluster.append('case-1', [newEvent()], 'none');
    expect(leader.appends).toBe(1);
    await leader.line.refuse();
    await expect(cluster.append('case-1', [newEvent()], 0)).rejects.toBeInstanceOf(UnavailableError);
    engine.leader = null;
    engine.members = [engine];
    await eventually(() => cluster.append('case-1', [newEvent()], 0));
    expect(kept()).toBe(2);
  });

  test('a whole cluster that is away under load: each call is told, and it goes on when one is back', async () => {
    const other = await start(engine.records);
    const cluster = await open(`esdb://${engine.host},${other.host}?tls=false&discoveryInterval=20`);
    await Promise.all([engine.line.refuse(), other.line.refuse()]);
    const calls: Promise<unknown>[] = [];
    const refused = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(UnavailableError);
    for (let n = 0; n < 60; n += 1) {
      calls.push(
        refused(cluster.append(`case-${n}`, [newEvent()], 'none')),
        refused(cluster.readAll(null, 10)),
      );
      await pause(10);
    }
    await Promise.all(calls);
    await other.line.resume();
    await eventually(() => cluster.append('case-1', [newEvent()], 'none'));
    expect(await cluster.readAll(null, 10)).toHaveLength(1);
  });

  test('a follower cut off while the leader is sought and not found goes on later', async () => {
    const other = await start(engine.records);
    const cluster = await open(`esdb://${engine.host},${other.host}?tls=false&maxDiscoverAttempts=1`);
    const follower = follow(cluster);
    await cluster.append('case-1', [newEvent()], 'none');
    await follower.until(1);
    await other.line.refuse();
    engine.leader = other;
    engine.members = [engine, other];
    await expect(cluster.append('case-1', [newEvent()], 0)).rejects.toBeInstanceOf(UnavailableError);
    engine.gossipDelay = 300;
    const seeking = cluster.readAll(null, 10);
    setTimeout(() => engine.line.cut(), 100);
    await expect(seeking).rejects.toBeInstanceOf(UnavailableError);
    engine.gossipDelay = 0;
    engine.leader = null;
    await eventually(() => cluster.append('case-1', [newEvent()], 0));
    expect(await follower.until(2)).toEqual(await positions(cluster));
    await follower.stop();
  });

  test('an append that waited too long for its cluster is not written behind its answer', async () => {
    const other = await start(engine.records);
    const cluster = await open(`esdb://${engine.host},${other.host}?tls=false`, {
      ...HASTY,
      opening: 120_000,
    });
    await engine.line.refuse();
    await other.line.refuse();
    await expect(cluster.append('case-1', [newEvent()], 'none')).rejects.toBeInstanceOf(UnavailableError);
    engine.gossipDelay = other.gossipDelay = 500;
    await engine.line.resume();
    await other.line.resume();
    await expect(cluster.append('case-1', [newEvent()], 'none')).rejects.toThrow('did not answer in time');
    await pause(700);
    expect(kept()).toBe(0);
    engine.gossipDelay = other.gossipDelay = 0;
    await eventually(() => cluster.append('case-1', [newEvent()], 'none'));
  });

  test('refused for its rights: says so, to appends, reads and followers, without trying again', async () => {
    engine.denied = true;
    for (const refused of [
      () => log.append('case-1', [newEvent()], 'none'),
      () => log.readStream('case-1', 0, 1),
      () => log.readAll(null, 1),
      () => log.follow(null, new AbortController().signal)[Symbol.asyncIterator]().next(),
      () => open(engine.url),
    ]) {
      await expect(refused()).rejects.toMatchObject({
        name: 'UnavailableError',
        message: expect.stringContaining('EVENTSTORE_URL') as string,
      });
    }
  });

  test('that answers reads and takes no append says so, and when it takes them again, and leaves no event', async () => {
    await log.append('case-0', [newEvent()], 'none');
    await log.takesChanges?.();
    expect(engine.appends).toBe(1);
    engine.full = true;
    await expect(log.append('case-1', [newEvent()], 'none')).rejects.toBeInstanceOf(UnavailableError);
    expect(await log.readAll(null, 10)).toHaveLength(1);
    await expect(log.takesChanges?.()).rejects.toBeInstanceOf(UnavailableError);
    await expect(log.takesChanges?.()).rejects.toBeInstanceOf(UnavailableError);
    engine.full = false;
    await log.takesChanges?.();
    const { appends } = engine;
    await log.takesChanges?.();
    expect(engine.appends).toBe(appends);
    await log.append('case-1', [newEvent()], 'none');
    expect((await log.readAll(null, 10)).map(({ stream }) => stream)).toEqual(['case-0', 'case-1']);
    const follower = follow(log);
    expect(await follower.until(2)).toHaveLength(2);
    await follower.stop();
  });

  test('that begins to take no append says so before anybody’s was refused, and keeps one of what was tried', async () => {
    const asked = await open(engine.url, { ...PATIENT, proven: 0 });
    await log.append('case-0', [newEvent()], 'none');
    await asked.takesChanges?.();
    await asked.takesChanges?.();
    expect(engine.records.stream('readiness')).toHaveLength(2);
    engine.full = true;
    await expect(asked.takesChanges?.()).rejects.toBeInstanceOf(UnavailableError);
    engine.full = false;
    await asked.takesChanges?.();
    const told = engine.records.stream('$$readiness').map(({ data }) => Buffer.from(data).toString());
    expect(told.filter((one) => one.includes('maxCount'))).toEqual(['{"$maxCount":1}']);
    expect(await asked.readAll(null, 10)).toHaveLength(1);
  });

  test('an append that is refused for what it is says nothing of the next', async () => {
    await log.append('case-0', [newEvent()], 'none');
    await expect(log.append('case-0', [newEvent()], 'none')).rejects.toBeInstanceOf(ConflictError);
    const { appends } = engine;
    await log.takesChanges?.();
    expect(engine.appends).toBe(appends);
  });

  describe('opening', () => {
    test('waits for an engine that is still starting', async () => {
      await engine.line.refuse();
      const opened = open(engine.url);
      await pause(200);
      await engine.line.resume();
      const late = await opened;
      await late.append('case-1', [newEvent()], 'none');
    });

    test('gives up where there is none', async () => {
      await engine.line.refuse();
      await expect(open(engine.url, HASTY)).rejects.toThrow('cannot be reached');
    });

    test.each([
      'mongodb://u:secret@host',
      'esdb://',
      'esdb://u:secret@host:port',
      'esdb://u:secret@host?tlsCAFile=/no/such/file',
      'esdb://u:secret@host?throwOnAppendFailure=false',
      'esdb://u:secret@host?colour=red',
    ])('refuses %s with one line that does not repeat it', async (url) => {
      const refused = openEventStoreDb(url);
      await expect(refused).rejects.toMatchObject({ name: 'StartError' });
      await expect(refused).rejects.not.toThrow(/secret|\n/);
    });
  });

  describe('a follower', () => {
    test('misses nothing and sees nothing twice over 2,000 events with 10 cuts', async () => {
      const follower = follow(log, () => pause(Math.random() * 4));
      for (let n = 0; n < 200; n += 1) {
        engine.records.append(`case-${n}`, proposed(10), -1);
        if (n % 20 === 10) engine.line.cut();
        await pause(3);
      }
      const seen = await follower.until(2_000);
      expect(seen).toEqual(await positions(log));
      expect(follower.failed).toBeNull();
      await follower.stop();
    });

    test('is served anew after silence, with nothing lost', async () => {
      const follower = follow(log);
      engine.records.append('case-1', proposed(3), -1);
      await follower.until(3);
      engine.line.pause();
      engine.records.append('case-2', proposed(3), -1);
      await pause(50);
      await engine.line.refuse();
      await engine.line.resume();
      expect(await follower.until(6)).toEqual(await positions(log));
      await follower.stop();
    });

    test('resumes behind events that are not ours without asking for them again', async () => {
      const follower = follow(log);
      engine.records.append('case-1', proposed(1), -1);
      await follower.until(1);
      engine.records.append('$other', proposed(50, '$other'), -1);
      await pause(50);
      engine.line.cut();
      await eventually(() => Promise.resolve(expect(engine.startedAfter.at(-1)).toBeGreaterThan(0)));
      const after = engine.startedAfter.at(-1)!;
      expect(engine.records.all.filter(({ position }) => position > after).length).toBeLessThan(20);
      await follower.stop();
    });

    test('that is slow leaves the rest in the engine', async () => {
      for (let n = 0; n < 50; n += 1) engine.records.append(`case-${n}`, proposed(100, 'Noted', 1_000), -1);
      const following = log.follow(null, new AbortController().signal)[Symbol.asyncIterator]();
      const first = (await following.next()).value as StoredEvent[];
      await pause(300);
      expect(engine.sent).toBeLessThan(2_500);
      let seen = first.length;
      while (seen < 5_000) {
        const batch = (await following.next()).value as StoredEvent[];
        expect(batch.length).toBeLessThanOrEqual(500);
        seen += batch.length;
      }
      expect(seen).toBe(5_000);
      await following.return?.();
    });

    test('is told when the engine stays away too long', async () => {
      const impatient = await open(engine.url, { ...PATIENT, lost: 100 });
      const next = impatient.follow(null, new AbortController().signal)[Symbol.asyncIterator]().next();
      await engine.line.refuse();
      await expect(next).rejects.toThrow('cannot be reached');
      await engine.line.resume();
    });

    test('ends while it waits to connect again', async () => {
      const follower = follow(log);
      await engine.line.refuse();
      await pause(50);
      await follower.stop();
      expect(follower.failed).toBeNull();
      await engine.line.resume();
    });
  });
});

/** A certificate of localhost that is its own authority, made for one test. */
const vouchingForItself: CertificateExtension[] = [
  { name: 'basicConstraints', cA: true },
  { name: 'keyUsage', keyCertSign: true, digitalSignature: true, keyEncipherment: true },
  { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
];

describe('EventStoreDB over TLS', () => {
  const newFolder = temporaryFolder();

  test('shows its password to the server that its certificate file vouches for, and to no other', async () => {
    const name = [{ name: 'commonName', value: 'localhost' }];
    const made = await generate(name, { extensions: vouchingForItself });
    const certificate = join(newFolder(), 'ca.pem');
    writeFileSync(certificate, made.cert);
    const pair = { private_key: Buffer.from(made.private), cert_chain: Buffer.from(made.cert) };
    const engine = await start(undefined, pair);
    const url = `esdb://clerk:p%40ss@localhost:${engine.line.port}`;
    await expect(open(url, HASTY)).rejects.toThrow('cannot be reached');
    expect(engine.authorization).toBeNull();
    const log = await open(`${url}?tls=true&tlsCAFile=${certificate}`);
    await log.append('case-1', [newEvent()], 'none');
    expect(engine.authorization).toBe(`Basic ${Buffer.from('clerk:p@ss').toString('base64')}`);
  });
});

function proposed(count: number, type = 'Noted', length = 2) {
  return Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from(`"${'x'.repeat(length - 2)}"`),
    metadata: Buffer.from('{}'),
  }));
}

async function positions(log: EventLog): Promise<string[]> {
  return (await log.readAll(null, 10_000)).map(({ position }) => position);
}

/** Follows from the beginning and keeps what it sees. */
function follow(log: EventLog, work: () => Promise<void> = () => Promise.resolve()) {
  const abort = new AbortController();
  const seen: string[] = [];
  const follower = { failed: null as unknown, until, stop };
  const running = (async () => {
    for await (const batch of log.follow(null, abort.signal)) {
      seen.push(...batch.map(({ position }) => position));
      await work();
    }
  })().catch((error: unknown) => void (follower.failed = error));
  async function until(count: number): Promise<string[]> {
    while (seen.length < count && !follower.failed) await pause(10);
    return seen;
  }
  async function stop(): Promise<void> {
    abort.abort();
    await running;
  }
  return follower;
}

/** However long it takes: the runner ends what never comes. */
async function eventually<T>(asked: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await asked();
    } catch {
      await pause(20);
    }
  }
}
