import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Db, MongoClient } from 'mongodb';
import { startFerretdb } from '../../../../deploy/local/ferretdb.mjs';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../../adapters/read-models/mongodb.ts';
import { openMongoSecrets } from '../../adapters/secrets/mongodb.ts';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { copySecrets } from '../../operations/copying/copy-secrets.ts';
import { UNHURRIED } from '../mongodb.ts';
import { EventStoreDbStandIn } from '../stand-ins/eventstoredb/stand-in.ts';
import { asHeld, type FreshDatabase, readIn, type Held, type Stores } from './stores.ts';

/** EventStoreDB's protocol and MongoDB's. `url`: of a database of its own. */
export async function serverStores(url: string, dataDir: string): Promise<Stores> {
  const server = await new EventStoreDbStandIn().start();
  const log = await openEventStoreDb(server.url);
  const secrets = await openMongoSecrets(url, UNHURRIED);
  const models = await openMongoReadModels(url, UNHURRIED);
  const close = async () => {
    for (const one of [log, secrets, models]) await one.close();
  };
  const shown = async () => [
    ...recordsOf(server),
    ...(await inDatabase(url, everythingIn)),
    ...readIn(dataDir),
  ];
  return {
    engines: { log, secrets, models, close, patience: 120_000 },
    dataDir,
    env: { EVENTSTORE_URL: server.url, MONGODB_URL: url },
    inUse: shown,
    files: () => filesOf(url),
    async atRest() {
      await beginAnew(url, dataDir);
      return [...(await shown()), ...filesOf(url)];
    },
    afresh: () => afresh(url),
    stop: () => server.stop(),
  };
}

/** Whatever came into EventStoreDB, by its stream: what it names, its data and what stands beside them. */
function recordsOf({ records }: EventStoreDbStandIn): Held[] {
  return records.all.map(({ data, metadata, ...rest }) => ({
    where: `EventStoreDB ${rest.stream}`,
    bytes: Buffer.concat([Buffer.from(JSON.stringify(rest)), data, metadata]),
  }));
}

async function inDatabase<T>(url: string, work: (database: Db) => Promise<T>): Promise<T> {
  const client = new MongoClient(url);
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** Every collection of the database, whoever made it, and the keys of each of its indexes, with what the server says of them. */
async function everythingIn(database: Db): Promise<Held[]> {
  const held: Held[] = [asHeld('MongoDB stats', await database.stats())];
  for (const info of await database.listCollections().toArray()) {
    const collection = database.collection(info.name);
    const where = `MongoDB ${info.name}`;
    const indexes = await collection.indexes();
    const stats = await database.command({ collStats: info.name });
    held.push(asHeld(`${where} itself`, [info, indexes, stats]));
    held.push(asHeld(where, await collection.find().toArray()));
    for (const { name, key } of indexes) {
      const projection = { _id: 0, ...Object.fromEntries(Object.keys(key).map((field) => [field, 1])) };
      const keys = await collection.find({}, { hint: name!, projection }).toArray();
      held.push(asHeld(`${where} by ${name}`, keys));
    }
  }
  return held;
}

/**
 * What the operator's guide asks for afterwards: the vault waits in a file while the database is dropped, with whatever its
 * files still held. The read models are built anew by the next start.
 */
async function beginAnew(url: string, folder: string): Promise<void> {
  const aside = join(folder, 'aside.sqlite');
  const copy = async (from: Secrets, to: Secrets) => {
    await copySecrets(from, to);
    for (const one of [from, to]) await one.close();
  };
  await copy(await openMongoSecrets(url, UNHURRIED), await openSqliteSecrets(aside));
  await inDatabase(url, (database) => database.dropDatabase());
  await copy(await openSqliteSecrets(aside), await openMongoSecrets(url, UNHURRIED));
  for (const end of ['', '-wal', '-shm']) rmSync(aside + end, { force: true });
}

/** What the server itself has told, beside its files. */
const TOLD = 'ferretdb.log';

/**
 * The files of this database and what the server told, where the run names the folder. FerretDB keeps each database in a
 * SQLite file: what lies beside it is brought into it first. Those of whatever else is tested on the server meanwhile lie
 * beside them.
 */
function filesOf(url: string): Held[] {
  const folder = process.env['MONGODB_TEST_FILES'];
  if (!folder) return [];
  const name = new URL(url).pathname.slice(1);
  const found = () => readdirSync(folder).filter((file) => file.startsWith(name) || file === TOLD);
  const main = new DatabaseSync(
    join(
      folder,
      found().find((file) => file.endsWith('.sqlite'))!,
    ),
  );
  main.exec('PRAGMA busy_timeout = 60000; PRAGMA wal_checkpoint(TRUNCATE)');
  main.close();
  return found().map((file) => ({ where: `MongoDB file ${file}`, bytes: readFileSync(join(folder, file)) }));
}

/** Another FerretDB, which reads nothing but what is left in the files. */
async function afresh(url: string): Promise<FreshDatabase | null> {
  const folder = process.env['MONGODB_TEST_FILES'];
  if (!folder) return null;
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const left = readdirSync(folder).filter((file) => file.startsWith(name) && file.endsWith('.sqlite'));
  const { pid, stop, url: found } = await startFerretdb({ holding: left.map((file) => join(folder, file)) });
  return { pid, stop, env: { MONGODB_URL: new URL(pathname, found).href } };
}
