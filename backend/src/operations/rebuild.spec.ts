import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { openEmbedded } from '../embedded.ts';
import { features } from '../features.ts';
import { servedFolder } from '../testing/served-folder.ts';
import { backUp } from './backup/backup.ts';
import { eventsOf } from './backup/kept-events.fixture.ts';
import { rebuildProjections } from './rebuild.ts';
import { DamagedSite } from './repair/damaged-site.fixture.ts';
import { restore } from './backup/restore.ts';

const folder = temporaryFolder();
const projections = features.flatMap((one) => one.projections);
const now = (): Date => new Date('2026-11-21T10:00:00.000Z');

function configOf(dataDir: string, keyFile = `${dataDir}-keys/site.key`): Config {
  return readConfig({ DATA_DIR: dataDir, SITE_KEY_FILE: keyFile, FIRST_CODES: 'usual' });
}

/** A data folder that a server has worked in. */
async function worked(names = ['Alder', 'Birch', 'Cedar']): Promise<Config> {
  const config = configOf(join(folder(), 'data'));
  const app = await servedFolder(config);
  const admin = await app.admin();
  for (const last_name of names) {
    await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
  }
  await app.close();
  return config;
}

const tableOf = (name: string): string =>
  `${name}@${projections.find((projection) => projection.name === name)!.version}`;

