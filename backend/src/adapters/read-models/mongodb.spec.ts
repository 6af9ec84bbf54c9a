import { type Db, type Document, MongoClient } from 'mongodb';
import type { Query, ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { connectMongo } from '../mongodb/connection.ts';
import { onMongo } from '../../testing/mongodb.ts';
import { keepingContract } from '../../testing/contracts/read-models/contract-keeping.ts';
import { indexesOf } from './mongodb-progress.ts';
import { filterOf, orderOf } from './mongodb-where.ts';
import { MongoReadModels, openMongoReadModels } from './mongodb.ts';
import { ids, people, position, writes } from '../../testing/contracts/read-models/under-test.ts';

const never = new AbortController().signal;

onMongo((engine, database) => {
  describe(`read models on ${engine}`, () => {
    let models: ReadModels;
    let client: MongoClient;
    let db: Db;

    beforeEach(async () => {
      const url = database();
      models = await openMongoReadModels(url);
      client = await MongoClient.connect(url);
      db = client.db();
      await models.open([people]);
      await models.lead(never);
    });
    afterEach(async () => {
      await models.close();
      await client.close();
    });

    async function storage(version = people.version): Promise<string> {
      const start = `${people.name}@${version}.`;
      const found = await db
        .collection('progress')
        .findOne({ _id: { $gte: start, $lt: `${start}~` } as never });
      return String(found?.['storage']);
    }

    test('every declared index is there', async () => {
      const standing = await db.collection(await storage()).indexes();
      const keys = standing.map(({ key }) => JSON.stringify(key));
      expect(keys).toEqual(expect.arrayContaining(indexesOf(people).map(({ key }) => JSON.stringify(key))));
      expect(keys).toContain('{"live":1,"fields.owner_id":1,"fields.updated_at":-1,"length":-1,"_id":-1}');
    });

    test('queries are answered from their indexes, where the server tells its plan', async () => {
      const plan = async (query: Query): Promise<string | null> => {
        const cursor = db.collection<Document>(await storage()).find(filterOf(query) as Document);
        const told = await cursor.sort(orderOf(query.sort)).limit(20).explain('queryPlanner');
        const { winningPlan } = told['queryPlanner'] as Document;
        // FerretDB 1 filters and sorts by itself, whatever the indexes.
        return told['serverInfo'].ferretdbVersion ? null : JSON.stringify(winningPlan);
      };
      const newest = await plan({ where: { owner_id: 7 }, sort: ['-updated_at'] });
      if (newest === null) return;
      expect(newest).toContain('"live owner_id -updated_at"');
      expect(newest).not.toMatch(/COLLSCAN|"SORT"/);
      expect(await plan({ where: { status: ['signed', 'draft'] } })).toContain('"live status"');
      expect(await plan({})).not.toMatch(/COLLSCAN|"SORT"/);
      expect(await plan({ contains: 'muller' })).toContain('"grams"');
    });

    test('a removed document leaves nothing but its id, position and epoch', async () => {
      await models.apply('people', writes({ a: { first_name: 'Ann' }, b: { n: 1 } }), position(1));
      await models.apply('people', writes({ a: null }), position(2));
      const left = await db.collection(await storage()).findOne({ _id: 'a' as never });
      expect(left).toEqual({ _id: 'a', position: position(2), epoch: 1 });
      expect(await models.count('people', {})).toBe(1);
      expect(ids(await models.getMany('people', ['a', 'b']))).toEqual(['b']);
      expect(await db.collection('batches').countDocuments()).toBe(0);
    });

    test('a batch of many megabytes is taken', async () => {
      const text = 'x'.repeat(100_000);
      const documents = Array.from({ length: 200 }, (_, n) => ({ id: `${n}`, document: { n, text } }));
      await models.apply('people', documents, position(1));
      expect(await models.count('people', {})).toBe(200);
      expect(await models.get('people', '199')).toEqual({ n: 199, text });
    });

    test('nothing is acknowledged of a collection that another process has retired', async () => {
      await db.collection('progress').deleteMany({});
      const apply = models.apply('people', writes({ a: { n: 1 } }), position(1));
      await expect(apply).rejects.toMatchObject({ name: 'UnavailableError' });
    });

    test('keeps other versions until the new one has come as far', async () => {
      await models.apply('people', writes({ a: { n: 1 } }), position(5));
      const next = { ...people, version: 2 };
      await models.open([next]);
      await models.apply('people', writes({ a: { n: 2 } }), position(4));
      const old = await storage(1);
      await models.retire();
      expect(await db.collection(old).countDocuments()).toBe(1);
      await models.apply('people', [], position(5));
      await models.retire();
      expect(await db.listCollections({ name: old }).toArray()).toEqual([]);
      expect(await models.get('people', 'a')).toEqual({ n: 2 });
      await models.open([people]);
      expect(await models.checkpoint('people')).toBeNull();
    });
  });

  // The steps of a transaction, one by one: neither FerretDB nor a single server groups them.
  describe(`read models, keeping, by the steps of a transaction: ${engine}`, () => {
    let models: ReadModels;
    beforeEach(async () => {
      const connection = await connectMongo(database());
      const together = <T>(steps: () => Promise<T>): Promise<T> => connection.run(() => steps());
      models = new MongoReadModels(Object.assign(connection, { transactional: true, together }));
      await models.open([people]);
      await models.lead(never);
    });
    afterEach(() => models.close());
    keepingContract(() => ({ models }), []);
  });
});
