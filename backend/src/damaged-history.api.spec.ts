import type { MeResponse } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type TestAgent from 'supertest/lib/agent.js';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { openEmbedded } from './embedded.ts';
import { ADMIN, startApp, USER } from './testing/app.ts';
import { caseDesk, problem } from './testing/case-desk.ts';

const folder = temporaryFolder();
const kim = { username: 'kim.oh', password: USER.password };

/** A stopped site with three cases, each shared with a colleague who then lost it. */
async function stoppedSite() {
  const [dataDir, siteKey] = [join(folder(), 'data'), randomBytes(32)];
  const desk = await caseDesk({ engines: await openEmbedded(dataDir), siteKey });
  const colleague = await desk.app.newUser({ full_name: 'Kim Oh' }, kim.username);
  const { user: me } = (await colleague.get('/auth/me').expect(200)).body as { user: { id: number } };
  const cases = [await desk.ready(), await desk.ready(), await desk.ready()];
  for (const id of cases) {
    await desk.user.post(`/cases/${id}/shares`).send({ user_id: me.id }).expect(200);
    await desk.user.delete(`/cases/${id}/shares/${me.id}`).expect(200);
  }
  await desk.app.close();
  const start = async () => startApp({ engines: await openEmbedded(dataDir), siteKey });
  return { dataDir, siteKey, cases, kimId: me.id, start };
}

/** One character of what an event holds becomes another, under a server that is stopped. */
function alter(dataDir: string, where: string): void {
  altered(
    dataDir,
    `UPDATE events SET data = substr(data, 1, 39) || iif(substr(data, 40, 1) = 'A', 'B', 'A') || substr(data, 41)
     WHERE ${where}`,
  );
}

function altered(dataDir: string, update: string): void {
  const file = new DatabaseSync(join(dataDir, 'events.sqlite'));
  const triggers = file.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers) file.exec(`DROP TRIGGER ${String(name)}`);
  const { changes } = file.prepare(update).run();
  expect(changes).toBe(1);
  for (const { sql } of triggers) file.exec(String(sql));
  file.close();
}

const forgetReadModels = (dataDir: string) => {
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `models.sqlite${end}`), { force: true });
};

/** What anybody may learn of a case whose history is damaged. */
async function expectDamaged(agent: TestAgent, id: number): Promise<void> {
  const calls = [
    agent.get(`/cases/${id}`),
    agent.get(`/cases/${id}/export/pdf`),
    agent.get(`/cases/${id}/history`),
    agent.post(`/cases/${id}/items`).send({ items: [] }),
    agent.post(`/cases/${id}/sign`).send({ password: USER.password }),
    agent.delete(`/cases/${id}`),
  ];
  for (const call of calls) {
    expect(problem(await call.expect(503))).toMatchObject({
      code: 'history_damaged',
      message:
        'The history of this case is damaged. Nothing of it is shown or changed until an administrator has restored it.',
    });
  }
}

test('a damaged event of one case: that case says so, everything else goes on', async () => {
  const { dataDir, cases, start } = await stoppedSite();
  const [first, damaged, last] = cases as [number, number, number];
  alter(dataDir, `stream = 'case-${damaged}' AND type = 'ShareTakenBack'`);
  forgetReadModels(dataDir);
  const app = await start();
  const user = await app.signIn(USER);
  for (const id of [first, last]) await user.get(`/cases/${id}`).expect(200);
  await user.post(`/cases/${last}/items`).send({ items: [] }).expect(200);
  await expectDamaged(user, damaged);
  await expectDamaged(await app.signIn(kim), damaged);
  // The owner sees that it is there; whom it was shared with, what cannot be read may have excluded.
  const rows = (await user.get('/cases').expect(200)).body as { id: number; damaged?: true }[];
  expect(rows.map(({ id, damaged: is }) => [id, is ?? false])).toEqual([
    [last, false],
    [damaged, true],
    [first, false],
  ]);
  expect((await (await app.signIn(kim)).get('/cases').expect(200)).body).toEqual([]);
  const { body } = await app.anyone().get('/health/ready').expect(200);
  expect(body).toMatchObject({ ready: true, damaged: 1, parked: [] });
  expect((await app.anyone().get('/metrics')).text).toMatch(/^vouchwell_damaged_streams 1$/m);
  await app.close();
  const again = await start();
  await expectDamaged(await again.signIn(USER), damaged);
  await (await again.signIn(USER)).get(`/cases/${first}`).expect(200);
  await again.close();
});

test('a damaged history of a user: that person is not let in, everybody else is', async () => {
  const { dataDir, kimId, start } = await stoppedSite();
  alter(dataDir, `stream = 'user-${kimId}' AND revision = 0`);
  forgetReadModels(dataDir);
  const app = await start();
  const refused = await app.anyone().post('/auth/login').send(kim).expect(503);
  expect(problem(refused).code).toBe('history_damaged');
  await app.signIn(USER);
  await (await app.signIn(ADMIN)).get('/admin/users').expect(200);
  await app.close();
});

