import { ModelStandIn } from '../../testing/stand-ins/model.ts';
import { ollamaDialect } from '../../testing/stand-ins/ollama.ts';
import { modelServers } from './ai-sdk/index.ts';
import { closeServers, cloud, failure, prompt, site, untilTheEnd } from './providers.fixture.ts';

afterEach(closeServers);

const SILENT = { kind: 'keeps_silent' } as const;
const settings = { provider: 'ollama', endpoint: null, apiVersion: null, apiKey: null } as const;
const inMemory = { name: 'a:latest', size: 10, size_vram: 0 };

/** A server that has loaded these, until it is told to let one go. `ps`: what it says instead. */
async function serverOf({ loaded = [inMemory] as object[], ps = null as object | null } = {}) {
  let held = loaded;
  const dialect = ollamaDialect('a');
  const answers: Record<string, () => object | null> = {
    '/api/ps': () => ps ?? { models: held },
    '/api/generate': () => {
      held = [];
      return { done: true, done_reason: 'unload' };
    },
  };
  const server = await untilTheEnd(
    ModelStandIn.speaking({
      ...dialect,
      writes: (path) => path === '/api/chat',
      other: (path) => (path in answers ? answers[path]!() : dialect.other(path)),
    }),
  );
  const model = modelServers({ ...site, ollamaUrl: server.url }).model({ ...settings, model: 'a' });
  const paths = () => server.heard.map(({ path }) => path).filter((path) => path !== '/api/tags');
  return { server, model, paths };
}

/** Gives a question up once the server has it, or has written something. */
async function givenUp({ server, model }: Pick<Awaited<ReturnType<typeof serverOf>>, 'server' | 'model'>) {
  const stop = new AbortController();
  const asked = server.asked.length;
  const heard = Promise.withResolvers<void>();
  const writing = model.write(prompt, { signal: stop.signal, onText: () => heard.resolve() });
  const over = failure(writing);
  await server.until(() => server.asked.length > asked);
  return {
    heard: heard.promise,
    stop: async () => {
      stop.abort();
      expect((await over).reason).toBe('cancelled');
    },
  };
}

describe('a question to Ollama that is given up', () => {
  test('before its first word: the model is let go, and is gone when it is said', async () => {
    const one = await serverOf();
    one.server.behave(SILENT);
    await (await givenUp(one)).stop();
    expect(one.paths()).toEqual(['/api/chat', '/api/ps', '/api/generate', '/api/ps']);
  });

  test('once it writes, it stops by itself with its next word', async () => {
    const one = await serverOf();
    one.server.behave({ kind: 'holds', pieces: ['Dear '] });
    const question = await givenUp(one);
    await question.heard;
    await question.stop();
    expect(one.paths()).toEqual(['/api/chat']);
  });

  test('while another of its model is on its way: that one goes on, and the last lets it go', async () => {
    const one = await serverOf();
    one.server.behave(SILENT);
    const [first, second] = [await givenUp(one), await givenUp(one)];
    await first.stop();
    expect(one.paths()).not.toContain('/api/generate');
    await second.stop();
    expect(one.paths().filter((path) => path === '/api/generate')).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof serverOf>[0]]>([
    ['wholly in the memory of an accelerator', { loaded: [{ ...inMemory, size_vram: 10 }] }],
    ['not loaded', { loaded: [{ ...inMemory, name: 'b:latest' }] }],
    ['of a server that lists something else', { ps: { models: 'many' } }],
    ['of a server that lists nothing', { ps: {} }],
  ])('%s it is left as it is', async (_, how) => {
    const one = await serverOf(how);
    one.server.behave(SILENT);
    await (await givenUp(one)).stop();
    expect(one.paths()).toEqual(['/api/chat', '/api/ps']);
  });

  test('a server that does not let it go, or says nothing of it, ends no later for that', async () => {
    const stays = await serverOf({ ps: { models: [inMemory] } });
    stays.server.behave(SILENT);
    await (await givenUp(stays)).stop();
    const unknown = { ...ollamaDialect('a'), other: () => null };
    const server = await untilTheEnd(ModelStandIn.speaking(unknown));
    server.behave(SILENT);
    const rules = { ...site, ollamaUrl: server.url, allowCloudAi: true };
    await (await givenUp({ server, model: modelServers(rules).model({ ...settings, model: 'a' }) })).stop();
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/chat']);
  });

  test('no other provider hears anything of it', async () => {
    const { server, model } = await cloud('openai');
    server.behave(SILENT);
    await (await givenUp({ server, model })).stop();
    expect(server.heard).toHaveLength(1);
  });
});
