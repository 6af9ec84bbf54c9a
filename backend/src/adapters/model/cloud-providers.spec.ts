import 'reflect-metadata';
import { AZURE_API_VERSION } from '@vouchwell/contract';
import { type CloudVendor, cloudVendors } from '../outbound/destination.ts';
import { API_VERSION } from './ai-sdk/azure.ts';
import { modelServers } from './ai-sdk/index.ts';
import { KEY } from '../../testing/stand-ins/cloud-models.ts';
import { type Behaviour, ModelStandIn } from '../../testing/stand-ins/model.ts';
import {
  closeServers,
  cloud,
  dialects,
  failure,
  prompt,
  serving,
  signal,
  site,
  untilTheEnd,
} from './providers.fixture.ts';

afterEach(closeServers);

describe.each(cloudVendors)('%s', (provider) => {
  test('the key goes into its own header and nowhere else, to the setting’s server alone', async () => {
    const trap = await untilTheEnd(ModelStandIn.speaking(dialects[provider]));
    const names = ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_BASE_URL', 'AZURE_OPENAI_BASE_URL'];
    for (const name of names) process.env[name] = trap.url;
    try {
      const { server, model } = await cloud(provider);
      await model.write(prompt, { signal });
      expect(await model.answers()).toBe(true);
      expect(server.heard).toHaveLength(2);
      for (const { path, headers } of server.heard) {
        expect(path).not.toContain(KEY);
        const holding = Object.entries(headers).filter(([, value]) => String(value).includes(KEY));
        expect(holding).toHaveLength(1);
      }
      expect(JSON.stringify(server.asked.map(({ body }) => body))).not.toContain(KEY);
      expect(trap.heard).toEqual([]);
    } finally {
      for (const name of names) delete process.env[name];
    }
  });

  test('another key is refused, in words that say where to look and repeat nothing', async () => {
    const { model } = await cloud(provider, { apiKey: 'sk-other' });
    const { message } = await failure(model.write(prompt, { signal }));
    expect(message).toBe('The AI provider refused the API key. Check the key in the AI settings.');
    expect(await model.answers()).toBe(false);
  });

  test('the instructions go where instructions go, and no tools are offered', async () => {
    const { server, model } = await cloud(provider);
    await model.write(prompt, { signal });
    const body = JSON.parse(JSON.stringify(server.asked[0]!.body)) as Record<string, unknown>;
    for (const name of ['tools', 'tool_choice', 'toolConfig', 'functions'])
      expect(body).not.toHaveProperty(name);
    const { messages, system, systemInstruction, contents } = body as Record<string, object[]>;
    const places = {
      openai: () => expect(messages![0]).toEqual({ role: 'system', content: prompt.system }),
      azure: () => expect(messages![0]).toEqual({ role: 'system', content: prompt.system }),
      anthropic: () => expect(system).toEqual([{ type: 'text', text: prompt.system }]),
      google: () => expect(systemInstruction).toEqual({ parts: [{ text: prompt.system }] }),
    };
    places[provider]();
    const rest = JSON.stringify((messages ?? contents)!.slice(provider in { openai: 1, azure: 1 } ? 1 : 0));
    expect(rest).toContain(prompt.user);
    expect(rest).not.toContain(prompt.system);
  });

  test('a model that declines is no model that failed', async () => {
    const { server, model } = await cloud(provider);
    for (const pieces of [[], ['Dear ']]) {
      server.behave({ kind: 'declines', pieces });
      expect(await failure(model.write(prompt, { signal }))).toMatchObject({
        reason: 'refused',
        message: expect.stringMatching(/^The model declined to write this note/) as string,
      });
    }
  });

  test('answers where a gateway does not know the question, not where the server has a fault', async () => {
    const statuses = { 404: true, 429: true, 403: false, 500: false };
    for (const [status, answers] of Object.entries(statuses)) {
      const endpoint = await serving((_, response) => response.writeHead(Number(status)).end());
      const servers = modelServers({ ...site, allowedAiHosts: [endpoint], allowCloudAi: true });
      const settings = { provider, model: 'stand-in', endpoint, apiVersion: null, apiKey: KEY };
      expect(await servers.model(settings).answers()).toBe(answers);
    }
  });

  test('its endpoint may come with the path that its paths follow, or a gateway’s', async () => {
    const { server, servers } = await cloud(provider);
    const paths = {
      openai: ['/', '/v1', '/v1/'],
      anthropic: ['/', '/v1', '/v1/'],
      google: ['/', '/v1beta/', '/v1beta?x=1#y'],
      azure: ['/', '/openai', '/openai/', '/openai/deployments/other/chat/completions?api-version=1'],
    };
    for (const path of paths[provider]) {
      const endpoint = server.url + path;
      const model = servers.model({ provider, model: 'stand-in', endpoint, apiVersion: null, apiKey: KEY });
      expect((await model.write(prompt, { signal })).text).toBe('Nothing.');
    }
  });
});

