import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { onMongo, UNHURRIED } from '../../testing/mongodb.ts';
import { type SecretsUnderTest, secretsContract } from '../../testing/contracts/secrets/contract.ts';
import { openMongoSecrets } from './mongodb.ts';
import { openSqliteSecrets } from './sqlite.ts';

const folder = temporaryFolder();

async function sqliteFile(): Promise<SecretsUnderTest> {
  const path = join(folder(), 'secrets.db');
  const secrets = await openSqliteSecrets(path);
  const reopen = async (): Promise<typeof secrets> => {
    await secrets.close();
    return openSqliteSecrets(path);
  };
  return { secrets, reopen };
}

secretsContract('sqlite in memory', async () => ({ secrets: await openSqliteSecrets(':memory:') }), []);
secretsContract('sqlite in a file', sqliteFile, ['reopen']);

onMongo((engine, database) => {
  async function mongo(): Promise<SecretsUnderTest> {
    const url = database();
    const secrets = await openMongoSecrets(url, UNHURRIED);
    const reopen = async (): Promise<typeof secrets> => {
      await secrets.close();
      return openMongoSecrets(url, UNHURRIED);
    };
    return { secrets, reopen };
  }
  secretsContract(engine, mongo, ['reopen']);
});

test('leaves nothing of a deleted value in any file of the folder', async () => {
  const where = folder();
  const holds = (text: string): boolean =>
    readdirSync(where).some((name) => readFileSync(join(where, name)).includes(text));
  const secrets = await openSqliteSecrets(join(where, 'secrets.db'));
  await secrets.put('patient-key/1', 'first-secret-value');
  await secrets.put('patient-key/2', 'second-secret-value');
  await secrets.put('other', 'third-secret-value');
  expect(holds('first-secret-value')).toBe(true);
  await secrets.delete('patient-key/1');
  expect(holds('first-secret-value')).toBe(false);
  expect(holds('second-secret-value')).toBe(true);
  await secrets.deleteAll('patient-key/');
  expect(holds('second-secret-value')).toBe(false);
  await secrets.close();
  expect(holds('third-secret-value')).toBe(true);
});
