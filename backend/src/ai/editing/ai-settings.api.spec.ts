import type {
  AiSettingResponse,
  AiSettingSavedResponse,
  AiSettingsResponse,
  ProblemResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { ADMIN, startApp } from '../../testing/app.ts';
import { bearer } from '../../testing/app-with-model.ts';

let server: OllamaStandIn;
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  server = await OllamaStandIn.start('llama');
  app = await startApp({ env: { OLLAMA_URL: server.url } });
  admin = await app.admin();
});
beforeEach(() => server.behave({ kind: 'answers', pieces: ['ready'] }));
afterAll(async () => {
  await app.close();
  await server.close();
});

const body = { provider: 'ollama', model: 'llama' };
const list = async () =>
  ((await admin.get('/admin/ai-settings').expect(200)).body as AiSettingsResponse).settings;
const add = async (more: object = {}) => {
  const answer = await admin
    .post('/admin/ai-settings')
    .send({ ...body, ...more })
    .expect(201);
  return (answer.body as { setting: AiSettingResponse }).setting;
};
const on = (id: number, action: string) => admin.post(`/admin/ai-settings/${id}/${action}`);
const setting = async (id: number) => (await list()).find((one) => one.id === id);
const ready = async (more: object = {}) => {
  const { id } = await add(more);
  await on(id, 'test').expect(200);
  return id;
};
const writingWith = async () =>
  ((await admin.get('/ai-status').expect(200)).body as { current_model: string | null }).current_model;

test('add, list, test, activate, deactivate, delete', async () => {
  const made = await add();
  const fresh = {
    id: made.id,
    ...body,
    status: 'inactive',
    is_active: false,
    revision: 1,
    has_api_key: false,
    last_tested: null,
    last_message: null,
    configuration: { endpoint: null, api_version: null, writes: 'whole' },
    blocked: null,
  };
  expect(made).toEqual(fresh);
  expect(await list()).toContainEqual(fresh);

  const test = await on(made.id, 'test').expect(200);
  const result = { message: 'The model answered.', test_response: 'ready' };
  expect(test.body).toEqual({ success: true, result });
  const time = expect.stringMatching(/Z$/) as string;
  const tested = { ...fresh, status: 'active', last_tested: time, last_message: result.message };
  expect(await setting(made.id)).toEqual(tested);

  const activated = await on(made.id, 'activate').expect(200);
  expect(activated.body).toEqual({ success: true, setting: { ...tested, is_active: true } });
  expect(await writingWith()).toBe('llama');
  const deactivated = await on(made.id, 'deactivate').expect(200);
  expect(deactivated.body).toEqual({ success: true, setting: tested });
  expect(await writingWith()).toBeNull();

  await on(made.id, 'activate').expect(200);
  const deleted = await admin.delete(`/admin/ai-settings/${made.id}`).expect(200);
  expect(deleted.body).toEqual({ success: true });
  expect(await setting(made.id)).toBeUndefined();
  expect(await writingWith()).toBeNull();
});

test('what is not there is a 404 for every call', async () => {
  const missing = '/admin/ai-settings/9999';
  const calls = [
    admin.put(missing).send({ model: 'x' }),
    admin.delete(missing),
    ...['test', 'activate', 'deactivate'].map((action) => admin.post(`${missing}/${action}`)),
    admin.post('/admin/ai-settings/one/test'),
  ];
  for (const call of calls) {
    expect((await call.expect(404)).body).toMatchObject({
      code: 'ai_setting_missing',
      error: 'AI setting not found.',
    });
  }
});

test('what failed its test, or was never tested, cannot be activated', async () => {
  const sentence = 'Test this setting first: only one whose last test succeeded can be activated.';
  const { id } = await add();
  expect((await on(id, 'activate').expect(409)).body).toMatchObject({ error: sentence });
  server.behave({ kind: 'refuses', status: 404 });
  const failed = await on(id, 'test').expect(200);
  const message = 'The configured AI model is not installed on its server.';
  expect(failed.body).toEqual({
    success: false,
    result: { message, test_response: null },
    error: message,
  });
  expect(await setting(id)).toMatchObject({ status: 'error', last_message: message });
  expect((await on(id, 'activate').expect(409)).body).toMatchObject({ code: 'ai_setting_untested' });
  expect(await writingWith()).toBeNull();
});

