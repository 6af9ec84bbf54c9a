import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '../adapters/sqlite/temporary-folder.ts';
import { projections } from '../app.module.ts';
import { type Config, readConfig } from '../config.ts';
import { openEmbedded } from '../embedded.ts';
import { siteKey } from '../site-key.ts';
import { startApp } from '../testing/app.ts';
import { backUp } from './backup.ts';
import { rebuildProjections } from './rebuild.ts';
import { restore } from './restore.ts';

const folder = temporaryFolder();
const now = (): Date => new Date('2026-11-21T10:00:00.000Z');

function configOf(dataDir: string, keyFile = `${dataDir}-keys/site.key`): Config {
  return readConfig({ DATA_DIR: dataDir, SITE_KEY_FILE: keyFile });
}

async function serve({ dataDir, siteKeyFile }: Config): ReturnType<typeof startApp> {
  const engines = await openEmbedded(dataDir);
  return startApp({ engines, siteKey: await siteKey(siteKeyFile, engines) });
}

/** A data folder that a server has worked in. */
async function worked(names = ['Alder', 'Birch', 'Cedar']): Promise<Config> {
  const config = configOf(join(folder(), 'data'));
  const app = await serve(config);
  const admin = await app.admin();
  for (const last_name of names) {
    await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
  }
  await app.close();
  return config;
}

/** Every document and checkpoint, as they lie in the file. */
function documentsIn({ dataDir }: Config): Record<string, unknown> {
  const models = new DatabaseSync(join(dataDir, 'models.sqlite'), { readOnly: true });
  const tables = projections.map(({ name, version }) => `"${name}@${version}"`);
  const rows = ['checkpoints', ...tables].map((table) => [
    table,
    models.prepare(`SELECT * FROM ${table} ORDER BY 1`).all(),
  ]);
  models.close();
  return Object.fromEntries(rows) as Record<string, unknown>;
}

test('rebuilt read models are what they were, whatever had become of them', async () => {
  const config = await worked();
  const before = documentsIn(config);
  expect(JSON.stringify(before)).toContain('Birch');
  const models = new DatabaseSync(join(config.dataDir, 'models.sqlite'));
  models.exec(`DELETE FROM "patients@1"`);
  models.close();
  const progress: number[] = [];
  const status = await rebuildProjections(config, (read) => progress.push(read));
  expect(documentsIn(config)).toEqual(before);
  expect(status.map(({ name, parked }) => [name, parked])).toEqual(
    projections.map(({ name }) => [name, null]),
  );
  expect(progress.at(-1)).toBeGreaterThan(3);
});

test('it is refused while a server has the folder, and where there is no log', async () => {
  const config = await worked();
  const app = await serve(config);
  await expect(rebuildProjections(config, () => undefined)).rejects.toThrow('is in use');
  await app.close();
  const nowhere = configOf(join(folder(), 'nothing'));
  await expect(rebuildProjections(nowhere, () => undefined)).rejects.toThrow('holds no event log');
});

test('read models of another log are rebuilt when the server starts', async () => {
  const config = await worked();
  const other = await worked(['Dogwood', 'Elm', 'Fir']);
  cpSync(join(other.dataDir, 'models.sqlite'), join(config.dataDir, 'models.sqlite'));
  const app = await serve(config);
  const { body } = await (await app.admin()).get('/patients').expect(200);
  expect(JSON.stringify(body)).toContain('Birch');
  expect(JSON.stringify(body)).not.toContain('Elm');
  await app.close();
});

test('a server on another machine serves what a backup held, with the site key kept apart', async () => {
  const config = await worked();
  const target = join(folder(), 'backup');
  await backUp({ dataDir: config.dataDir, target, product: '1.2.3', now });
  const moved = configOf(join(folder(), 'data'), config.siteKeyFile);
  await restore({ source: target, dataDir: moved.dataDir, replace: false, now });
  const app = await serve(moved);
  const { body } = await (await app.admin()).get('/patients').expect(200);
  expect(JSON.stringify(body)).toContain('Cedar');
  await app.close();
});
