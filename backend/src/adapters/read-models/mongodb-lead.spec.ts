import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { connectMongo, type MongoConnection } from '../mongodb/connection.ts';
import { onMongo } from '../../testing/mongodb.ts';
import { type Child, ended, heard, runChild } from '../sqlite/child-process.ts';
import { openMongoReadModels } from './mongodb.ts';
import { people, position, writes } from '../../testing/contracts/read-models/under-test.ts';

const never = new AbortController().signal;

/** Leads, then writes one batch after the other until it is refused. */
const LEADING = `
  import { openMongoReadModels } from 'SRC/adapters/read-models/mongodb.ts';
  const models = await openMongoReadModels(process.argv[1]);
  const people = JSON.parse(process.argv[2]);
  await models.open([people]);
  await models.lead(new AbortController().signal);
  for (let n = 1; ; n += 1) {
    const writes = ['a', 'b', 'c'].map((id) => ({ id, document: { n, by: 'child' } }));
    try {
      await models.apply('people', writes, String(n).padStart(20, '0'));
    } catch (error) {
      console.log('ended by', error.name);
      break;
    }
    console.log('wrote', n);
  }
  await models.close();
`;

onMongo((engine, database) => {
  describe(`leading the read models on ${engine}`, () => {
    let url: string;
    let models: ReadModels;
    let connection: MongoConnection;
    let child: Child | null = null;

    beforeEach(async () => {
      url = database();
      models = await openMongoReadModels(url);
      connection = await connectMongo(url);
      await models.open([people]);
    });
    afterEach(async () => {
      child?.kill('SIGKILL');
      child = null;
      await models.close();
      await connection.close();
    });

    async function leadingChild(): Promise<Child> {
      child = runChild(LEADING, url, JSON.stringify(people));
      expect(await heard(child, /wrote 3\n/)).toContain('wrote 3');
      return child;
    }

    const tenures = () => connection.collection<{ counter: number }>('leases');
    /** As long as a tenure's counter goes up, only its release passes the lead on, and no silence. */
    async function released<Lead>(lead: Promise<Lead>): Promise<Lead> {
      let passed = false;
      const got = lead.finally(() => (passed = true));
      while (!passed) await tenures().updateMany({}, { $inc: { counter: 1 } });
      return got;
    }

    test('who does not lead writes nothing', async () => {
      const apply = models.apply('people', writes({ a: { n: 1 } }), position(1));
      await expect(apply).rejects.toMatchObject({ name: 'LeaseLostError' });
      expect(await models.checkpoint('people')).toBeNull();
      expect(await models.get('people', 'a')).toBeNull();
    });

    test('passes on at once on release and on closing, and the former leader writes nothing more', async () => {
      const other = await openMongoReadModels(url);
      await other.open([people]);
      const first = await models.lead(never);
      await models.apply('people', writes({ a: { n: 1 } }), position(1));
      const waiting = other.lead(never);
      await first.release();
      const lead = await released(waiting);
      expect(first.lost.aborted).toBe(true);
      const late = models.apply('people', writes({ a: { n: 2 } }), position(2));
      await expect(late).rejects.toMatchObject({ name: 'LeaseLostError' });
      await other.apply('people', writes({ a: { n: 3 } }), position(2));
      expect(await models.get('people', 'a')).toEqual({ n: 3 });
      expect(lead.lost.aborted).toBe(false);

      const again = models.lead(never);
      await other.close();
      await released(again);
    });

    test('a leader that lives keeps the lead, and waiting can be given up', async () => {
      const lead = await models.lead(never);
      const other = await openMongoReadModels(url);
      const enough = new AbortController();
      const refused = expect(other.lead(enough.signal)).rejects.toThrow('enough');
      // It shows its life once a second, and after five seconds without it would be taken for dead.
      await tenures().updateMany({}, { $set: { counter: 0 } });
      while ((await tenures().countDocuments({ counter: { $gte: 8 } })) === 0) await pause(100);
      enough.abort(new Error('enough'));
      await refused;
      expect(lead.lost.aborted).toBe(false);
      await other.close();
    });

    test('passes on by itself when the leader is killed', async () => {
      const dying = await leadingChild();
      dying.kill('SIGKILL');
      await ended(dying);
      await models.lead(never);
      const reached = Number(await models.checkpoint('people'));
      for (const id of ['a', 'b', 'c'])
        expect(await models.get('people', id)).toEqual({ n: reached, by: 'child' });
      await models.apply('people', writes({ a: { n: 0 } }), position(reached + 1));
    });

    test('a leader that was asleep while another took over writes nothing when it wakes', async () => {
      const sleeping = await leadingChild();
      sleeping.kill('SIGSTOP');
      const lead = await models.lead(never);
      const reached = Number(await models.checkpoint('people'));
      await models.apply('people', writes({ a: { by: 'us' }, b: null }), position(reached + 1));
      const woken = heard(sleeping, /ended by \w+/);
      sleeping.kill('SIGCONT');
      expect(await woken).toContain('ended by LeaseLostError');
      await ended(sleeping);
      expect(await models.checkpoint('people')).toBe(position(reached + 1));
      expect(await models.get('people', 'a')).toEqual({ by: 'us' });
      expect(await models.get('people', 'b')).toBeNull();
      expect(await models.get('people', 'c')).toEqual({ n: reached, by: 'child' });
      expect(lead.lost.aborted).toBe(false);
    });
  });
});
