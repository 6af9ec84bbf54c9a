import 'reflect-metadata';
import { AZURE_API_VERSION } from '@vouchwell/contract';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelError, ModelSettings } from '../../kernel/model.port.ts';
import { CLOUD_IS_OFF, type CloudVendor, cloudVendors, type OutboundRules } from '../outbound/destination.ts';
import { API_VERSION } from './ai-sdk/azure.ts';
import { modelServers } from './ai-sdk/index.ts';
import { anthropicDialect, azureDialect, googleDialect, KEY, openaiDialect } from './cloud-stand-ins.ts';
import { type Behaviour, type Dialect, ModelStandIn } from './model-stand-in.ts';
import { BYTES, DIGEST, ollamaDialect, OllamaStandIn } from './ollama-stand-in.ts';

const dialects: Record<CloudVendor, Dialect> = {
  openai: openaiDialect,
  anthropic: anthropicDialect,
  google: googleDialect,
  azure: azureDialect,
};
const prompt = { system: 'You write letters.', user: 'Write one.' };
const signal = new AbortController().signal;
const site: OutboundRules = { ollamaUrl: 'http://127.0.0.1:9', allowedAiHosts: [], allowCloudAi: false };

const running: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.close()))));

/** The address of a plain server. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function cloud(provider: CloudVendor, more: Partial<ModelSettings> = {}) {
  const server = await ModelStandIn.speaking(dialects[provider]);
  running.push(server);
  const servers = modelServers({ ...site, allowedAiHosts: [server.url], allowCloudAi: true });
  const settings = { provider, model: 'stand-in', endpoint: server.url, apiVersion: null, apiKey: KEY };
  return { server, servers, model: servers.model({ ...settings, ...more }) };
}

const failure = async (writing: Promise<unknown>): Promise<ModelError> => {
  const outcome: unknown = await writing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(outcome).toMatchObject({ name: 'ModelError' });
  return outcome as ModelError;
};

describe('what a site refuses', () => {
  test.each(cloudVendors)(
    '%s while the cloud is off, on an allowed host too: nothing is sent',
    async (provider) => {
      const server = await ModelStandIn.speaking(dialects[provider]);
      running.push(server);
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

describe.each(cloudVendors)('%s', (provider) => {
  test('the key goes into its own header and nowhere else, to the setting’s server alone', async () => {
    const trap = await ModelStandIn.speaking(dialects[provider]);
    running.push(trap);
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

describe('Ollama', () => {
  const at = (server: OllamaStandIn) => modelServers({ ...site, ollamaUrl: server.url });
  const settings = { provider: 'ollama', endpoint: null, apiVersion: null, apiKey: null } as const;
  async function started(name: string) {
    const server = await OllamaStandIn.start(name);
    running.push(server);
    return server;
  }

  test('tells what it has installed', async () => {
    const server = await started('llama3:8b');
    expect(await at(server).installed()).toEqual([{ name: 'llama3:8b', bytes: BYTES, parameters: '8.0B' }]);
    expect((await failure(modelServers(site).installed())).reason).toBe('unreachable');
  });

  test.each([
    ['llama3', 'llama3:latest', DIGEST],
    ['llama3:latest', 'llama3:latest', DIGEST],
    ['llama3:8b', 'llama3:8b', DIGEST],
    ['llama3', 'llama3:8b', null],
  ])('%s, where %s is installed, has the digest %s', async (model, installed, digest) => {
    const server = await started(installed);
    const written = await at(server)
      .model({ ...settings, model })
      .write(prompt, { signal });
    expect(written).toMatchObject({ digest, parameters: { num_ctx: 8192, temperature: 0.2 } });
  });

  test('another server of the site is asked where the operator allows it', async () => {
    const [server, other] = [await started('a'), await started('b')];
    const rules = { ...site, ollamaUrl: server.url, allowedAiHosts: [other.url] };
    const model = modelServers(rules).model({ ...settings, model: 'b', endpoint: `${other.url}/` });
    expect((await model.write(prompt, { signal })).digest).toBe(DIGEST);
    expect(await model.answers()).toBe(true);
    expect(server.heard).toEqual([]);
  });

  test('what is no Ollama does not answer, and a redirect is not followed', async () => {
    const model = (server: { url: string }) =>
      modelServers({ ...site, ollamaUrl: server.url }).model({ ...settings, model: 'a' });
    const [other, target] = [await ModelStandIn.speaking(openaiDialect), await started('a')];
    running.push(other);
    expect(await model(other).answers()).toBe(false);
    const url = await serving((_, response) => response.writeHead(302, { location: target.url }).end());
    expect(await model({ url }).answers()).toBe(false);
    expect(target.heard).toEqual([]);
  });

  test('a server that does not tell what it has is sent nothing while the cloud is off', async () => {
    const server = await ModelStandIn.speaking({ ...ollamaDialect('a'), other: () => null });
    running.push(server);
    const rules = { ...site, ollamaUrl: server.url };
    const written = modelServers(rules)
      .model({ ...settings, model: 'a' })
      .write(prompt, { signal });
    expect((await failure(written)).message).toBe('The model server did not list its models.');
    expect(server.asked).toEqual([]);
    const cloudy = modelServers({ ...rules, allowCloudAi: true }).model({ ...settings, model: 'a' });
    expect((await cloudy.write(prompt, { signal })).digest).toBeNull();
  });

  test('whoever goes away does not wait for a server that is silent about what it has', async () => {
    const gone = new AbortController();
    const ollamaUrl = await serving(() => gone.abort());
    const model = modelServers({ ...site, ollamaUrl }).model({ ...settings, model: 'a' });
    expect((await failure(model.write(prompt, { signal: gone.signal }))).reason).toBe('cancelled');
  });

  test.each<[string, string, object]>([
    ['notes', 'notes:latest', { remote_host: 'https://ollama.com:443', remote_model: 'gpt-oss:120b' }],
    ['gpt-oss:120b-cloud', 'gpt-oss:120b-cloud', {}],
    ['gemma4:cloud', 'something-else', {}],
  ])(
    '%s, which it would hand to a cloud, is sent nothing while the cloud is off',
    async (model, listed, remote) => {
      const server = await ModelStandIn.speaking(ollamaDialect(listed, remote));
      running.push(server);
      const rules = { ...site, ollamaUrl: server.url };
      const written = modelServers(rules)
        .model({ ...settings, model })
        .write(prompt, { signal });
      expect((await failure(written)).message).toMatch(
        / hands this model’s work to a cloud, .* ALLOW_CLOUD_AI\.$/,
      );
      expect(server.asked).toEqual([]);
      const names = (await modelServers(rules).installed()).map(({ name }) => name);
      expect(names).toEqual(listed === 'something-else' ? [listed] : []);
      const cloudy = modelServers({ ...rules, allowCloudAi: true });
      await cloudy.model({ ...settings, model }).write(prompt, { signal });
      expect(await cloudy.installed()).toHaveLength(1);
    },
  );
});

function refusing(status: number, body: object): Extract<Behaviour, { kind: 'refuses' }> {
  return { kind: 'refuses', status, body: JSON.stringify(body) };
}
