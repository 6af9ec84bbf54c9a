import { join } from 'node:path';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { openDatabase } from '../sqlite/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type EventLogUnderTest, eventLogContract } from '../../testing/contracts/event-log/contract.ts';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from './eventstoredb.ts';
import { ownCorner } from './own-corner.fixture.ts';
import { definition } from './sqlite-events.ts';
import { SqliteEventLog, openSqliteEventLog } from './sqlite.ts';

const folder = temporaryFolder();
const standIns: EventStoreDbStandIn[] = [];

afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.stop();
});

async function sqlite(path: string): Promise<EventLogUnderTest> {
  const database = await openDatabase(path, definition);
  return {
    log: new SqliteEventLog(database),
    failOn: async (type) => {
      const sql = `CREATE TRIGGER poison BEFORE INSERT ON events WHEN NEW.type = '${type}'
        BEGIN SELECT RAISE(ABORT, 'poison'); END`;
      await database.write({ statements: [{ sql, params: [] }] });
    },
  };
}

eventLogContract('sqlite in memory', () => sqlite(':memory:'), ['failOn', 'uniqueIds']);

async function sqliteFile(): Promise<EventLogUnderTest> {
  const path = join(folder(), 'events.db');
  const under = await sqlite(path);
  const reopen = async (): Promise<EventLog> => {
    await under.log.close();
    return openSqliteEventLog(path);
  };
  return { ...under, reopen };
}

eventLogContract('sqlite in a file', sqliteFile, ['failOn', 'reopen', 'uniqueIds']);

async function standIn(): Promise<EventLogUnderTest> {
  const started = await new EventStoreDbStandIn().start();
  standIns.push(started);
  const log = await openEventStoreDb(started.url);
  const reopen = async (): Promise<EventLog> => {
    await log.close();
    return openEventStoreDb(started.url);
  };
  return { log, reopen };
}

eventLogContract('EventStoreDB client over gRPC to the stand-in', standIn, ['reopen']);

const server = process.env['EVENTSTORE_TEST_URL'];

async function real(): Promise<EventLogUnderTest> {
  const log = await openEventStoreDb(server!);
  const corner = await ownCorner(log);
  const reopen = async (): Promise<EventLog> => {
    await log.close();
    return corner(await openEventStoreDb(server!));
  };
  return { log: corner(log), reopen };
}

if (server) eventLogContract('a real EventStoreDB server (EVENTSTORE_TEST_URL)', real, ['reopen']);
else test.skip('event log: a real EventStoreDB server: set EVENTSTORE_TEST_URL to one to test it', () => {});
