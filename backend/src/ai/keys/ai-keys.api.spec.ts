import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { AdminAiStatusResponse, AiSettingResponse, AiSettingsResponse } from '@vouchwell/contract';
import pino from 'pino';
import type TestAgent from 'supertest/lib/agent.js';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openEmbedded } from '../../embedded.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import type { startApp } from '../../testing/app.ts';
import { testEngines } from '../../testing/engines.ts';
import { EchoingServer } from '../echoing-server.fixture.ts';
import { runningApps } from '../../testing/running-apps.ts';
import { KEY_MISSING } from '../models/setting-models.ts';

const FIRST = 'sk-canary-first-4711';
const SECOND = 'sk-canary-second-0815';
const CANARY = /sk-canary|first-4711|second-0815/;

const { start, stop, thenClose } = runningApps();
let here: EchoingServer;
let there: EchoingServer;
beforeEach(async () => {
  here = thenClose(await EchoingServer.start());
  there = thenClose(await EchoingServer.start());
});

const env = () => ({ ALLOW_CLOUD_AI: 'true', ALLOWED_AI_HOSTS: `${here.host},${there.host}` });
const endpoint = (server: EchoingServer) => ({ configuration: { endpoint: server.url } });

const temporary = temporaryFolder();

/** What the tests do with the settings of an application. Every answer is kept, as text. */
async function settingsOf(app: Awaited<ReturnType<typeof startApp>>) {
  const admin = await app.admin();
  const answers: string[] = [];
  const call = async (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const answer = await (admin as TestAgent)[method](`/admin/ai-settings${path}`).send(body);
    answers.push(JSON.stringify([answer.headers, answer.text]));
    return answer;
  };
  const all = async () => ((await call('get', '')).body as AiSettingsResponse).settings;
  return {
    admin,
    answers,
    call,
    all,
    add: async (api_key = FIRST) => {
      const body = { provider: 'openai', model: 'gpt-4.1', api_key, ...endpoint(here) };
      return ((await call('post', '', body)).body as { setting: AiSettingResponse }).setting.id;
    },
    test: async (id: number) =>
      (await call('post', `/${id}/test`)).body as { success: boolean; error?: string },
    one: async (id: number) => (await all()).find((setting) => setting.id === id)!,
  };
}

test('no answer, log, event or file ever shows a key', async () => {
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const folder = temporary();
  const engines = await openEmbedded(folder);
  const logger = pino({ level: 'trace', base: null }, stream);
  const app = await start({ env: env(), engines, logger });
  const { admin, answers, call, add, test: ask } = await settingsOf(app);
  const id = await add();
  expect(await ask(id)).toMatchObject({ success: true, result: { test_response: 'You sent Bearer …' } });
  here.refuses = true;
  expect(await ask(id)).toMatchObject({ success: false });
  await call('put', `/${id}`, { api_key: SECOND });
  here.refuses = false;
  expect(await ask(id)).toMatchObject({ success: true });
  await call('post', `/${id}/activate`);
  // Refusals do not quote it either.
  await call('post', '', { provider: 'openai', model: 'no name', api_key: FIRST });
  await call('post', '', { provider: 'openai', model: 'm', api_key: `${FIRST} ${SECOND}` });
  await call('put', `/${id}`, { api_key: FIRST, configuration: { endpoint: 'http://10.9.8.7' } });
  const once = () => admin.put(`/admin/ai-settings/${id}`).set('Idempotency-Key', 'the-same-change');
  for (let time = 0; time < 2; time++)
    answers.push(JSON.stringify((await once().send({ api_key: FIRST })).body));
  for (const path of ['/admin/ai-status', '/ai-status', '/admin/ai-providers']) {
    answers.push((await admin.get(path).expect(200)).text);
  }
  await call('get', '');
  expect(here.received.join()).toMatch(CANARY);
  const events = JSON.stringify(await engines.log.readAll(null, 10_000));
  await stop(app);

  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(files.join().length).toBeGreaterThan(10_000);
  expect(answers.join()).toContain('"has_api_key":true'.replaceAll('"', '\\"'));
  for (const place of [answers, logged, [events], files]) expect(place.join()).not.toMatch(CANARY);
});

test('a provider that needs a key is not set without one', async () => {
  const app = await start({ env: env() });
  const { admin } = await settingsOf(app);
  const body = { provider: 'openai', model: 'gpt-4.1', api_key: ' ' };
  const { body: problem } = await admin.post('/admin/ai-settings').send(body).expect(400);
  const sentence = 'API key is required for OpenAI.';
  expect(problem).toMatchObject({ error: sentence, fields: { api_key: sentence } });
});

