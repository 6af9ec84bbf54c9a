import { randomBytes } from 'node:crypto';
import type { AdminAiStatusResponse, AiStatusResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { OllamaStandIn } from '../testing/stand-ins/ollama.ts';
import { readyCase } from '../testing/app-with-model.ts';
import { testEngines } from '../testing/engines.ts';
import { NOT_CONFIGURED } from './ai.queries.ts';
import { runningApps } from '../testing/running-apps.ts';

const { start, stop, thenClose } = runningApps();

const nameless = { provider: null, model: null, current_provider: null, current_model: null };

describe('GET /ai-status', () => {
  test('without a model it says so, to everybody signed in', async () => {
    const app = await start();
    await app.anyone().get('/ai-status').expect(401);
    const expected = { configured: false, answers: null, ...nameless, message: NOT_CONFIGURED };
    expect((await (await app.admin()).get('/ai-status').expect(200)).body).toEqual(expected);
    expect((await (await app.newUser()).get('/ai-status').expect(200)).body).toEqual(expected);
  });

  test('with a model that answers it is connected; only admins learn the names', async () => {
    const server = thenClose(await OllamaStandIn.start('llama'));
    const app = await start({ env: { OLLAMA_URL: server.url, OLLAMA_MODEL: 'llama' } });
    const [admin, user] = [await app.admin(), await app.newUser()];
    const names = {
      provider: 'ollama',
      model: 'llama',
      current_provider: 'ollama',
      current_model: 'llama',
    };
    const connected = { configured: true, answers: true, message: 'Connected' };
    expect((await admin.get('/ai-status').expect(200)).body).toEqual({ ...connected, ...names });
    expect((await user.get('/ai-status').expect(200)).body).toEqual({ ...connected, ...nameless });
  });

  test('a model that does not answer stays configured, and the answer holds for some seconds', async () => {
    const server = await OllamaStandIn.start('llama');
    const { url } = server;
    await server.close();
    let now = Date.UTC(2026, 0, 5);
    const clock = { now: () => new Date(now) };
    const app = await start({ env: { OLLAMA_URL: url, OLLAMA_MODEL: 'llama' }, clock });
    const admin = await app.admin();
    const message = async () => {
      const { body } = await admin.get('/ai-status').expect(200);
      const { configured, answers, message } = body as AiStatusResponse;
      expect([configured, answers]).toEqual([true, message === 'Connected']);
      return message;
    };
    expect(await message()).toMatch(/^The AI provider is configured but does not answer\./);
    thenClose(await OllamaStandIn.start('llama', Number(new URL(url).port)));
    expect(await message()).toMatch(/does not answer/);
    now += 60_000;
    expect(await message()).toBe('Connected');
  });

  test('the answer holds no longer where the clock is set back', async () => {
    const server = await OllamaStandIn.start('llama');
    let now = Date.UTC(2026, 0, 5);
    const clock = { now: () => new Date(now) };
    const app = await start({ env: { OLLAMA_URL: server.url, OLLAMA_MODEL: 'llama' }, clock });
    const admin = await app.admin();
    const answers = async () =>
      ((await admin.get('/ai-status').expect(200)).body as AiStatusResponse).answers;
    expect(await answers()).toBe(true);
    await server.close();
    expect(await answers()).toBe(true);
    now -= 60_000;
    expect(await answers()).toBe(false);
  });
});

describe('an activated setting', () => {
  let ours: OllamaStandIn;
  let theirs: OllamaStandIn;
  beforeEach(async () => {
    ours = thenClose(await OllamaStandIn.start('llama'));
    theirs = await OllamaStandIn.start('phi4');
    thenClose({ close: () => theirs.close() });
  });

  const env = (more: Record<string, string> = {}) => ({
    OLLAMA_URL: ours.url,
    OLLAMA_MODEL: 'llama',
    ALLOWED_AI_HOSTS: new URL(theirs.url).host,
    ...more,
  });

  /** On the other server, with the other model. */
  async function activate(admin: TestAgent): Promise<number> {
    const body = { provider: 'ollama', model: 'phi4', configuration: { endpoint: theirs.url } };
    const made = await admin.post('/admin/ai-settings').send(body).expect(201);
    const { id } = (made.body as { setting: { id: number } }).setting;
    await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
    return id;
  }
  const adminStatus = async (admin: TestAgent) =>
    (await admin.get('/admin/ai-status').expect(200)).body as AdminAiStatusResponse;

  test('goes before the environment’s model, until it is deactivated or deleted', async () => {
    const app = await start({ env: env() });
    const admin = await app.admin();
    const fromEnvironment = {
      active_provider: { provider: 'ollama', model: 'llama' },
      source: 'environment',
      answers: true,
      message: 'Connected',
    };
    expect(await adminStatus(admin)).toEqual(fromEnvironment);
    const id = await activate(admin);
    const active_provider = { provider: 'ollama', model: 'phi4' };
    expect(await adminStatus(admin)).toEqual({ ...fromEnvironment, source: 'setting', active_provider });
    expect((await admin.get('/ai-status').expect(200)).body).toMatchObject({ current_model: 'phi4' });
    await admin.post(`/admin/ai-settings/${id}/deactivate`).expect(200);
    expect(await adminStatus(admin)).toEqual(fromEnvironment);
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
    await admin.delete(`/admin/ai-settings/${id}`).expect(200);
    expect(await adminStatus(admin)).toEqual(fromEnvironment);
  });

  test('writes the notes', async () => {
    const app = await start({ env: env() });
    const admin = await app.admin();
    await activate(admin);
    const before = theirs.asked.length;
    theirs.behave({ kind: 'answers', pieces: ['Ana Ramírez needs briefs.'] });
    const caseId = await readyCase(admin);
    const note = await admin.post(`/cases/${caseId}/generate_note`).send({}).expect(200);
    expect(note.body).toMatchObject({ ai_provider: 'ollama', ai_model: 'phi4' });
    expect([ours.asked.length, theirs.asked.length]).toEqual([0, before + 1]);
  });

  test('one that does not answer is told to users without its name', async () => {
    const app = await start({ env: env() });
    const admin = await app.admin();
    // What was heard of the environment's model says nothing about it.
    expect(await adminStatus(admin)).toMatchObject({ source: 'environment', answers: true });
    await activate(admin);
    await theirs.close();
    const { body } = await (await app.newUser()).get('/ai-status').expect(200);
    expect(body).toMatchObject({ configured: true, answers: false, ...nameless });
    expect((body as AiStatusResponse).message).toMatch(
      /^The AI provider is configured but does not answer\./,
    );
    theirs = await OllamaStandIn.start();
  });

  test('stays after a restart; where the site forbids it since, it is not called, and says why', async () => {
    const engines = thenClose(await testEngines());
    const siteKey = randomBytes(32);
    const shared = { engines: { ...engines, close: () => Promise.resolve() }, siteKey };
    const first = await start({ ...shared, env: env() });
    const id = await activate(await first.admin());
    await stop(first);
    const second = await start({ ...shared, env: env() });
    expect(await adminStatus(await second.admin())).toMatchObject({ source: 'setting', answers: true });
    await stop(second);
    const asked = theirs.asked.length;
    const third = await start({ ...shared, env: env({ ALLOWED_AI_HOSTS: '' }) });
    const admin = await third.admin();
    const status = await adminStatus(admin);
    expect(status).toMatchObject({ source: 'setting', answers: false });
    expect(status.message).toMatch(/not on a host that this site allows/);
    const { body: tested } = await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
    expect(tested).toMatchObject({ success: false, error: status.message });
    const { body } = await admin.get('/admin/ai-settings').expect(200);
    expect(body).toMatchObject({ settings: [{ status: 'error', blocked: status.message }] });
    await admin.post(`/admin/ai-settings/${id}/deactivate`).expect(200);
    const { body: refused } = await admin.post(`/admin/ai-settings/${id}/activate`).expect(409);
    expect(refused).toMatchObject({ code: 'ai_provider_blocked', error: status.message });
    expect(theirs.asked.length).toBe(asked);
    await stop(third);
  });
});
