import type {
  AiSettingsResponse,
  AlertsResponse,
  AuditViewsResponse,
  LocalModelsResponse,
} from '@vouchwell/contract';
import { demoRequest } from '../asked-for-a-demo.ts';
import { type Desk, got, MODEL, posted, type Scenes } from './desk.ts';

const setting = { provider: 'ollama', model: MODEL };
const modelFile = { name: 'brought:1b', file_name: 'one.gguf', bytes: 5_000_000, sha256: 'a'.repeat(64) };

/** A site may have so many and no more. */
async function noManySettings({ admin }: Desk) {
  const { settings } = await got<AiSettingsResponse>(admin, '/admin/ai-settings');
  if (settings.length < 50) return;
  for (const { id, is_active } of settings)
    if (!is_active) await admin.delete(`/admin/ai-settings/${id}`).expect(200);
}

export async function aSetting(desk: Desk, ...steps: string[]) {
  const { admin } = desk;
  await noManySettings(desk);
  const { setting: one } = await posted(admin, '/admin/ai-settings', setting);
  const path = `/admin/ai-settings/${one.id}`;
  for (const step of steps) await posted(admin, `${path}/${step}`);
  return path;
}

/** Not more than one is under way. */
async function noModelImport({ admin }: Desk) {
  const { running } = await got<LocalModelsResponse>(admin, '/admin/local-models');
  if (running) await admin.delete(`/admin/local-models/imports/${running.id}`).expect(200);
}

export async function aModelImport(desk: Desk) {
  await noModelImport(desk);
  const { import_id } = await posted(desk.admin, '/admin/local-models/imports', modelFile);
  return `/admin/local-models/imports/${import_id}`;
}

async function aDemoRequest({ visitor, admin }: Desk) {
  await visitor().post('/demo/request').send(demoRequest).expect(201);
  const { requests } = await got<{ requests: { id: number }[] }>(admin, '/admin/demo-requests');
  return `/admin/demo-requests/${requests[0]!.id}`;
}

/** Whoever opens a case of their own name is told of. */
async function anAlert({ owner, admin }: Desk) {
  const { id } = await posted(owner, '/patients', { first_name: 'Sam', last_name: 'Lee' });
  const { case_id } = await posted(owner, '/cases/workflow', { patient: { id } });
  await owner.get(`/cases/${case_id}`).expect(200);
  const { alerts } = await got<AlertsResponse>(admin, '/audit/alerts');
  return `/audit/alerts/${alerts[0]!.id}`;
}

/** A person may keep so many and no more. */
async function noManyViews({ admin }: Desk) {
  const { views } = await got<AuditViewsResponse>(admin, '/audit/views');
  if (views.length < 10) return;
  for (const { id } of views) await admin.delete(`/audit/views/${id}`).expect(200);
}

/** Two or more, by their numbers in their order. */
async function someViews(desk: Desk): Promise<number[]> {
  const { admin, next } = desk;
  await noManyViews(desk);
  const add = async () => {
    const view = { name: `View ${next()}`, asked: { person: 1 } };
    return (await admin.post('/audit/views').send(view).expect(201)).body as AuditViewsResponse;
  };
  await add();
  return (await add()).views.map(({ id }) => id);
}

const aView = async (desk: Desk) => `/audit/views/${(await someViews(desk)).at(-1)}`;

export const ofTheSite: Scenes = {
  'PUT /admin/site': ({ admin: by }) => ({ address: '/admin/site', by, body: { name: 'Fairhaven Springs' } }),
  'PUT /admin/retention': ({ admin: by }) => ({
    ...{ address: '/admin/retention', by },
    body: { periods: { record_years: 12 }, reason: 'As our state asks' },
  }),
  'POST /demo/request': ({ visitor }) => ({ address: '/demo/request', by: visitor(), body: demoRequest }),
  'PUT /admin/demo-requests/:id': async (desk) => ({
    ...{ address: await aDemoRequest(desk), by: desk.admin },
    body: { status: 'contacted', note: 'Called back.' },
  }),
  'DELETE /admin/demo-requests/:id': async (desk) => ({ address: await aDemoRequest(desk), by: desk.admin }),
  'POST /audit/alerts/:id/looked-at': async (desk) => ({
    address: `${await anAlert(desk)}/looked-at`,
    by: desk.admin,
  }),
  'POST /audit/alerts/:id/explained': async (desk) => ({
    ...{ address: `${await anAlert(desk)}/explained`, by: desk.admin },
    body: { explanation: 'task', by: 'Nora' },
  }),
  'POST /audit/alerts/:id/recorded': async (desk) => ({
    ...{ address: `${await anAlert(desk)}/recorded`, by: desk.admin },
    body: { incident: 'P-1' },
  }),
  'PUT /audit/alert-rules': ({ admin: by }) => ({
    ...{ address: '/audit/alert-rules', by },
    body: { thresholds: { refused: 20 } },
  }),
  'POST /audit/views': ({ admin: by, next }) => ({
    ...{ address: '/audit/views', by },
    body: { name: `View ${next()}`, asked: { person: 1 } },
  }),
  'PUT /audit/views': async (desk) => ({
    ...{ address: '/audit/views', by: desk.admin },
    body: { views: (await someViews(desk)).reverse() },
  }),
  'PUT /audit/views/:id': async (desk) => ({
    ...{ address: await aView(desk), by: desk.admin },
    body: { name: `Renamed ${desk.next()}` },
  }),
  'DELETE /audit/views/:id': async (desk) => ({ address: await aView(desk), by: desk.admin }),
  'POST /admin/ai-settings': ({ admin: by }) => ({ address: '/admin/ai-settings', by, body: setting }),
  'PUT /admin/ai-settings/:id': async (desk) => ({
    ...{ address: await aSetting(desk), by: desk.admin },
    body: { model: 'other' },
  }),
  'POST /admin/ai-settings/:id/test': async (desk) => ({
    address: `${await aSetting(desk)}/test`,
    by: desk.admin,
  }),
  'POST /admin/ai-settings/:id/activate': async (desk) => ({
    address: `${await aSetting(desk, 'test')}/activate`,
    by: desk.admin,
  }),
  'POST /admin/ai-settings/:id/deactivate': async (desk) => ({
    address: `${await aSetting(desk, 'test', 'activate')}/deactivate`,
    by: desk.admin,
  }),
  'DELETE /admin/ai-settings/:id': async (desk) => ({ address: await aSetting(desk), by: desk.admin }),
  'POST /admin/local-models/imports': async (desk) => {
    await noModelImport(desk);
    return { address: '/admin/local-models/imports', by: desk.admin, body: modelFile };
  },
  'DELETE /admin/local-models/imports/:id': async (desk) => ({
    address: await aModelImport(desk),
    by: desk.admin,
  }),
  'DELETE /admin/local-models/:name': ({ admin: by }) => ({ address: `/admin/local-models/${MODEL}`, by }),
};
