import type { CaseResponse, PatientDetailsResponse, PatientResponse } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { startApp } from '../testing/app.ts';
import type { TestEngines } from '../testing/engines.ts';
import { failingLog, type FailingLog } from '../testing/failing-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

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

const register = async (last_name: string) =>
  ((await admin.post('/patients').send({ first_name: 'Ana', last_name }).expect(201)).body as PatientResponse)
    .id;
const open = async (id: number) =>
  ((await admin.post('/cases/workflow').send({ patient: { id } }).expect(201)).body as { case_id: number })
    .case_id;
const patientOf = async (id: number) =>
  ((await admin.get(`/cases/${id}`).expect(200)).body as CaseResponse).patient;
const details = async (id: number) =>
  (await admin.get(`/patients/${id}`).expect(200)).body as PatientDetailsResponse;
const sentences = async (id: number) => (await details(id)).history.map(({ sentence }) => sentence);

// The correction, its two cases, and that they have it.
test.each([0, 1, 2, 3])(
  'a correction that ends behind %d appends is whole after the next start',
  async (appends) => {
    const id = await register('Before');
    const cases = [await open(id), await open(id)];
    log.failAfter(appends);
    const body = { first_name: 'Ana', last_name: 'After', into_cases: true };
    await admin
      .put(`/patients/${id}`)
      .send(body)
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(500));
    await restart();
    const name = appends === 0 ? 'Before' : 'After';
    expect(await details(id)).toMatchObject({ last_name: name });
    for (const one of cases) expect(await patientOf(one)).toMatchObject({ last_name: name });
    if (appends === 0) return;
    expect((await sentences(id)).filter((one) => one.startsWith('carried'))).toHaveLength(1);
    // Nothing is left for a further start.
    const { length } = await log.readAll(null, 10_000);
    await restart();
    const later = (await log.readAll(null, 10_000)).slice(length).map(({ type }) => type);
    expect(later.filter((type) => /Carried|Merge|Taken/.test(type) && type !== 'NumberTaken')).toEqual([]);
  },
);

// The merge, both histories, the case, and that it is settled.
test.each([0, 1, 2, 3, 4])(
  'a merge that ends behind %d appends is whole after the next start',
  async (appends) => {
    const [old, survivor] = [await register('Old'), await register('Survivor')];
    const held = await open(old);
    log.failAfter(appends);
    await admin
      .post(`/patients/${survivor}/merge`)
      .send({ merged_id: old })
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(500));
    await restart();
    const whole = appends > 0;
    expect((await details(old)).merged_into).toBe(whole ? survivor : null);
    expect((await details(survivor)).merged).toEqual(whole ? [old] : []);
    expect((await patientOf(held))?.id).toBe(whole ? survivor : old);
    if (whole) expect(await sentences(survivor)).toHaveLength(2);
  },
);