describe('with a key that was given for one address', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  let settings: Awaited<ReturnType<typeof settingsOf>>;
  let id: number;
  beforeEach(async () => {
    app = await start({ env: env() });
    settings = await settingsOf(app);
    id = await settings.add();
    expect(await settings.test(id)).toMatchObject({ success: true });
  });

  const kept = () => app.engines.secrets.list('ai-key/');

  test('another address gets nothing of it', async () => {
    const { call, test: ask, one } = settings;
    await call('put', `/${id}`, endpoint(there));
    expect(await one(id)).toMatchObject({ has_api_key: false, status: 'inactive' });
    expect(await ask(id)).toMatchObject({ success: false, error: KEY_MISSING });
    expect(there.received).toEqual([]);
    expect(await kept()).toEqual([]);
    // The way back does not bring it back.
    const before = here.received.length;
    await call('put', `/${id}`, endpoint(here));
    expect(await ask(id)).toMatchObject({ success: false, error: KEY_MISSING });
    expect(here.received).toHaveLength(before);
  });

  test('another address gets the key that came with it', async () => {
    const { call, test: ask, one } = settings;
    await call('put', `/${id}`, { ...endpoint(there), api_key: SECOND });
    expect(await one(id)).toMatchObject({ has_api_key: true });
    expect(await ask(id)).toMatchObject({ success: true });
    expect(there.received.join()).toContain(SECOND);
    expect(there.received.join()).not.toContain(FIRST);
    expect(await kept()).toHaveLength(1);
  });

  test('a change that is refused leaves it', async () => {
    const { call, test: ask } = settings;
    const refused = await call('put', `/${id}`, { configuration: { endpoint: 'http://10.9.8.7' } });
    expect(refused.status).toBe(400);
    expect(await ask(id)).toMatchObject({ success: true });
  });

  test('a new key takes the place of the old', async () => {
    const { call, test: ask } = settings;
    await call('put', `/${id}`, { api_key: SECOND });
    const before = here.received.length;
    expect(await ask(id)).toMatchObject({ success: true });
    const sent = here.received.slice(before).join();
    expect([sent.includes(SECOND), sent.includes(FIRST)]).toEqual([true, false]);
    expect(await kept()).toHaveLength(1);
  });

  test('a deleted setting leaves no key, a deactivated one keeps it', async () => {
    const { call, one } = settings;
    await call('post', `/${id}/activate`);
    await call('post', `/${id}/deactivate`);
    expect(await one(id)).toMatchObject({ has_api_key: true, is_active: false, status: 'active' });
    await call('delete', `/${id}`);
    expect(await kept()).toEqual([]);
  });

  test('a repeat of its request after it was deleted does not bring it back', async () => {
    const body = { provider: 'openai', model: 'gpt-4.1', api_key: FIRST, ...endpoint(here) };
    const add = () =>
      settings.admin.post('/admin/ai-settings').set('Idempotency-Key', 'added-once').send(body);
    const { setting } = (await add().expect(201)).body as { setting: AiSettingResponse };
    await settings.call('delete', `/${setting.id}`);
    expect((await add().expect(201)).body).toEqual({ success: true, setting: null });
    expect(await kept()).toHaveLength(1);
  });

  test('a key that was lost is asked for again, and nothing is sent without it', async () => {
    const { admin, call, test: ask, one } = settings;
    await call('post', `/${id}/activate`);
    await app.engines.secrets.deleteAll('ai-key/');
    expect(await one(id)).toMatchObject({ has_api_key: false, is_active: true });
    const before = here.received.length;
    const { body } = await admin.get('/admin/ai-status').expect(200);
    expect(body as AdminAiStatusResponse).toEqual({
      active_provider: { provider: 'openai', model: 'gpt-4.1' },
      source: 'setting',
      answers: false,
      message: KEY_MISSING,
    });
    expect(await ask(id)).toMatchObject({ success: false, error: KEY_MISSING });
    expect(here.received).toHaveLength(before);
  });
});

test('what a cut left behind is put in order at the next start', async () => {
  const engines = thenClose(await testEngines());
  const siteKey = Buffer.alloc(32, 7);
  const shared = { ...engines, close: () => Promise.resolve() };
  const first = await start({ env: env(), engines: shared, siteKey });
  const id = await (await settingsOf(first)).add();
  const [named] = await engines.secrets.list('ai-key/');
  await stop(first);
  // A key whose event was never written, and one whose setting is gone.
  const vault = new Vault(engines.secrets, siteKey);
  await vault.put(`ai-key/${id}/unnamed`, FIRST);
  await vault.put('ai-key/99/gone', FIRST);
  const second = await start({ env: env(), engines: shared, siteKey });
  expect(await engines.secrets.list('ai-key/')).toEqual([named]);
  expect(await (await settingsOf(second)).test(id)).toMatchObject({ success: true });
  await stop(second);
});
