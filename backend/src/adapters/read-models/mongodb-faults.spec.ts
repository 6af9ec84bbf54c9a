import { MongoClient } from 'mongodb';
import type { ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { type LoopbackProxy, loopbackProxy } from '../../testing/loopback-proxy.ts';
import { onMongo } from '../../testing/mongodb.ts';
import { openMongoSecrets } from '../secrets/mongodb.ts';
import { openMongoReadModels } from './mongodb.ts';
import { people, position } from '../../testing/contracts/read-models/under-test.ts';

const never = new AbortController().signal;
const IDS = ['a', 'b', 'c'];
/** What is on the wire, a command and its collection, at each step of a batch. */
const STEPS: readonly (readonly [string, RegExp])[] = [
  ['laying it down', /insert\0.{4}batches/s],
  ['accepting it', /update\0.{4}progress/s],
  ['its new documents', /insert\0.{4}people@1/s],
  ['its changed documents', /update\0.{4}people@1/s],
  ['the checkpoint', /pending\.batch/],
];

onMongo((engine, database) => {
  describe(`faults on the way to ${engine}`, () => {
    let proxy: LoopbackProxy;
    let direct: string;
    let through: string;
    let models: ReadModels;

    beforeEach(async () => {
      direct = database();
      const server = new URL(direct);
      proxy = await loopbackProxy({ host: server.hostname, port: Number(server.port || 27017) });
      const url = new URL(direct);
      url.hostname = '127.0.0.1';
      url.port = String(proxy.port);
      url.searchParams.set('directConnection', 'true');
      through = url.href;
      models = await openMongoReadModels(through);
      await models.open([people]);
      await models.lead(never);
    });
    afterEach(async () => {
      await proxy.resume();
      await models.close();
      await proxy.close();
    });

    /** Does what a projector does with event `n`: it counts events in every document. */
    async function project(n: number): Promise<void> {
      const writes = [];
      for (const id of IDS) {
        const before = await models.get('people', id);
        writes.push({ id, document: { count: Number(before?.['count'] ?? 0) + 1 } });
      }
      writes.push({ id: `event-${n}`, document: { n } });
      await models.apply('people', writes, position(n));
    }

    /** A busy machine may take longer to find the way again than the product waits for it. */
    async function answered<T>(work: () => Promise<T>): Promise<T> {
      for (;;) {
        const done = await work().then(
          (value) => ({ value }),
          (error: Error) => (error.name === 'UnavailableError' ? null : Promise.reject(error)),
        );
        if (done) return done.value;
      }
    }

    async function counts(of = models): Promise<unknown[]> {
      const documents = await Promise.all(IDS.map((id) => of.get('people', id)));
      const events = await of.count('people', { where: { n: { gt: 0 } } });
      return [...documents.map((document) => document?.['count'] ?? 0), events];
    }

    const cuts = STEPS.flatMap(([name, step]) => [
      [name, 'before', step] as const,
      [name, 'after', step] as const,
    ]);

    test.each(cuts)(
      'cut at %s, %s that arrives: no false success, no batch twice or half',
      async (_, when, step) => {
        await project(1);
        proxy.cutAt(step, when);
        const failed = await project(2).catch((error: { name: string }) => error.name);
        expect(failed).toBe('UnavailableError');
        const passed = await answered(() => models.checkpoint('people'));
        expect(await answered(() => counts())).toEqual(passed === position(2) ? [2, 2, 2, 2] : [1, 1, 1, 1]);
        if (passed !== position(2)) await answered(() => project(2));
        await answered(() => project(3));
        expect(await answered(() => models.checkpoint('people'))).toBe(position(3));
        expect(await answered(() => counts())).toEqual([3, 3, 3, 3]);
      },
    );

    test.each(cuts)('cut at %s, %s that arrives, and another process takes over', async (_, when, step) => {
      await project(1);
      proxy.cutAt(step, when);
      await expect(project(2)).rejects.toMatchObject({ name: 'UnavailableError' });
      await proxy.refuse();
      const other = await openMongoReadModels(direct);
      await other.open([people]);
      await other.lead(never);
      const passed = await other.checkpoint('people');
      expect(await counts(other)).toEqual(passed === position(2) ? [2, 2, 2, 2] : [1, 1, 1, 1]);
      await other.close();
    });

    test('an accepted batch whose parts were lost is damage that is told, and begun anew at the next start', async () => {
      await project(1);
      proxy.cutAt(/insert\0.{4}people@1/s, 'before');
      await expect(project(2)).rejects.toMatchObject({ name: 'UnavailableError' });
      const beside = new MongoClient(direct);
      await beside.db().collection('batches').deleteMany({});
      await beside.close();
      await expect(answered(() => project(2))).rejects.toMatchObject({ name: 'DamagedReadModelsError' });
      await models.close();
      models = await openMongoReadModels(through);
      await models.open([people]);
      await models.lead(never);
      expect(await models.checkpoint('people')).toBeNull();
      await project(1);
      expect(await counts()).toEqual([1, 1, 1, 1]);
    });

    test('counts every event once, however often the connection breaks', async () => {
      let breaks = 0;
      for (let n = 1, tried = 0; n <= 2 * cuts.length;) {
        const [, when, step] = cuts[n % cuts.length]!;
        if (tried < n) proxy.cutAt(step, when);
        tried = n;
        try {
          await project(n);
        } catch (error) {
          expect(error).toMatchObject({ name: 'UnavailableError' });
          breaks += 1;
        }
        n = Number(await answered(() => models.checkpoint('people'))) + 1;
      }
      expect(breaks).toBeGreaterThan(cuts.length);
      expect(await counts()).toEqual(Array.from({ length: 4 }, () => 2 * cuts.length));
    });

    test('an engine that hangs ends as unavailable, and the lead is given up', async () => {
      const lead = await models.lead(never);
      proxy.pause();
      await expect(project(1)).rejects.toMatchObject({ name: 'UnavailableError' });
      expect(lead.lost.aborted).toBe(true);
      await proxy.resume();
      await models.lead(never);
      await project(1);
      expect(await counts()).toEqual([1, 1, 1, 1]);
    });

    test('an engine that is away is waited for and found again', async () => {
      const secrets = await openMongoSecrets(through);
      await secrets.put('a', '1');
      await proxy.refuse();
      const away = { name: 'UnavailableError' };
      await expect(models.find('people', {})).rejects.toMatchObject(away);
      await expect(secrets.put('a', '2')).rejects.toMatchObject(away);
      await expect(secrets.replace('a', '1', '2')).rejects.toMatchObject(away);
      await proxy.resume();
      await models.lead(never);
      await project(1);
      expect(await secrets.get('a')).toBe('1');
      await secrets.close();
    });

    test('who cannot be reached at the start is named in one line, without the password', async () => {
      await proxy.refuse();
      const url = through.replace('mongodb://', 'mongodb://someone:hunter2@');
      const failed = await openMongoReadModels(url).catch((error: Error) => error);
      expect(failed).toMatchObject({ name: 'StartError' });
      expect(String(failed)).not.toContain('hunter2');
      const odd = await openMongoReadModels('mongodb://someone:hunter2@/ /?x=%').catch(
        (error: Error) => error,
      );
      expect(odd).toMatchObject({ name: 'StartError' });
      expect(String(odd)).not.toContain('hunter2');
    });
  });
});