describe('what only one provider does', () => {
  test.each<[CloudVendor, Extract<Behaviour, { kind: 'refuses' }>, RegExp]>([
    ['azure', refusing(400, { error: { code: 'content_filter', message: 'CANARY' } }), /declined/],
    ['azure', refusing(400, { error: { innererror: { code: 'ResponsibleAIPolicyViolation' } } }), /declined/],
    ['openai', refusing(429, { error: { type: 'insufficient_quota' } }), /no credit left/],
    ['openai', refusing(400, { error: { code: 'context_length_exceeded' } }), /too long for this model/],
    [
      'google',
      refusing(400, { error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } }),
      /the API key/,
    ],
    ['anthropic', refusing(529, { error: { type: 'overloaded_error' } }), /\(status 529\)\. Try again later/],
    ['anthropic', refusing(413, { error: { type: 'request_too_large' } }), /too long for this model/],
    ['google', refusing(404, [null, { error: [] }]), /does not know this model/],
    ['openai', refusing(400, { error: { details: [null, 7, 'x'], code: {} } }), /refused the request/],
    ['openai', { kind: 'refuses', status: 500, body: 'x'.repeat(300_000) }, /\(status 500\)/],
  ])('%s refuses with %j', async (provider, behaviour, sentence) => {
    const { server, model } = await cloud(provider);
    server.behave(behaviour);
    const { message } = await failure(model.write(prompt, { signal }));
    expect(message).toMatch(sentence);
    expect(message).toMatch(/^The [^]+\.$/);
  });

  test('OpenAI is told to keep nothing', async () => {
    const { server, model } = await cloud('openai');
    await model.write(prompt, { signal });
    expect(server.asked[0]!.body).toMatchObject({ store: false });
  });

  test('Azure’s oldest versions are not asked for counts that they refuse', async () => {
    expect(API_VERSION).toBe(AZURE_API_VERSION);
    const { server, model } = await cloud('azure');
    expect((await model.write(prompt, { signal })).tokens).toEqual({ input: null, output: null });
    expect(server.asked[0]!.path).toMatch(/\?api-version=2023-12-01-preview$/);
    expect(server.asked[0]!.body).not.toHaveProperty('stream_options');
  });

  test.each<[CloudVendor, string]>([
    ['azure', '../../../other?x'],
    ['google', '../other?x=y#z'],
  ])('a model’s name in the path of %s stays a name', async (provider, model) => {
    const { server, servers } = await cloud(provider);
    const settings = { provider, model, endpoint: server.url, apiVersion: null, apiKey: KEY };
    await failure(servers.model(settings).write(prompt, { signal }));
    expect(server.heard[0]!.path).toMatch(/^\/(openai\/deployments|v1beta)\/[^?]*other%3Fx/);
  });

  test('a model that takes no temperature is not told to have one', async () => {
    const { server, model } = await cloud('openai', { model: 'o3-mini' });
    expect((await model.write(prompt, { signal })).parameters).toEqual({});
    expect(server.asked[0]!.body).not.toHaveProperty('temperature');
  });
});

function refusing(status: number, body: object): Extract<Behaviour, { kind: 'refuses' }> {
  return { kind: 'refuses', status, body: JSON.stringify(body) };
}
