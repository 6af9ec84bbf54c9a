import type { ImportBegunResponse, PatientImport, PatientResponse } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { startApp } from '../testing/app.ts';
import type { TestEngines } from '../testing/engines.ts';
import { failingLog, type FailingLog } from '../testing/failing-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';
import { Importing } from './importing.ts';

const folder = temporaryFolder();
const siteKey = randomBytes(32);
let log: FailingLog;
let engines: TestEngines;
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;

beforeAll(async () => {
  log = failingLog(await openSqliteEventLog(`${folder()}/log.db`));
  const [models, secrets] = [await openSqliteReadModels(':memory:'), await openSqliteSecrets(':memory:')];
  const close = async () => {
    for (const engine of [log, models, secrets]) await engine.close();
  };
  engines = { log, models, secrets, close };
  app = await startApp({ engines, siteKey });
  admin = await app.admin();
});
afterAll(() => app.close());

async function restart(): Promise<void> {
  await app.nest.close();
  log.failAfter(null);
  app = await startApp({ engines, siteKey });
  admin = await app.admin();
}

const ROWS = 130;
const fileOf = (name: string) =>
  Buffer.from(
    `First name,Last name\n${Array.from({ length: ROWS }, (_, n) => `Row${n},${name}${n}`).join('\n')}`,
  ).toString('base64');
const one = async (id: number) =>
  (await admin.get(`/patients/imports/${id}`).expect(200)).body as PatientImport;
const ended = (id: number, stage: string) => until(async () => (await one(id)).stage === stage);
const known = async (name: string) => {
  const all: PatientResponse[] = [];
  for (let page = 1; ; page++) {
    const { body } = await admin.get(`/patients?per_page=200&page=${page}`).expect(200);
    all.push(...(body as PatientResponse[]).filter(({ last_name }) => last_name.startsWith(name)));
    if ((body as unknown[]).length < 200) return all.map(({ last_name }) => last_name).sort();
  }
};
const everyRow = (name: string) => Array.from({ length: ROWS }, (_, n) => `${name}${n}`).sort();

// Behind its beginning; within the first hundred, in their numbers, and in the rest.
test.each([3, 40, 109, 150, 235])(
  'an import cut off behind %d appends is whole after the next start',
  async (appends) => {
    const name = `Cut${appends}x`;
    log.failAfter(appends);
    const { status, body } = await admin.post('/patients/imports').send({ file: fileOf(name) });
    if (status === 201) await app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
    await restart();
    const begun = status === 201 ? (body as ImportBegunResponse).import_id : null;
    if (begun === null) return expect(await known(name)).toEqual([]);
    await ended(begun, 'finished');
    expect(await known(name)).toEqual(everyRow(name));
    expect(await one(begun)).toMatchObject({ rows: ROWS, done: ROWS });
  },
);

test('one that was being taken back is gone after the next start', async () => {
  const { body } = await admin
    .post('/patients/imports')
    .send({ file: fileOf('Gone') })
    .expect(201);
  const id = (body as ImportBegunResponse).import_id;
  await ended(id, 'finished');
  log.failAfter(60);
  await admin.post(`/patients/imports/${id}/undo`).expect(200);
  await app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
  expect(await one(id)).toMatchObject({ stage: 'undoing' });
  await restart();
  await ended(id, 'undone');
  expect(await known('Gone')).toEqual([]);
});
