import { type AiProvidersResponse, aiProviders, type OllamaModelsResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { runningApps } from '../../testing/running-apps.ts';

const { start, thenClose } = runningApps();

async function asked<T>(path: string, env: Record<string, string>): Promise<T> {
  const app = await start({ env });
  const { body } = await (await app.admin()).get(`/admin/ai-providers${path}`).expect(200);
  return body as T;
}

describe('the catalogue', () => {
  test('names all five; the cloud is listed, and refused with a sentence', async () => {
    const { providers } = await asked<AiProvidersResponse>('', {});
    expect(Object.keys(providers)).toEqual([...aiProviders]);
    const { ollama, ...cloud } = providers;
    expect(ollama).toMatchObject({ requires_api_key: false, requires_endpoint: false, blocked: null });
    for (const { blocked, requires_api_key } of Object.values(cloud)) {
      expect([requires_api_key, blocked]).toEqual([
        true,
        expect.stringMatching(/switched off.*ALLOW_CLOUD_AI/),
      ]);
    }
  });

  test('a site that allows the cloud may use all of it; only azure has no address of its own', async () => {
    const { providers } = await asked<AiProvidersResponse>('', { ALLOW_CLOUD_AI: 'true' });
    expect(Object.values(providers).map(({ blocked }) => blocked)).toEqual(aiProviders.map(() => null));
    const addressed = Object.entries(providers).filter(([, { requires_endpoint }]) => requires_endpoint);
    expect(addressed.map(([name]) => name)).toEqual(['azure']);
  });

  test('says of each model what it costs and what it is good for', async () => {
    const { providers } = await asked<AiProvidersResponse>('', {});
    for (const [name, { models, model_details, label, recommended_for }] of Object.entries(providers)) {
      expect(Object.keys(model_details)).toEqual(models);
      expect([name, models.length > 0]).toEqual([name, name !== 'ollama']);
      expect(label && recommended_for).not.toBe('');
      for (const { cost_per_1k, quality, speed } of Object.values(model_details)) {
        expect(cost_per_1k).toBeGreaterThan(0);
        expect(cost_per_1k).toBeLessThan(0.1);
        expect(quality && speed).not.toBe('');
      }
    }
  });
});

describe('the models of the local Ollama', () => {
  test('are asked of it', async () => {
    const server = thenClose(await OllamaStandIn.start('llama3.1:8b'));
    const answer = await asked<OllamaModelsResponse>('/ollama/models', { OLLAMA_URL: server.url });
    expect(answer).toMatchObject({ success: true, ollama_running: true });
    expect(answer.available_models).toContain('llama3.1:8b');
    expect(answer.models['llama3.1:8b']?.size).toMatch(/^[\d.]+ (GB|MB)$/);
    expect(Object.keys(answer.models)).toEqual(answer.available_models);
    const there = answer.recommended_models.filter(({ installed }) => installed);
    expect(there.map(({ name }) => name)).toEqual(['llama3.1:8b']);
  });

  test('without an Ollama the specification’s sentence, and what to pull', async () => {
    const server = await OllamaStandIn.start();
    const { url } = server;
    await server.close();
    const answer = await asked<OllamaModelsResponse>('/ollama/models', { OLLAMA_URL: url });
    expect(answer).toMatchObject({
      success: false,
      ollama_running: false,
      available_models: [],
      error: 'Failed to connect to Ollama',
    });
    expect(answer.recommended_models.map(({ pull, name }) => pull === `ollama pull ${name}`)).toContain(true);
  });
});
