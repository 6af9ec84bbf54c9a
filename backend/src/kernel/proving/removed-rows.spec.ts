import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { onMongo } from '../../testing/mongodb.ts';
import { openMongoReadModels } from '../../adapters/read-models/mongodb.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { Chance } from '../../testing/torture/form.ts';
import type { JsonObject } from '../basics/json.ts';
import type { ReadModels, Write } from '../projecting/read-models.port.ts';
import { ProvedModels } from './proved-models.ts';

const people = { name: 'people', version: 1, indexes: [], search: ['name'] };
const rooms = { name: 'rooms', version: 1, indexes: [], search: [] };
const KEY = Buffer.alloc(32, 1);
const at = (n: number) => String(n).padStart(20, '0');
const altered = { code: 'read_models_altered' };

/** What somebody does who can write to the engine, past the server. */
interface ByHand {
  remove(id: string): Promise<void>;
  /** Takes the row as it stands now, to put it back later. */
  keep(id: string): Promise<() => Promise<void>>;
}

interface Place {
  open(): Promise<ReadModels>;
  readonly byHand: ByHand;
}

function suite(engine: string, place: () => Place): void {
  describe(`rows that something else removed or set back: ${engine}`, () => {
    let { open, byHand }: Place = { open: () => Promise.reject(new Error('not yet')), byHand: {} as ByHand };
    let models: ProvedModels;

    const start = async () => {
      models = new ProvedModels(await open(), KEY);
      await models.open([people, rooms]);
      await models.lead(new AbortController().signal);
    };
    const refused = async () => {
      await models.close();
      const raw = await open();
      const told = await new ProvedModels(raw, KEY).open([people, rooms]).catch((error: Error) => error);
      await raw.close();
      return told;
    };
    const sentence = {
      name: 'StartError',
      message: expect.stringMatching(/document of people .*missing.*rebuild/) as string,
    };

    beforeEach(async () => {
      ({ open, byHand } = place());
      await start();
      const all = ['1', '2', '3'].map((id) => ({ id, document: { name: `Ann ${id}`, role: 'user' } }));
      await models.apply('people', all, at(1));
      await models.apply('rooms', [{ id: 'A', document: { beds: 2 } }], at(1));
    });
    afterEach(() => models.close());

    test('a row removed while the server is stopped: the start refuses in one line', async () => {
      await byHand.remove('2');
      expect(await refused()).toMatchObject(sentence);
      await start().catch(() => undefined);
    });

    test('a row set back to what it was: the start refuses in one line', async () => {
      const setBack = await byHand.keep('2');
      await models.apply('people', [{ id: '2', document: { name: 'Ann 2', role: 'none' } }], at(2));
      await setBack();
      expect(await refused()).toMatchObject(sentence);
      await start().catch(() => undefined);
    });

    test('a row removed while it serves: the next pass refuses the collection and says so', async () => {
      await models.verify();
      expect(models.stopped()).toBeNull();
      await byHand.remove('2');
      expect(await models.get('people', '1')).toMatchObject({ name: 'Ann 1' });
      await models.verify();
      await expect(models.get('people', '1')).rejects.toMatchObject(altered);
      await expect(models.count('people', {})).rejects.toMatchObject(altered);
      expect(models.stopped()?.sentence).toMatch(
        /^The read models were altered: documents of people .*rebuild/,
      );
      expect(await models.get('rooms', 'A')).toEqual({ beds: 2 });
    });

    test('whatever is written, removed, repeated and opened again in between, nothing is said', async () => {
      const chance = new Chance(7);
      const expected = new Map<string, JsonObject>(
        [1, 2, 3].map((n) => [`${n}`, { name: `Ann ${n}`, role: 'user' }]),
      );
      for (let n = 2; n < 60; n += 1) {
        const writes = Array.from({ length: 1 + chance.under(4) }, (): Write => {
          const document = chance.under(4) === 0 ? null : { name: `Ann ${n}`, n: chance.under(1000) };
          return { id: String(chance.under(12)), document };
        });
        for (const { id, document } of writes) {
          if (document) expected.set(id, document);
          else expected.delete(id);
        }
        await models.apply('people', writes, at(n));
        if (chance.under(4) === 0)
          await models.apply('people', [{ id: '9', document: { late: true } }], at(n - 1));
        if (chance.under(8) > 0) continue;
        await models.verify();
        await models.close();
        await start();
      }
      expect(models.stopped()).toBeNull();
      const found = await models.find('people', { limit: 100 });
      expect(new Map(found.map(({ id, document }) => [id, document]))).toEqual(expected);
    });
  });
}

const folder = temporaryFolder();
suite('sqlite in a file', () => {
  const path = join(folder(), 'models.sqlite');
  const written = async (sql: string, ...params: (string | number)[]) => {
    const file = new DatabaseSync(path);
    file.prepare(sql).run(...params);
    file.close();
  };
  const byHand: ByHand = {
    remove: (id) => written('DELETE FROM "people@1" WHERE id = ?', id),
    keep: async (id) => {
      const file = new DatabaseSync(path);
      const row = file.prepare('SELECT * FROM "people@1" WHERE id = ?').get(id) as unknown as Record<
        string,
        string
      >;
      file.close();
      const { sum, search, doc } = row;
      return () =>
        written('UPDATE "people@1" SET sum = ?, search = ?, doc = ? WHERE id = ?', sum!, search!, doc!, id);
    },
  };
  return { open: () => openSqliteReadModels(path), byHand };
});

onMongo((engine, database) =>
  suite(engine, () => {
    const url = database();
    const stored = async <T>(
      work: (rows: ReturnType<ReturnType<MongoClient['db']>['collection']>) => Promise<T>,
    ) => {
      const client = await MongoClient.connect(url);
      const progress = await client.db().collection('progress').findOne({ name: 'people' });
      const result = await work(client.db().collection(String(progress?.['storage'])));
      await client.close();
      return result;
    };
    const byHand: ByHand = {
      remove: async (id) => void (await stored((rows) => rows.deleteOne({ _id: id as never }))),
      keep: async (id) => {
        const row = await stored((rows) => rows.findOne({ _id: id as never }));
        return async () => void (await stored((rows) => rows.replaceOne({ _id: id as never }, row!)));
      },
    };
    return { open: () => openMongoReadModels(url), byHand };
  }),
);