test('the question is tiny, and holds nothing of anybody', async () => {
  const before = server.asked.length;
  await ready();
  const [asked, ...more] = server.asked.slice(before);
  expect(more).toEqual([]);
  const messages = JSON.stringify(asked?.body.messages);
  expect(messages.length).toBeLessThan(300);
});

test('a change makes it untested, and takes it out of use', async () => {
  const id = await ready();
  await on(id, 'activate').expect(200);
  const changed = await admin.put(`/admin/ai-settings/${id}`).send({ model: 'other' }).expect(200);
  expect((changed.body as AiSettingSavedResponse).setting).toMatchObject({
    model: 'other',
    status: 'inactive',
    is_active: false,
    last_tested: null,
    last_message: null,
  });
  expect(await writingWith()).toBeNull();
  // Said again, or with nothing to change, it is no change.
  await on(id, 'test').expect(200);
  for (const same of [{ model: 'other' }, {}, { configuration: {} }]) {
    const answer = await admin.put(`/admin/ai-settings/${id}`).send(same).expect(200);
    expect((answer.body as AiSettingSavedResponse).setting).toMatchObject({ status: 'active' });
  }
});

test('two admins who activate at once leave one active', async () => {
  const ids = [await ready(), await ready({ model: 'llama:latest' }), await ready({ model: 'llama:8b' })];
  const others = [await app.admin(), await app.admin(), await app.admin()];
  const calls = ids.map((id, index) => others[index]!.post(`/admin/ai-settings/${id}/activate`));
  const answers = await Promise.all(calls);
  // Who was overtaken three times is told so.
  expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
  expect(answers.map(({ status }) => status)).toContain(200);
  const active = (await list()).filter(({ is_active }) => is_active);
  expect(active).toHaveLength(1);
  expect(await writingWith()).toBe(active[0]!.model);
});

test('a setting that is changed while it is tested stays untested', async () => {
  const { id } = await add();
  server.behave({ kind: 'holds', pieces: ['ready'] });
  const asked = server.asked.length;
  const test = on(id, 'test').then((answer) => answer);
  await server.until(() => server.asked.length > asked);
  await admin.put(`/admin/ai-settings/${id}`).send({ model: 'other' }).expect(200);
  server.release();
  expect((await test).body).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await setting(id)).toMatchObject({ status: 'inactive', last_tested: null });
});

test('when the admin goes away the model is stopped, and nothing is recorded', async () => {
  const { id } = await add();
  server.behave({ kind: 'holds', pieces: [] });
  const headers = await bearer(app.url, ADMIN);
  const [asked, givenUp] = [server.asked.length, server.givenUp];
  const gone = new AbortController();
  const url = `${app.url}/admin/ai-settings/${id}/test`;
  const { 'content-type': _, ...authorization } = headers;
  const call = fetch(url, { method: 'POST', headers: authorization, signal: gone.signal });
  await server.until(() => server.asked.length > asked);
  gone.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await server.until(() => server.givenUp > givenUp);
  expect(await setting(id)).toMatchObject({ status: 'inactive', last_tested: null });
});

test('a repeated request adds once and asks once', async () => {
  const before = (await list()).length;
  const once = () => admin.post('/admin/ai-settings').set('Idempotency-Key', 'add-once-only').send(body);
  const [first, second] = [await once().expect(201), await once().expect(201)];
  expect(second.body).toEqual(first.body);
  expect(await list()).toHaveLength(before + 1);
  const { id } = (first.body as { setting: AiSettingResponse }).setting;
  const asked = server.asked.length;
  const test = () => on(id, 'test').set('Idempotency-Key', 'test-once-only');
  expect((await test().expect(200)).body).toMatchObject({ success: true });
  expect((await test().expect(200)).body).toEqual({
    success: true,
    result: { message: 'The model answered.', test_response: null },
  });
  expect(server.asked.length).toBe(asked + 1);
});

