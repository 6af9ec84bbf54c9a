import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDbStandIn } from './testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from './adapters/event-log/eventstoredb.ts';
import { onMongo } from './testing/mongodb.ts';
import { openMongoReadModels } from './adapters/read-models/mongodb.ts';
import { openSqliteReadModels } from './adapters/read-models/sqlite.ts';
import { openMongoSecrets } from './adapters/secrets/mongodb.ts';
import { openSqliteSecrets } from './adapters/secrets/sqlite.ts';
import { features } from './features.ts';
import { systemClock } from './kernel/basics/clock.ts';
import { Codec } from './kernel/log/codec.ts';
import { eventTypesOf } from './kernel/feature.ts';
import type { EventLog } from './kernel/log/event-log.port.ts';
import { PatientKeys } from './kernel/vault/patient-keys.ts';
import type { Projection } from './kernel/projecting/projection.ts';
import { Projector } from './kernel/projecting/projector.ts';
import type { ReadModels } from './kernel/projecting/read-models.port.ts';
import type { Secrets } from './kernel/vault/secrets.port.ts';
import { Vault } from './kernel/vault/vault.ts';
import { startApp } from './testing/app.ts';
import { type LoopbackProxy, loopbackProxy } from './testing/loopback-proxy.ts';

const projections = features.flatMap((one) => one.projections) as readonly Projection[];

const patient = (last_name: string) => ({
  first_name: 'Ada',
  last_name,
  dob: '1950-01-01',
  gender: 'female',
});

/** Every document of every projection, as text. */
async function everything(models: ReadModels): Promise<string[]> {
  const found = await Promise.all(
    projections.map(async ({ name }) => {
      const documents = await models.find(name, { limit: 10_000 });
      // The proof is made under this site's key, and beside the documents' content.
      return documents.map(({ id, document: { proof: _, ...content } }) =>
        JSON.stringify([name, id, content], sortedKeys),
      );
    }),
  );
  return found.flat().sort();
}

function sortedKeys(_key: string, value: unknown): unknown {
  return value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

/** The same log folded from its beginning into new documents. */
async function rebuilt(log: EventLog, secrets: Secrets, siteKey: Buffer): Promise<string[]> {
  const models = await openSqliteReadModels(':memory:');
  const types = eventTypesOf(features);
  const codec = new Codec(types, new PatientKeys(new Vault(secrets, siteKey)), systemClock);
  const alarm = (message: string) => expect(message).toBe('nothing to tell');
  const projector = new Projector(log, models, codec, projections, { alarm });
  await projector.start();
  const all = await everything(models);
  await projector.stop();
  await models.close();
  return all;
}

describe('the event engine fails under the running server', () => {
  const siteKey = randomBytes(32);
  let standIn: EventStoreDbStandIn;
  let secrets: Secrets;
  let models: ReadModels;
  let log: EventLog;
  let app: Awaited<ReturnType<typeof startApp>>;

  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
    log = await openEventStoreDb(standIn.url);
    secrets = await openSqliteSecrets(':memory:');
    models = await openSqliteReadModels(':memory:');
    const close = async () => {
      for (const engine of [log, secrets, models]) await engine.close();
    };
    app = await startApp({ siteKey, engines: { log, secrets, models, close } });
  });
  afterEach(async () => {
    await app.close();
    await standIn.stop();
  });

  /** Nothing projected twice, nothing skipped. */
  async function expectAsRebuilt(): Promise<void> {
    await app.caughtUp();
    expect(await everything(models)).toEqual(await rebuilt(log, secrets, siteKey));
  }

  test('away: 503 and nothing changed; afterwards everything goes on without a restart', async () => {
    const admin = await app.admin();
    await admin.post('/patients').send(patient('Before')).expect(201);
    await standIn.line.refuse();
    const refused = await admin.post('/patients').send(patient('Lost'));
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ success: false, code: 'unavailable' });
    expect((await app.anyone().get('/health/ready')).body).toMatchObject({ engines: { events: 'away' } });
    await standIn.line.resume();
    await admin.post('/patients').send(patient('After')).expect(201);
    const { body } = await admin.get('/patients?per_page=100').expect(200);
    expect(body.map((one: { last_name: string }) => one.last_name)).toEqual(['After', 'Before']);
    await app.anyone().get('/health/ready').expect(200);
    await expectAsRebuilt();
  });

  test.each(['cut before', 'cut after'] as const)(
    'the connection is %s an append was written',
    async (fault) => {
      const admin = await app.admin();
      for (let round = 1; round <= 5; round++) {
        const once = () =>
          admin
            .post('/patients')
            .set('Idempotency-Key', `one-request-${round}`)
            .send(patient(`Round${round}`));
        standIn.faults.push(fault);
        const first = await once();
        expect([201, 503]).toContain(first.status);
        const again = await once().expect(201);
        if (first.status === 201) expect(again.body.id).toBe(first.body.id);
        const { body } = await admin.get(`/patients?query=round${round}`).expect(200);
        expect(body).toHaveLength(1);
      }
      await expectAsRebuilt();
    },
  );

  test('slow: what is answered is true, and reads do not wait', async () => {
    const admin = await app.admin();
    standIn.faults.push(1500, 1500, 1500);
    const slow = admin.post('/patients').send(patient('Slow'));
    const answered = slow.then(({ status }) => status);
    await app.anyone().get('/health/live').expect(200);
    expect(await answered).toBe(201);
    await expectAsRebuilt();
  });

  test('the subscription is cut again and again under changes', async () => {
    const admin = await app.admin();
    for (let number = 1; number <= 20; number++) {
      if (number % 4 === 0) standIn.line.cut();
      const { status } = await admin.post('/patients').send(patient(`N${number}`));
      expect([201, 503]).toContain(status);
    }
    await admin.post('/patients').send(patient('Last')).expect(201);
    await expectAsRebuilt();
  });
});

