import type TestAgent from 'supertest/lib/agent.js';
import type { startApp } from '../../testing/app.ts';

const numberIn = (body: unknown, ...names: string[]): string => {
  let found = body as Record<string, never>;
  for (const name of names) found = found[name]!;
  return String(found);
};

/** One of each thing that an address names by its number, so that no route ends before its work. By the parts of addresses. */
export async function thingsThere(
  app: Awaited<ReturnType<typeof startApp>>,
  user: TestAgent,
  admin: TestAgent,
): Promise<Readonly<Record<string, string>>> {
  const made = async (agent: TestAgent, path: string, body: object) =>
    (await agent.post(path).send(body)).body as unknown;
  const read = async (path: string) => (await admin.get(path).expect(200)).body as unknown;
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  // Nobody asks under this account.
  await app.newUser({}, 'a.victim');
  const victim = '3';
  const setting = await made(admin, '/admin/ai-settings', { provider: 'ollama', model: 'stand-in:8b' });
  const view = await made(admin, '/audit/views', { name: 'A view', asked: { person: 1 } });
  const patients = await made(admin, '/patients/imports', { file: base64('First name,Last name\nBo,Ek') });
  const items = { file: base64('name,category\nA rail of a file,Mobility\n'), source: 'items.csv' };
  const checked = await made(admin, '/inventory/imports/items/check', items);
  const seen = numberIn(checked, 'seen');
  const inventory = await made(admin, '/inventory/imports/items', { ...items, seen });
  // Whoever opens a case of their own name is told of.
  const namesake = await made(user, '/patients', { first_name: 'Sam', last_name: 'Lee' });
  const patient = { id: Number(numberIn(namesake, 'id')) };
  const opened = numberIn(await made(user, '/cases/workflow', { patient }), 'case_id');
  await user.get(`/cases/${opened}`).expect(200);
  return {
    '/admin/users/:id': `/admin/users/${victim}`,
    '/admin/ai-settings/:id': `/admin/ai-settings/${numberIn(setting, 'setting', 'id')}`,
    '/audit/views/:id': `/audit/views/${numberIn(view, 'views', '0', 'id')}`,
    '/audit/alerts/:id': `/audit/alerts/${numberIn(await read('/audit/alerts'), 'alerts', '0', 'id')}`,
    '/audit/entries/:position': `/audit/entries/${numberIn(await read('/audit/entries'), 'entries', '0', 'position')}`,
    '/patients/imports/:id': `/patients/imports/${numberIn(patients, 'import_id')}`,
    '/inventory/imports/:id': `/inventory/imports/${numberIn(inventory, 'import_id')}`,
    '/history/:change': '/history/1',
  };
}
