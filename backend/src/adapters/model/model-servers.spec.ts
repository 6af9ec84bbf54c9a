import type { ModelSettings } from '../../kernel/ports/model.port.ts';
import { CLOUD_IS_OFF, cloudVendors } from '../outbound/destination.ts';
import { modelServers } from './ai-sdk/index.ts';
import { KEY } from '../../testing/stand-ins/cloud-models.ts';
import { ModelStandIn } from '../../testing/stand-ins/model.ts';
import {
  closeServers,
  cloud,
  dialects,
  failure,
  prompt,
  signal,
  site,
  untilTheEnd,
} from './providers.fixture.ts';

afterEach(closeServers);

describe('what a site refuses', () => {
  test.each(cloudVendors)(
    '%s while the cloud is off, on an allowed host too: nothing is sent',
    async (provider) => {
      const server = await untilTheEnd(ModelStandIn.speaking(dialects[provider]));
      const servers = modelServers({ ...site, allowedAiHosts: [server.url] });
      for (const endpoint of [null, server.url]) {
        const settings = { provider, model: 'stand-in', endpoint, apiVersion: null, apiKey: KEY };
        expect(servers.blocked(settings)).toBe(CLOUD_IS_OFF);
        const model = servers.model(settings);
        expect(await failure(model.write(prompt, { signal }))).toMatchObject({
          reason: 'refused',
          message: CLOUD_IS_OFF,
        });
        expect(await model.answers()).toBe(false);
      }
      expect(server.heard).toEqual([]);
    },
  );

  test('says nothing against what may be called', () => {
    const servers = modelServers({ ...site, allowCloudAi: true });
    for (const provider of cloudVendors) expect(servers.blocked({ provider, endpoint: null })).toBeNull();
    expect(servers.blocked({ provider: 'azure', endpoint: 'https://clinic.openai.azure.com/' })).toBeNull();
    expect(modelServers(site).blocked({ provider: 'ollama', endpoint: null })).toBeNull();
    expect(modelServers(site).blocked({ provider: 'ollama', endpoint: site.ollamaUrl })).toBeNull();
  });

  test.each<[ModelSettings['provider'], string]>([
    ['ollama', 'http://127.0.0.1:5432'],
    ['ollama', 'https://api.openai.com/v1'],
    ['openai', 'https://evil.site/v1'],
    ['openai', 'https://api.anthropic.com/v1'],
    ['azure', 'http://clinic.openai.azure.com'],
    ['google', 'http://169.254.169.254/'],
    ['anthropic', 'not an address'],
    ['ollama', 'http://2130706433:9'],
  ])('%s at %s', async (provider, endpoint) => {
    const servers = modelServers({ ...site, allowCloudAi: true });
    const sentence = servers.blocked({ provider, endpoint });
    expect(sentence).toMatch(/^The endpoint .+\.$/);
    const model = servers.model({ provider, endpoint, model: 'm', apiVersion: null, apiKey: KEY });
    expect((await failure(model.write(prompt, { signal }))).message).toBe(sentence);
  });

  test.each(cloudVendors)(
    '%s without a key: nothing is sent, whatever the environment holds',
    async (provider) => {
      const names = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'AZURE_API_KEY'];
      for (const name of names) process.env[name] = KEY;
      try {
        for (const apiKey of [null, '']) {
          const { server, model } = await cloud(provider, { apiKey });
          expect((await failure(model.write(prompt, { signal }))).message).toMatch(
            /^The API key .* is missing\./,
          );
          expect(server.heard).toEqual([]);
        }
      } finally {
        for (const name of names) delete process.env[name];
      }
    },
  );

  test('azure without its endpoint', async () => {
    const { model } = await cloud('azure', { endpoint: null });
    expect((await failure(model.write(prompt, { signal }))).message).toMatch(/^The endpoint .* is missing\./);
  });
});
