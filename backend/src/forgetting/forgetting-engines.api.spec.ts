import { join } from 'node:path';
import type { CaseResponse, DuesResponse, ForgettingResponse } from '@vouchwell/contract';
import { features } from '../features.ts';
import { startApp, USER } from '../testing/app.ts';
import { type TestEngines, testEngines, withFreshModels } from '../testing/engines.ts';
import { SHOWN, wholeStory, WORDS } from '../testing/forgotten/whole-story.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { tracesIn } from '../testing/traces.ts';

const folder = temporaryFolder();
const REASON = 'The period for which it is kept has ended.';
const projections = features.flatMap((one) => one.projections);
/** Whoever signs in or looks meanwhile is in these as well. */
const ON_THE_MOVE = new Set(['audit_entries', 'alert_watch']);
/** Figures without a name go on counting what was forgotten until they are built anew. */
const KEEP_COUNTING = new Set([
  'users',
  'feedback_weeks',
  'feedback_figures',
  'note_figures',
  'library_tally',
  'model_paces',
]);

async function documents({ models }: TestEngines): Promise<Record<string, unknown>> {
  const all: [string, unknown][] = [];
  for (const { name } of projections) {
    const found = await models.find(name, { limit: 10_000 });
    all.push([name, [...found].sort((a, b) => (a.id < b.id ? -1 : 1))]);
  }
  return Object.fromEntries(all);
}

/** Everything that the engines tell when they are asked for all they have. */
async function everything(engines: TestEngines): Promise<Buffer> {
  const parts: unknown[] = [await documents(engines), await engines.secrets.list('')];
  for (let at: string | null = null; ;) {
    const page = await engines.log.readAll(at, 1_000);
    parts.push(page);
    const last = page.at(-1);
    if (!last) break;
    at = last.position;
  }
  return Buffer.from(JSON.stringify(parts));
}

/** On the engines that the run names: the embedded ones in memory, or EventStoreDB's protocol and MongoDB's. */
test('two admins forget a patient whose keeping has ended: no store tells a word of them, and a rebuild is the same', async () => {
  const engines = await testEngines();
  const site = await wholeStory({ engines, dataDir: folder() }, join(folder(), 'server.log'));
  const { app, admin, second, user, zeb, own, moved, contents } = site;
  const before = await everything(engines);
  for (const word of SHOWN) expect(tracesIn(before, [word])).not.toEqual([]);
  const standing = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;

  // Nobody's keeping has ended on the first day.
  const dues = (await admin.get('/admin/retention/due').expect(200)).body as DuesResponse;
  expect(dues).toEqual({ due: [], next: null });
  await admin.post(`/patients/${zeb}/forgetting`).send({ reason: REASON }).expect(200);
  const done = await second.post(`/patients/${zeb}/forgetting/confirm`).send({ password: USER.password });
  expect([done.status, (done.body as ForgettingResponse).stage]).toEqual([200, 'forgotten']);
  await app.caughtUp();

  expect((await user.get(`/cases/${own}`)).status).toBe(404);
  for (const id of contents) await admin.get(`/rag/content/${id}/versions`).expect(404);
  const after = (await user.get(`/cases/${moved}`).expect(200)).body as CaseResponse;
  expect({ ...after, updated_at: '' }).toEqual({ ...standing, updated_at: '' });
  await app.caughtUp();
  expect(tracesIn(await everything(engines), WORDS)).toEqual([]);
  const kept = await documents(engines);
  await app.nest.close();

  // A process that never knew them, with read models built anew from the log.
  const fresh = await withFreshModels(engines);
  const later = await startApp({ engines: fresh, siteKey: app.siteKey });
  await later.caughtUp();
  const built = await documents(fresh);
  for (const { name } of projections)
    if (!ON_THE_MOVE.has(name) && !KEEP_COUNTING.has(name))
      expect.soft([name, built[name]]).toEqual([name, kept[name]]);
  expect(tracesIn(await everything(fresh), WORDS)).toEqual([]);
  await later.close();
  await site.endModels();
});
