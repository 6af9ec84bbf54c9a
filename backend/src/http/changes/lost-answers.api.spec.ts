import { randomBytes } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { startApp } from '../../testing/app.ts';

let standIn: EventStoreDbStandIn;
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  standIn = await new EventStoreDbStandIn().start();
  const log = await openEventStoreDb(standIn.url, { append: 60_000, firstRetry: 5 });
  const secrets = await openSqliteSecrets(':memory:');
  const models = await openSqliteReadModels(':memory:');
  const close = async () => {
    for (const engine of [log, secrets, models]) await engine.close();
  };
  app = await startApp({ siteKey: randomBytes(32), engines: { log, secrets, models, close } });
  admin = await app.admin();
});
afterAll(async () => {
  await app.close();
  await standIn.stop();
});

const patient = { first_name: 'Ada', last_name: 'Lost' };
const found = async () => (await admin.get('/patients?query=lost').expect(200)).body as { id: number }[];

test('an append whose answers are lost is told as one that may stand, and its repeat finds out', async () => {
  const send = () => admin.post('/patients').set('Idempotency-Key', 'lost-answers-1').send(patient);
  // The key's own reservation, the number, its reservation, and then the patient.
  standIn.faults.push(0, 0, 0, 'cut after', 'cut after', 'cut after');
  const lost = await send().expect(503);
  expect(lost.body).toMatchObject({ code: 'outcome_unknown', success: false });
  expect(lost.body.message).toMatch(/may have been/);
  const again = await send().expect(201);
  expect(await found()).toMatchObject([{ id: again.body.id as number }]);
});

test('a change that surely was not written says so', async () => {
  await standIn.line.refuse();
  await admin.get('/patients?query=x');
  const refused = await admin.post('/patients').send({ ...patient, last_name: 'Never' });
  await standIn.line.resume();
  expect(refused.body).toMatchObject({ status: 503 });
  expect(refused.body.message.includes('Nothing was changed')).toBe(refused.body.code === 'unavailable');
});
