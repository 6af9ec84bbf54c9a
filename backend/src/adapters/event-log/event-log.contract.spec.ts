import { join } from 'node:path';
import type { EventLog } from '../../kernel/event-log.port.ts';
import { openDatabase } from '../sqlite/database.ts';
import { temporaryFolder } from '../sqlite/temporary-folder.ts';
import { type EventLogUnderTest, eventLogContract } from './contract.ts';
import { definition } from './sqlite-events.ts';
import { SqliteEventLog, openSqliteEventLog } from './sqlite.ts';

const folder = temporaryFolder();

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

eventLogContract('sqlite in memory', () => sqlite(':memory:'), ['failOn']);

async function sqliteFile(): Promise<EventLogUnderTest> {
  const path = join(folder(), 'events.db');
  const under = await sqlite(path);
  const reopen = async (): Promise<EventLog> => {
    await under.log.close();
    return openSqliteEventLog(path);
  };
  return { ...under, reopen };
}

eventLogContract('sqlite in a file', sqliteFile, ['failOn', 'reopen']);