test.each<[string, object, string]>([
  ['provider', { provider: undefined }, 'Provider is required.'],
  ['provider', { provider: 'skynet' }, 'Provider must be one of: openai, anthropic, google, azure, ollama.'],
  [
    'provider',
    { provider: '__proto__' },
    'Provider must be one of: openai, anthropic, google, azure, ollama.',
  ],
  ['model', { model: ' ' }, 'Model is required.'],
  ['model', { model: 'llama 3' }, 'Model must be a name such as llama3.1:8b.'],
  ['model', { model: 'm'.repeat(201) }, 'Model can have at most 200 characters.'],
  ['api_key', { api_key: 7 }, 'API key must be text.'],
  ['api_key', { api_key: 'k'.repeat(1001) }, 'API key is too long.'],
  [
    'api_key',
    { provider: 'openai', api_key: 'two words' },
    'API key must be letters, digits and signs without spaces.',
  ],
  ['configuration.endpoint', { provider: 'azure', api_key: 'k' }, 'Endpoint is required for Azure OpenAI.'],
  [
    'configuration.endpoint',
    { configuration: { endpoint: 'models.site' } },
    'Endpoint must be an http or https address, such as http://10.0.0.5:11434.',
  ],
  [
    'configuration.endpoint',
    { configuration: { endpoint: 'http://a:b@models.site' } },
    'Endpoint must be an address without a user name, password, query or fragment.',
  ],
  ['configuration', { configuration: 'http://models.site' }, 'configuration must be an object.'],
])('%s: %j is refused', async (field, more, message) => {
  const before = await list();
  const answer = await admin
    .post('/admin/ai-settings')
    .send({ ...body, ...more })
    .expect(400);
  expect((answer.body as ProblemResponse).fields).toEqual({ [field]: message });
  expect(await list()).toEqual(before);
});

test('only what may be called may be set: the reason stands at its field', async () => {
  const { id } = await add();
  const endpoint = 'http://10.9.8.7:11434';
  for (const call of [
    admin.post('/admin/ai-settings').send({ ...body, configuration: { endpoint } }),
    admin.put(`/admin/ai-settings/${id}`).send({ configuration: { endpoint } }),
  ]) {
    const { message, fields } = (await call.expect(400)).body as ProblemResponse;
    expect(message).toMatch(/not on a host that this site allows/);
    expect(fields).toEqual({ 'configuration.endpoint': message });
  }
  const cloud = { provider: 'openai', model: 'gpt-4.1', api_key: 'k' };
  const refused = (await admin.post('/admin/ai-settings').send(cloud).expect(400)).body as ProblemResponse;
  expect(Object.keys(refused.fields!)).toEqual(['provider']);
  const allowed = await add({ configuration: { endpoint: `${server.url}/` } });
  expect(allowed.configuration.endpoint).toBe(server.url);
});

test.each([
  ['an admin whose right was taken', { role: 'admin', permissions: { can_manage_ai: false } }],
  ['a user who was given the flag without the role', { permissions: { can_manage_ai: true } }],
])('%s does not get near', async (name, more) => {
  const someone = await app.newUser(more, name.replaceAll(' ', '.').slice(0, 13));
  const { id } = await add();
  const calls = [
    ...['ai-settings', 'ai-providers', 'ai-providers/ollama/models', 'ai-status'].map((path) =>
      someone.get(`/admin/${path}`),
    ),
    someone.post('/admin/ai-settings').send(body),
    someone.put(`/admin/ai-settings/${id}`).send({ model: 'x' }),
    ...['test', 'activate', 'deactivate'].map((action) => someone.post(`/admin/ai-settings/${id}/${action}`)),
    someone.delete(`/admin/ai-settings/${id}`),
  ];
  const [before, asked] = [await list(), server.asked.length];
  for (const call of calls) {
    expect((await call.expect(403)).body).toMatchObject({
      code: 'can_manage_ai',
      error: "Access denied. You don't have permission to manage AI settings.",
    });
  }
  expect(await list()).toEqual(before);
  expect(server.asked.length).toBe(asked);
});