test('a damaged history of the site’s settings: its letterhead is printed nowhere, and everybody works on', async () => {
  const { dataDir, cases, siteKey, start } = await stoppedSite();
  const before = await start();
  const set = {
    name: 'Fairhaven Springs Clinic for Rehabilitation and Continence',
    time_zone: 'Asia/Kolkata',
  };
  await (await before.admin()).put('/admin/site').send(set).expect(200);
  await before.close();
  alter(dataDir, `stream = 'site-1' AND type = 'SiteDetailsSet'`);
  forgetReadModels(dataDir);
  const env = { SITE_NAME: 'Fairhaven', TZ: 'Europe/Berlin' };
  const app = await startApp({ engines: await openEmbedded(dataDir), siteKey, env });
  const user = await app.signIn(USER);
  const { body } = await user.get('/auth/me').expect(200);
  expect((body as MeResponse).site).toEqual({ name: 'Fairhaven', time_zone: 'Europe/Berlin' });
  await user.post('/patients').send({ first_name: 'Ann', last_name: 'New', dob: '1950-02-03' }).expect(201);
  await user.get(`/cases/${cases[0]}`).expect(200);
  const change = { current_password: USER.password, new_password: 'quite another long one' };
  await user.post('/auth/password').send(change).expect(200);
  const signed = await user
    .post(`/cases/${cases[0]}/sign`)
    .send({ password: change.new_password })
    .expect(503);
  expect(problem(signed)).toMatchObject({
    code: 'history_damaged',
    message: expect.stringMatching(/^The history of this site is damaged\./) as string,
  });
  expect(problem(await (await app.admin()).get('/admin/site').expect(503)).code).toBe('history_damaged');
  expect((await app.anyone().get('/health/ready').expect(200)).body).toMatchObject({ damaged: 1 });
  await app.close();
});

test('a draft is not shown from read models that were current before its damage; ready counts it', async () => {
  const { dataDir, cases, start } = await stoppedSite();
  alter(dataDir, `stream = 'case-${cases[1]!}' AND type = 'CaseOpened'`);
  const app = await start();
  const user = await app.signIn(USER);
  await expectDamaged(user, cases[1]!);
  await user.get(`/cases/${cases[0]!}`).expect(200);
  const rows = (await user.get('/cases').expect(200)).body as { id: number; damaged?: true }[];
  expect(rows.filter(({ damaged }) => damaged).map(({ id }) => id)).toEqual([cases[1]]);
  const { body } = await app.anyone().get('/health/ready').expect(200);
  expect(body).toMatchObject({ ready: true, damaged: 1 });
  await app.close();
});

test('a case of which an event has got the name of another stream: nobody gets back what was taken from them', async () => {
  const { dataDir, cases, start } = await stoppedSite();
  const [first, harmed, last] = cases as [number, number, number];
  const before = await start();
  await (await before.signIn(USER)).post(`/cases/${harmed}/items`).send({ items: [] }).expect(200);
  await before.close();
  altered(
    dataDir,
    `UPDATE events SET stream = 'case-${last + 1}' WHERE stream = 'case-${harmed}' AND type = 'ShareTakenBack'`,
  );
  forgetReadModels(dataDir);
  const app = await start();
  const user = await app.signIn(USER);
  expect((await (await app.signIn(kim)).get('/cases').expect(200)).body).toEqual([]);
  await expectDamaged(await app.signIn(kim), harmed);
  await expectDamaged(user, harmed);
  for (const id of [first, last]) await user.get(`/cases/${id}`).expect(200);
  const rows = (await user.get('/cases').expect(200)).body as { id: number; damaged?: true }[];
  expect(rows.map(({ id, damaged: is }) => [id, is ?? false])).toEqual([
    [last, false],
    [harmed, true],
    [first, false],
  ]);
  await app.close();
});

test('a start that needs a damaged history names it and what to do, in one line', async () => {
  const { dataDir, siteKey } = await stoppedSite();
  alter(dataDir, `stream = 'admins' AND revision = 0`);
  const engines = await openEmbedded(dataDir);
  await expect(startApp({ engines, siteKey })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^A history that the start needs is damaged \(admins: .*\)\. Restore [^\n]*$/,
    ) as unknown,
  });
  await engines.close();
});

test.each(['catalogue-starter', 'content-1', 'dme-item-1'])(
  'a damaged history of what a site begins with (%s): the site starts, and everybody works on',
  async (stream) => {
    const { dataDir, cases, start } = await stoppedSite();
    alter(dataDir, `stream = '${stream}' AND revision = 0`);
    forgetReadModels(dataDir);
    const app = await start();
    const user = await app.signIn(USER);
    for (const id of cases) await user.get(`/cases/${id}`).expect(200);
    await user.post('/patients').send({ first_name: 'Ann', last_name: 'New', dob: '1950-02-03' }).expect(201);
    const { body } = await app.anyone().get('/health/ready').expect(200);
    expect(body).toMatchObject({ ready: true, damaged: 1, parked: [] });
    await app.close();
  },
);