onMongo((engine, database) => {
  describe(`${engine} fails under the running server`, () => {
    const siteKey = randomBytes(32);
    let proxy: LoopbackProxy;
    let standIn: EventStoreDbStandIn;
    let app: Awaited<ReturnType<typeof startApp>>;

    beforeEach(async () => {
      const direct = new URL(database());
      proxy = await loopbackProxy({ host: direct.hostname, port: Number(direct.port || 27017) });
      direct.hostname = '127.0.0.1';
      direct.port = String(proxy.port);
      direct.searchParams.set('directConnection', 'true');
      standIn = await new EventStoreDbStandIn().start();
      const log = await openEventStoreDb(standIn.url);
      const secrets = await openMongoSecrets(direct.href);
      const models = await openMongoReadModels(direct.href);
      const close = async () => {
        for (const one of [log, secrets, models]) await one.close();
      };
      app = await startApp({ siteKey, engines: { log, secrets, models, close } });
    });
    afterEach(async () => {
      await proxy.resume();
      await app.close();
      await standIn.stop();
      await proxy.close();
    });

    async function refuse(): Promise<void> {
      await Promise.all([proxy.refuse(), standIn.line.refuse()]);
    }

    /** Until a change is made and seen: nobody restarts anything. */
    async function expectGoingOn(admin: Awaited<ReturnType<typeof app.admin>>): Promise<void> {
      for (let number = 1; ; number++) {
        const { status } = await admin.post('/patients').send(patient(`After${number}`));
        if (status === 201 && (await admin.get(`/patients?query=after${number}`)).body.length === 1) break;
        await pause(20);
      }
      await app.caughtUp();
      const { log, models, secrets } = app.engines;
      expect(await everything(models)).toEqual(await rebuilt(log, secrets, siteKey));
    }

    test('away: clear refusals; afterwards everything goes on, each event projected once', async () => {
      const admin = await app.admin();
      await admin.post('/patients').send(patient('Before')).expect(201);
      await proxy.refuse();
      expect((await admin.post('/patients').send(patient('Lost'))).status).toBe(503);
      expect((await app.anyone().get('/health/ready')).body).toMatchObject({
        engines: { events: 'ready', read_models: 'away', secrets: 'away' },
      });
      await proxy.resume();
      await expectGoingOn(admin);
    });

    test('both engines away for thirty seconds: never a false success', async () => {
      const admin = await app.admin();
      await admin.post('/patients').send(patient('Before')).expect(201);
      await refuse();
      for (const end = Date.now() + 30_000; Date.now() < end; await pause(1_000)) {
        expect((await admin.post('/patients').send(patient('Lost'))).status).toBe(503);
      }
      await Promise.all([proxy.resume(), standIn.line.resume()]);
      await expectGoingOn(admin);
      expect((await admin.get('/patients?query=lost')).body).toEqual([]);
    });
  });
});