/** Every document, checkpoint and index, as they lie in the file. */
function documentsIn({ dataDir }: Config): Record<string, unknown> {
  const models = new DatabaseSync(join(dataDir, 'models.sqlite'), { readOnly: true });
  const tables = projections.map(({ name, version }) => `"${name}@${version}"`);
  const rows = ['checkpoints', ...tables].map((table) => [
    table,
    models.prepare(`SELECT * FROM ${table} ORDER BY 1`).all(),
  ]);
  const indexes = models
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`)
    .all();
  models.close();
  return { ...Object.fromEntries(rows), indexes } as Record<string, unknown>;
}

test('read models that alone know of a loss are not removed: refused with the sentence of a start', async () => {
  const site = await DamagedSite.of(folder);
  const { config } = site;
  await site.withoutModelsMark();
  for (const name of ['events.sqlite', 'secrets.sqlite']) site.from(name);
  const models = () => readFileSync(join(config.dataDir, 'models.sqlite')).toString('base64');
  const before = models();
  const start = (await site.serve().catch((error: unknown) => error)) as Error;
  expect(start.message).toMatch(/the read models hold later changes: .* Nothing was changed\.$/);
  await expect(rebuildProjections(config, () => undefined)).rejects.toMatchObject({
    name: 'StartError',
    message: start.message,
  });
  expect(models()).toBe(before);
  await expect(site.serve()).rejects.toThrow(start.message);
});

test('read models beside a log that the secrets know to be longer stay where they are', async () => {
  const site = await DamagedSite.of(folder);
  site.from('events.sqlite');
  const said = rebuildProjections(site.config, () => undefined);
  await expect(said).rejects.toThrow(/the newest \d+ are lost\. .* Nothing was changed\.$/);
  expect(existsSync(join(site.dataDir, 'models.sqlite'))).toBe(true);
});

test('rebuilt read models are what they were, whatever had become of them', async () => {
  const config = await worked();
  const before = documentsIn(config);
  expect(JSON.stringify(before)).toContain('Birch');
  expect(JSON.stringify(before['indexes'])).toContain(`${tableOf('audit_entries')} actor_id -moment`);
  const models = new DatabaseSync(join(config.dataDir, 'models.sqlite'));
  models.exec(`DELETE FROM "${tableOf('patients')}"`);
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
  const app = await servedFolder(config);
  await expect(rebuildProjections(config, () => undefined)).rejects.toThrow('is in use');
  await app.close();
  const nowhere = configOf(join(folder(), 'nothing'));
  await expect(rebuildProjections(nowhere, () => undefined)).rejects.toThrow('holds no event log');
});

test('read models of another log are rebuilt when the server starts', async () => {
  const config = await worked();
  const other = await worked(['Dogwood', 'Elm', 'Fir']);
  cpSync(join(other.dataDir, 'models.sqlite'), join(config.dataDir, 'models.sqlite'));
  const app = await servedFolder(config);
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
  const app = await servedFolder(moved);
  const { body } = await (await app.admin()).get('/patients').expect(200);
  expect(JSON.stringify(body)).toContain('Cedar');
  await app.close();
});

describe('a restored site that is older than it was', () => {
  let config: Config;
  let older: string;
  beforeEach(async () => {
    config = await worked();
    older = join(folder(), 'backup');
    await backUp({ dataDir: config.dataDir, target: older, product: '1.2.3', now });
    await register(config, 'Dogwood', 'Elm');
  });

  async function register(site: Config, ...names: string[]): Promise<number[]> {
    const app = await servedFolder(site);
    const admin = await app.admin();
    const ids: number[] = [];
    for (const last_name of names) {
      const { body } = await admin.post('/patients').send({ first_name: 'Ann', last_name }).expect(201);
      ids.push((body as { patient: { id: number } }).patient?.id ?? (body as { id: number }).id);
    }
    await app.close();
    return ids;
  }

  test('starts, says so in its log, and gives no number again', async () => {
    const { dataDir, siteKeyFile } = config;
    await restore({ source: older, dataDir, siteKeyFile, replace: true, now });
    expect(await register(config, 'Fir')).toEqual([6]);
    expect(await typesIn(config)).toContain('LogRestored');
    // Once: the next start is one like any other.
    expect(await register(config, 'Gum')).toEqual([7]);
    expect((await typesIn(config)).filter((type) => type === 'LogRestored')).toHaveLength(1);
  });

  /** Restored from a backup that copied the vault while the server went on, after the log. */
  async function laterVault(): Promise<Config> {
    const newer = join(folder(), 'backup');
    await backUp({ dataDir: config.dataDir, target: newer, product: '1.2.3', now });
    const manifests = [older, newer].map(
      (at) => JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8')) as { files: object[] },
    );
    cpSync(join(newer, 'secrets.sqlite'), join(older, 'secrets.sqlite'));
    const files = [manifests[0]!.files[0], manifests[1]!.files[1]];
    writeFileSync(join(older, 'manifest.json'), JSON.stringify({ ...manifests[0], files }));
    const moved = configOf(join(folder(), 'data'), config.siteKeyFile);
    await restore({ source: older, dataDir: moved.dataDir, replace: false, now });
    return moved;
  }

  test('starts where the vault was copied while the server went on, after the log', async () => {
    expect(await register(await laterVault(), 'Fir')).toEqual([6]);
  });

  test('is rebuilt as a start would accept it, also where something has opened it before', async () => {
    const moved = await laterVault();
    await (await openEmbedded(moved.dataDir)).close();
    expect(existsSync(join(moved.dataDir, 'models.sqlite'))).toBe(true);
    const status = await rebuildProjections(moved, () => undefined);
    expect(status.map(({ parked }) => parked)).toEqual(projections.map(() => null));
    expect((await typesIn(moved)).filter((type) => type === 'LogRestored')).toHaveLength(1);
    expect(await register(moved, 'Fir')).toEqual([6]);
  });

  test('a folder of the same files, put there by hand, is refused', async () => {
    cpSync(join(older, 'events.sqlite'), join(config.dataDir, 'events.sqlite'));
    await expect(servedFolder(config)).rejects.toThrow(/the newest \d+ are lost/);
  });
});

test('a backup of a log with a damaged event names it', async () => {
  const { dataDir } = await worked();
  const log = new DatabaseSync(join(dataDir, 'events.sqlite'));
  const trigger = log.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed'`).get()!;
  log.exec('DROP TRIGGER events_are_never_changed');
  log.exec(`UPDATE events SET data = replace(data, 'sealed', 'sea1ed') WHERE stream = 'patient-2'`);
  log.exec(String(trigger['sql']));
  log.close();
  const { log: mark } = await backUp({ dataDir, target: join(folder(), 'b'), product: '1.2.3', now });
  expect(mark.damaged).toEqual([
    expect.stringMatching(/^PatientRegistered at position \d+ \(patient-2, revision 0\)/),
  ]);
});

async function typesIn({ dataDir }: Config): Promise<string[]> {
  const engines = await openEmbedded(dataDir);
  const events = await eventsOf(engines.log);
  await engines.close();
  return events.map(({ type }) => type);
}
