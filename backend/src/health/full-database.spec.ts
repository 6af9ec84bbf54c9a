import { ferretdb, startFerretdb } from '../../../deploy/local/ferretdb.mjs';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../adapters/read-models/mongodb.ts';
import { openMongoSecrets } from '../adapters/secrets/mongodb.ts';
import { startApp } from '../testing/app.ts';
import { onMongo } from '../testing/mongodb.ts';
import { canMount, type SmallDisk, smallDisk } from '../testing/small-disk.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

const folder = temporaryFolder();

function canBeFilled(): boolean {
  try {
    ferretdb();
    return canMount(folder());
  } catch {
    return false;
  }
}

onMongo(() => {
  const testWithDisk = canBeFilled() ? test : test.skip;
  let disk: SmallDisk;
  let app: Awaited<ReturnType<typeof startApp>> | undefined;
  afterEach(() => app?.close());

  async function startOnSmallDisk() {
    disk = smallDisk(folder(), 64);
    const server = await startFerretdb({ within: disk.folder });
    const url = new URL('full?directConnection=true', server.url).href;
    const standIn = await new EventStoreDbStandIn().start();
    const [log, models, secrets] = [
      await openEventStoreDb(standIn.url),
      await openMongoReadModels(url),
      await openMongoSecrets(url),
    ];
    const close = async () => {
      for (const one of [log, models, secrets]) await one.close();
      for (const one of [standIn, server]) await one.stop();
      disk.remove();
    };
    return startApp({ engines: { log, models, secrets, close } });
  }

  testWithDisk(
    'a database whose disk is full answers reads: ready names it, and nothing that was refused stands',
    async () => {
      app = await startOnSmallDisk();
      const admin = await app.admin();
      const register = (n: number) =>
        admin.post('/patients').send({ first_name: 'Ada', last_name: `Number${n}` });
      disk.fill();
      let kept = 0;
      let refused = await register(0);
      // What it has allotted before takes a few.
      for (; refused.status === 201; refused = await register(kept)) kept += 1;
      expect(refused.status).toBe(503);
      const isUnknown = (refused.body as { code: string }).code === 'outcome_unknown';
      const { status, body } = await app.anyone().get('/health/ready');
      expect([status, body]).toMatchObject([503, { ready: false, engines: { events: 'ready' } }]);
      expect(Object.values((body as { engines: object }).engines)).toContain('away');
      disk.makeRoom();
      await until(async () => (await app!.anyone().get('/health/ready')).status === 200);
      await register(kept).expect(201);
      const { headers } = await admin.get('/patients?page=1&per_page=1').expect(200);
      expect(isUnknown ? [kept + 1, kept + 2] : [kept + 1]).toContain(Number(headers['x-total-count']));
    },
  );
});
