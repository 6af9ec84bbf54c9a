import { randomBytes } from 'node:crypto';
import { ollamaModel } from '../adapters/model/ai-sdk/index.ts';
import { type Behaviour, OllamaStandIn } from '../adapters/model/ollama-stand-in.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { systemClock } from '../kernel/clock.ts';
import { Vault } from '../kernel/vault.ts';
import { askModel } from './ask-model.ts';
import { Generations } from './generations.ts';

const prompt = { system: 'You write letters.', user: 'Write one.' };

describe('asking the model', () => {
  let server: OllamaStandIn;
  beforeAll(async () => void (server = await OllamaStandIn.start()));
  afterAll(() => server.close());

  const ask = (behaviour: Behaviour, waiting = {}, limitMs?: number) => {
    server.behave(behaviour);
    const model = ollamaModel({ url: server.url, model: 'stand-in' });
    return askModel(model, prompt, { signal: new AbortController().signal, ...waiting }, limitMs);
  };

  test('keeps a receipt of what was asked and what it took', async () => {
    const told: string[] = [];
    const waiting = { phase: (phase: string) => told.push(phase), text: (piece: string) => told.push(piece) };
    const { text, receipt } = await ask({ kind: 'answers', pieces: ['Dear ', 'reviewer.'] }, waiting);
    expect(text).toBe('Dear reviewer.');
    expect(told).toEqual(['preparing', 'Dear ', 'reviewer.']);
    expect(receipt).toMatchObject({ provider: 'ollama', model: 'stand-in', fallback_reason: null });
    expect(receipt).toMatchObject({ input_tokens: 120, output_tokens: 40 });
    expect(receipt.prompt_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the hash changes with any part of the prompt', async () => {
    const hashes = [];
    for (const user of ['a', 'b']) {
      server.behave({ kind: 'answers', pieces: ['Yes.'] });
      const model = ollamaModel({ url: server.url, model: 'stand-in' });
      const { receipt } = await askModel(
        model,
        { ...prompt, user },
        { signal: new AbortController().signal },
      );
      hashes.push(receipt.prompt_hash);
    }
    expect(new Set(hashes).size).toBe(2);
  });

  test('a failure gives no text, and says why', async () => {
    const { text, receipt } = await ask({ kind: 'cuts_off', pieces: ['Dear '] });
    expect(text).toBeNull();
    expect(receipt.fallback_reason).toBe('The model stopped before the note was finished.');
    expect(receipt.model).toBeNull();
  });

  test('the limit ends a model that never ends, at the server too', async () => {
    const before = server.givenUp;
    const { text, receipt } = await ask({ kind: 'never_ends', piece: 'on and ' }, {}, 200);
    expect(text).toBeNull();
    expect(receipt.fallback_reason).toBe('The model took too long.');
    await server.until(() => server.givenUp > before);
  });

  test('whoever goes away cancels', async () => {
    const gone = new AbortController();
    const waiting = { signal: gone.signal, text: () => gone.abort() };
    await expect(ask({ kind: 'holds', pieces: ['Dear '] }, waiting)).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });
});

describe('one generation per case', () => {
  test('a second is refused, another case is not, and after a failure the case is free', async () => {
    const running: number[] = [];
    const vault = new Vault(await openSqliteSecrets(':memory:'), randomBytes(32));
    const generations = new Generations(vault, systemClock, { generations: (count) => running.push(count) });
    const elsewhere = new Generations(vault, systemClock, { generations: () => undefined });
    let fail = (_: Error): void => undefined;
    const first = generations.only(1, () => new Promise<void>((_, reject) => (fail = reject)));
    await expect(generations.only(1, () => Promise.resolve())).rejects.toMatchObject({
      message: 'A note is already being generated for this case.',
    });
    await expect(elsewhere.only(1, () => Promise.resolve())).rejects.toMatchObject({
      code: 'generation_running',
    });
    await generations.only(2, () => Promise.resolve());
    fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await generations.only(1, () => Promise.resolve());
    expect(running).toEqual([1, 2, 1, 0, 1, 0]);
  });
});
