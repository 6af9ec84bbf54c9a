import { randomBytes } from 'node:crypto';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../adapters/read-models/mongodb.ts';
import { openMongoSecrets } from '../adapters/secrets/mongodb.ts';
import { startApp } from '../testing/app.ts';
import { type LoopbackProxy, loopbackProxy } from '../testing/loopback-proxy.ts';
import { onMongo } from '../testing/mongodb.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { until } from '../testing/until.ts';

onMongo((engine, database) => {
  describe(`readiness on EventStoreDB's protocol and ${engine}`, () => {
    let lines: Record<'events' | 'read_models' | 'secrets', LoopbackProxy>;
    let standIn: EventStoreDbStandIn;
    let app: Awaited<ReturnType<typeof startApp>>;

    /** Read models and secrets lie on one server, and each is reached on a line of its own. */
    beforeEach(async () => {
      const url = new URL(database());
      url.searchParams.set('directConnection', 'true');
      const target = { host: url.hostname, port: Number(url.port || 27017) };
      standIn = await new EventStoreDbStandIn().start();
      const [read_models, secrets] = [await loopbackProxy(target), await loopbackProxy(target)];
      lines = { events: standIn.line, read_models, secrets };
      const through = ({ port }: LoopbackProxy) =>
        Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
      const engines = [
        await openEventStoreDb(standIn.url),
        await openMongoReadModels(through(read_models)),
        await openMongoSecrets(through(secrets)),
      ] as const;
      const [log, models, vault] = engines;
      const close = async () => {
        for (const one of engines) await one.close();
      };
      app = await startApp({
        siteKey: randomBytes(32),
        engines: { log, models, secrets: vault, close },
      });
    });
    afterEach(async () => {
      for (const line of Object.values(lines)) await line.resume();
      await app.close();
      await standIn.stop();
      await lines.read_models.close();
      await lines.secrets.close();
    });

    const ready = () => app.anyone().get('/health/ready');
    const isReady = async () => (await ready()).status === 200;
    const READY = { events: 'ready', read_models: 'ready', secrets: 'ready' };

    /** Ready says what a read and a write meet, and both go on by themselves. */
    async function expectNamed(
      name: keyof typeof lines,
      fail: () => unknown,
      mend: () => unknown,
    ): Promise<void> {
      const admin = await app.admin();
      const write = (last_name: string) => admin.post('/patients').send({ first_name: 'Ada', last_name });
      await until(isReady);
      await fail();
      const statuses = [(await write('Refused')).status, (await admin.get('/patients')).status];
      expect(statuses).toContain(503);
      const { status, body } = await ready();
      expect([status, body]).toEqual([
        503,
        expect.objectContaining({ ready: false, engines: { ...READY, [name]: 'away' } }),
      ]);
      await mend();
      await until(isReady);
      await write('Taken').expect(201);
      await admin.get('/patients').expect(200);
    }

    test.each(['events', 'read_models', 'secrets'] as const)('%s refuse every connection', (name) =>
      expectNamed(
        name,
        () => lines[name].refuse(),
        () => lines[name].resume(),
      ),
    );

    test.each(['events', 'read_models', 'secrets'] as const)('%s fall silent', (name) =>
      expectNamed(
        name,
        () => lines[name].pause(),
        () => lines[name].resume(),
      ),
    );

    test('events are read, and none is taken', () =>
      expectNamed(
        'events',
        () => (standIn.full = true),
        () => (standIn.full = false),
      ));
  });
});
