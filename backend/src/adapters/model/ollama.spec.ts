import { modelServers } from './ai-sdk/index.ts';
import { openaiDialect } from '../../testing/stand-ins/cloud-models.ts';
import { ModelStandIn } from '../../testing/stand-ins/model.ts';
import { BYTES, DIGEST, ollamaDialect, OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { closeServers, failure, prompt, serving, signal, site, untilTheEnd } from './providers.fixture.ts';

afterEach(closeServers);

describe('Ollama', () => {
  const at = (server: OllamaStandIn) => modelServers({ ...site, ollamaUrl: server.url });
  const settings = { provider: 'ollama', endpoint: null, apiVersion: null, apiKey: null } as const;
  const started = (name: string) => untilTheEnd(OllamaStandIn.start(name));

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
    expect(written).toMatchObject({
      digest,
      parameters: { num_ctx: 8192, num_predict: 4096, temperature: 0.2 },
    });
  });

  test('nothing of a prompt may be cut, and one that does not fit is said to be too long', async () => {
    const server = await started('a');
    const model = at(server).model({ ...settings, model: 'a' });
    await model.write(prompt, { signal });
    expect(server.asked[0]!.body).toMatchObject({ truncate: false, shift: false });
    const body = JSON.stringify({ error: 'the input length exceeds the context length' });
    server.behave({ kind: 'refuses', status: 400, body });
    expect((await failure(model.write(prompt, { signal }))).reason).toBe('too_long');
    server.behave({ kind: 'refuses', status: 400, body: '{"error":"no"}' });
    expect((await failure(model.write(prompt, { signal }))).reason).toBe('refused');
  });

  test('a server that fills its whole context with the prompt has cut it', async () => {
    const answer = { message: { role: 'assistant', content: 'Dear' }, done: true, done_reason: 'stop' };
    const counting = (prompt_eval_count: number) =>
      serving((request, response) =>
        response.end(
          request.url === '/api/tags'
            ? JSON.stringify({ models: [{ name: 'a:latest', digest: DIGEST }] })
            : `${JSON.stringify({ model: 'a', ...answer, prompt_eval_count, eval_count: 1 })}\n`,
        ),
      );
    const write = async (count: number) =>
      modelServers({ ...site, ollamaUrl: await counting(count) })
        .model({ ...settings, model: 'a' })
        .write(prompt, { signal });
    expect((await write(8191)).text).toBe('Dear');
    expect((await failure(write(8192))).reason).toBe('too_long');
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
    const [other, target] = [await untilTheEnd(ModelStandIn.speaking(openaiDialect)), await started('a')];
    expect(await model(other).answers()).toBe(false);
    const url = await serving((_, response) => response.writeHead(302, { location: target.url }).end());
    expect(await model({ url }).answers()).toBe(false);
    expect(target.heard).toEqual([]);
  });

  test('a server that does not tell what it has is sent nothing while the cloud is off', async () => {
    const server = await untilTheEnd(ModelStandIn.speaking({ ...ollamaDialect('a'), other: () => null }));
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
      const server = await untilTheEnd(ModelStandIn.speaking(ollamaDialect(listed, remote)));
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
