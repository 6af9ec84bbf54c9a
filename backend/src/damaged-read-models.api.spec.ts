import type { AuditResponse } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { openEmbedded } from './embedded.ts';
import { startApp, USER } from './testing/app.ts';
import { caseDesk, problem } from './testing/case-desk.ts';

const folder = temporaryFolder();

/** One letter of what is stored in a collection becomes another, under the running server. */
function alter(dataDir: string, collection: string, from: string, to: string): void {
  const file = new DatabaseSync(join(dataDir, 'models.sqlite'));
  const named = file
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB ?")
    .all(`${collection}@*`);
  for (const { name } of named)
    file.prepare(`UPDATE "${String(name)}" SET doc = replace(doc, ?, ?)`).run(from, to);
  file.close();
}

test('a damaged list is not shown; its cases open from the log, and a restart builds it anew', async () => {
  const [dataDir, siteKey] = [join(folder(), 'data'), randomBytes(32)];
  const said: string[] = [];
  const desk = await caseDesk({ engines: await openEmbedded(dataDir), siteKey });
  const id = await desk.ready();
  const shown = (await desk.user.get(`/cases/${id}`).expect(200)).body as object;
  const listed = (await desk.user.get('/cases').expect(200)).body as object;
  alter(dataDir, 'case_list', 'in_progress', 'in_progresz');
  alter(dataDir, 'cases', 'in_progress', 'in_progresz');

  for (const path of ['/cases', '/cases/stats']) {
    const refused = problem(await desk.user.get(path).expect(503));
    expect(refused).toMatchObject({ code: 'read_models_damaged' });
    expect(refused.message).toContain('Nothing is lost');
  }
  expect((await desk.user.get(`/cases/${id}`).expect(200)).body).toEqual(shown);
  await desk.user.get('/patients').expect(200);
  const ready = await desk.app.anyone().get('/health/ready').expect(503);
  expect(ready.body).toMatchObject({ ready: false, engines: { read_models: 'stopped' } });
  await desk.app.close();

  const app = await startApp({
    engines: await openEmbedded(dataDir, (line) => void said.push(line)),
    siteKey,
  });
  expect(said.join()).toContain('are discarded and built anew from the event log: damage was found in them');
  expect((await (await app.signIn(USER)).get('/cases').expect(200)).body).toEqual(listed);
  await app.anyone().get('/health/ready').expect(200);
  const { body } = await (await app.admin()).get('/audit/entries?action=change&limit=200').expect(200);
  const entries = (body as AuditResponse).entries.filter(({ event }) => event.type === 'ReadModelsDiscarded');
  expect(entries).toHaveLength(1);
  await app.close();
});
