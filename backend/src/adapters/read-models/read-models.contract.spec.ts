import { join } from 'node:path';
import type { ReadModels } from '../../kernel/projecting/read-models.port.ts';
import { ShownAhead } from '../../kernel/projecting/shown-ahead.ts';
import { onMongo, UNHURRIED } from '../../testing/mongodb.ts';
import { openDatabase } from '../sqlite/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readModelsContract } from '../../testing/contracts/read-models/contract.ts';
import { openMongoReadModels } from './mongodb.ts';
import type { ReadModelsUnderTest } from '../../testing/contracts/read-models/under-test.ts';
import { SqliteReadModels, openSqliteReadModels } from './sqlite.ts';
import { definition, tableOf } from './tables.ts';

const folder = temporaryFolder();

async function sqlite(path: string): Promise<ReadModelsUnderTest> {
  const database = await openDatabase(path, definition);
  return {
    models: new SqliteReadModels(database, path),
    failOn: async (collection, id) => {
      const sql = `CREATE TRIGGER poison BEFORE INSERT ON ${tableOf(collection)} WHEN NEW.id = '${id}'
        BEGIN SELECT RAISE(ABORT, 'poison'); END`;
      await database.write({ statements: [{ sql, params: [] }] });
    },
  };
}

async function sqliteFile(): Promise<ReadModelsUnderTest> {
  const path = join(folder(), 'read-models.db');
  const under = await sqlite(path);
  const reopen = async (): Promise<ReadModels> => {
    await under.models.close();
    return openSqliteReadModels(path);
  };
  return { ...under, reopen };
}

const ahead = async (open: Promise<ReadModelsUnderTest>): Promise<ReadModelsUnderTest> => {
  const under = await open;
  return { ...under, models: new ShownAhead(under.models) };
};

readModelsContract('sqlite in memory', () => sqlite(':memory:'), ['failOn']);
readModelsContract('sqlite in a file', sqliteFile, ['failOn', 'reopen']);
readModelsContract('sqlite in a file, shown ahead', () => ahead(sqliteFile()), ['failOn']);

onMongo((engine, database) => {
  async function mongo(): Promise<ReadModelsUnderTest> {
    const url = database();
    const models = await openMongoReadModels(url, UNHURRIED);
    const reopen = async (): Promise<ReadModels> => {
      await models.close();
      return openMongoReadModels(url, UNHURRIED);
    };
    return { models, reopen };
  }
  readModelsContract(engine, mongo, ['reopen']);
});
