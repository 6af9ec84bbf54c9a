import type { AiStatusResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../adapters/model/ollama-stand-in.ts';
import { startApp } from '../testing/app.ts';
import { NOT_CONFIGURED } from './ai.queries.ts';

const nameless = { provider: null, model: null, current_provider: null, current_model: null };

describe('GET /ai-status', () => {
  test('without a model it says so, to everybody signed in', async () => {
    const app = await startApp();
    await app.anyone().get('/ai-status').expect(401);
    const expected = { configured: false, answers: null, ...nameless, message: NOT_CONFIGURED };
    expect((await (await app.admin()).get('/ai-status').expect(200)).body).toEqual(expected);
    expect((await (await app.newUser()).get('/ai-status').expect(200)).body).toEqual(expected);
    await app.close();
  });

  test('with a model that answers it is connected; only admins learn the names', async () => {
    const server = await OllamaStandIn.start('llama');
    const app = await startApp({ env: { OLLAMA_URL: server.url, OLLAMA_MODEL: 'llama' } });
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
    await app.close();
    await server.close();
  });

  test('a model that does not answer stays configured, and the answer holds for some seconds', async () => {
    const server = await OllamaStandIn.start('llama');
    const { url } = server;
    await server.close();
    let now = Date.UTC(2026, 0, 5);
    const clock = { now: () => new Date(now) };
    const app = await startApp({ env: { OLLAMA_URL: url, OLLAMA_MODEL: 'llama' }, clock });
    const admin = await app.admin();
    const message = async () => {
      const { body } = await admin.get('/ai-status').expect(200);
      const { configured, answers, message } = body as AiStatusResponse;
      expect([configured, answers]).toEqual([true, message === 'Connected']);
      return message;
    };
    expect(await message()).toMatch(/^The AI provider is configured but does not answer\./);
    const back = await OllamaStandIn.start('llama', Number(new URL(url).port));
    expect(await message()).toMatch(/does not answer/);
    now += 60_000;
    expect(await message()).toBe('Connected');
    await app.close();
    await back.close();
  });
});
