import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../adapters/read-models/mongodb.ts';
import { openMongoSecrets } from '../adapters/secrets/mongodb.ts';
import { keyName } from '../kernel/vault/patient-keys.ts';
import { USER } from '../testing/app.ts';
import { memoryOfServer } from '../testing/heap-dump.ts';
import { onMongo, UNHURRIED } from '../testing/mongodb.ts';
import { gone, intoLibrary, LIBRARY_TRACES, siteOn, TRACES } from '../testing/one-to-forget.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { traces, tracesIn } from '../testing/traces.ts';

const WORDS = [...TRACES, ...LIBRARY_TRACES];
const folder = temporaryFolder();

/** What the operator's guide asks for afterwards. */
async function compact(url: string): Promise<void> {
  const client = new MongoClient(url);
  for (const { name } of await client.db().listCollections().toArray())
    await client.db().command({ compact: name, force: true });
  await client.close();
}

/** Everything in the database, as the server shows it to whoever may read it. */
async function shown(url: string): Promise<Buffer> {
  const client = new MongoClient(url);
  const all: unknown[] = [];
  for (const { name } of await client.db().listCollections().toArray())
    all.push(await client.db().collection(name).find().toArray());
  await client.close();
  return Buffer.from(JSON.stringify(all));
}

/** FerretDB keeps a database in a SQLite file: brings what lies beside it into it. */
function settled(files: string, url: string): string[] {
  const name = new URL(url).pathname.slice(1);
  const of = readdirSync(files).filter((file) => file.startsWith(name));
  const main = new DatabaseSync(
    join(
      files,
      of.find((file) => file.endsWith('.sqlite'))!,
    ),
  );
  main.exec('PRAGMA busy_timeout = 60000; PRAGMA wal_checkpoint(TRUNCATE)');
  main.close();
  return of.map((file) => join(files, file)).filter((file) => existsSync(file));
}

/** Runs where a MongoDB is named; the files where they are named as well (`npm run test:engines` does both). */
onMongo((engine, database) => {
  test(`a patient forgotten on EventStoreDB's protocol and ${engine}: no word of them in a store, a file of a compacted store, or the memory of a later process`, async () => {
    const standIn = await new EventStoreDbStandIn().start();
    const mongo = database();
    const log = await openEventStoreDb(standIn.url);
    const secrets = await openMongoSecrets(mongo, UNHURRIED);
    const models = await openMongoReadModels(mongo, UNHURRIED);
    const close = async () => {
      for (const one of [log, secrets, models]) await one.close();
    };
    const site = await siteOn({ log, secrets, models, close, patience: 120_000 });
    const { app, admin, zeb } = site;
    await intoLibrary(site);
    const second = await app.newUser({ role: 'admin' }, 'second.admin');
    await app.caughtUp();
    const key = (await secrets.get(keyName(zeb)))!;
    for (const word of [gone.last_name, key, ...LIBRARY_TRACES])
      expect([word, tracesIn(await shown(mongo), [word]).length > 0]).toEqual([word, true]);

    await admin.post(`/patients/${zeb}/forgetting`).send({ reason: 'Kept long enough.' }).expect(200);
    await second.post(`/patients/${zeb}/forgetting/confirm`).send({ password: USER.password }).expect(200);
    await app.caughtUp();
    await app.close();
    const records = standIn.records.all.flatMap(({ data, metadata }) => [data, metadata]);
    expect(tracesIn(Buffer.concat(records), [...WORDS, key])).toEqual([]);
    expect(tracesIn(await shown(mongo), [...WORDS, key])).toEqual([]);

    await compact(mongo);
    const files = process.env['MONGODB_TEST_FILES'];
    if (files) {
      // Beside them lie those of whatever else is tested on this server meanwhile.
      const own = Buffer.concat(settled(files, mongo).map((file) => readFileSync(file)));
      expect(tracesIn(own, ['second.admin'])).not.toEqual([]);
      expect(tracesIn(own, [...WORDS, key])).toEqual([]);
    }

    const data = folder();
    const temporary = folder();
    const env = {
      ...{ EVENTSTORE_URL: standIn.url, MONGODB_URL: mongo, DATA_DIR: data },
      TMPDIR: temporary,
    };
    const heap = await memoryOfServer(env, app.siteKey, folder);
    // The dump is one: the address of the database stands in it.
    expect(traces(heap, [new URL(mongo).pathname])).not.toEqual([]);
    expect(traces(heap, WORDS)).toEqual([]);
    expect(traces(data, WORDS)).toEqual([]);
    expect(traces(temporary, WORDS)).toEqual([]);
    await standIn.stop();
  });
});
