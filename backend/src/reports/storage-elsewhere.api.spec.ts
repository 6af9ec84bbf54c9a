import type { ReportResponse } from '@vouchwell/contract';
import { MongoClient } from 'mongodb';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../adapters/read-models/mongodb.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openMongoSecrets } from '../adapters/secrets/mongodb.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import type { ReadModels } from '../kernel/projecting/read-models.port.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { startApp } from '../testing/app.ts';
import { onMongo, UNHURRIED } from '../testing/mongodb.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { until } from '../testing/until.ts';

/** An application on EventStoreDB's protocol, told as by its configuration that other machines keep everything. */
async function onServers(secrets: Secrets, models: ReadModels) {
  const standIn = await new EventStoreDbStandIn().start();
  const log = await openEventStoreDb(standIn.url);
  const close = async () => {
    for (const engine of [log, secrets, models]) await engine.close();
    await standIn.stop();
  };
  const env = { EVENTSTORE_URL: standIn.url, MONGODB_URL: 'mongodb://127.0.0.1:1/vouchwell' };
  const app = await startApp({ env, engines: { log, secrets, models, close, patience: 120_000 } });
  const admin = await app.admin();
  const storage = async () =>
    ((await admin.get('/admin/reports').expect(200)).body as ReportResponse).storage;
  return { app, storage };
}

test('of an event log on another machine it tells how many events it holds, and no size', async () => {
  const { app, storage } = await onServers(
    await openSqliteSecrets(':memory:'),
    await openSqliteReadModels(':memory:'),
  );
  await until(async () => ((await storage()).servers?.events ?? 0) > 0);
  expect(await storage()).toMatchObject({ files: null, servers: { database: null }, backup: null });
  const held = (await app.engines.log.readAll(null, 10_000)).length;
  await until(async () => (await storage()).servers!.events! >= held);
  await app.close();
});

onMongo((engine, database) => {
  test(`of a database on ${engine} it tells the bytes that it takes, as its server says`, async () => {
    const url = database();
    const { app, storage } = await onServers(
      await openMongoSecrets(url, UNHURRIED),
      await openMongoReadModels(url, UNHURRIED),
    );
    const told = (await storage()).servers!.database!;
    const client = new MongoClient(url);
    const { storageSize, indexSize } = await client.db().stats();
    await client.close();
    expect(told).toBeGreaterThan(10_000);
    expect(told).toBeLessThanOrEqual(Number(storageSize) + Number(indexSize));
    await app.close();
  });
});
