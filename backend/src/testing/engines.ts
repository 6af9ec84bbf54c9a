import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDbStandIn } from './stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openMongoReadModels } from '../adapters/read-models/mongodb.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openMongoSecrets } from '../adapters/secrets/mongodb.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { ShownAhead } from '../kernel/projecting/shown-ahead.ts';
import type { Engines } from '../kernel/kernel.module.ts';
import { UNHURRIED } from './mongodb.ts';

export interface TestEngines extends Engines {
  /** In milliseconds: how long an answer waits for what these show; left out: as ever. */
  readonly patience?: number;
  close(): Promise<void>;
}

/**
 * Fresh engines for one application: the embedded ones in memory; with REST_ENGINES=servers EventStoreDB's
 * protocol over gRPC and a new database on the server that MONGODB_TEST_URL names.
 */
export function testEngines(): Promise<TestEngines> {
  return process.env['REST_ENGINES'] === 'servers' ? serverEngines() : memoryEngines();
}

/** The embedded ones in the files of a folder: as in operation, threads of their own write there. */
export const fileEngines = (folder: string): Promise<TestEngines> =>
  embedded((name) => join(folder, `${name}.sqlite`));

const memoryEngines = (): Promise<TestEngines> => embedded(() => ':memory:');

async function embedded(path: (name: string) => string): Promise<TestEngines> {
  const log = await openSqliteEventLog(path('events'));
  const secrets = await openSqliteSecrets(path('secrets'));
  const models = new ShownAhead(await openSqliteReadModels(path('models')));
  return { log, secrets, models, close: () => closed(log, secrets, models) };
}

async function serverEngines(): Promise<TestEngines> {
  const standIn = await new EventStoreDbStandIn().start();
  const mongo = newDatabase();
  const log = await openEventStoreDb(standIn.url);
  const secrets = await openMongoSecrets(mongo, UNHURRIED);
  const models = await openMongoReadModels(mongo, UNHURRIED);
  const close = async () => {
    await closed(log, secrets, models);
    await standIn.stop();
  };
  // How soon a busy server shows a change is not what the tests ask.
  return { log, secrets, models, close, patience: 120_000 };
}

/** The same log and secrets, with read models that are still empty. */
export async function withFreshModels({ log, secrets, close, ...rest }: TestEngines): Promise<TestEngines> {
  const isOfServers = process.env['REST_ENGINES'] === 'servers';
  const models = isOfServers
    ? await openMongoReadModels(newDatabase())
    : new ShownAhead(await openSqliteReadModels(':memory:'));
  const both = async () => {
    await models.close();
    await close();
  };
  return { ...rest, log, secrets, models, close: both };
}

/** The address of a database that nobody has used. */
export function newDatabase(): string {
  const server = process.env['MONGODB_TEST_URL'];
  if (!server) throw new Error('MONGODB_TEST_URL names no server.');
  const url = new URL(server);
  url.pathname = `/rest-${randomUUID().slice(0, 13)}`;
  return url.href;
}

async function closed(...engines: { close(): Promise<void> }[]): Promise<void> {
  for (const engine of engines) await engine.close();
}
