import { modelServers } from '../../adapters/model/ai-sdk/index.ts';
import { type Behaviour, OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { askModel } from './ask-model.ts';

const SECRET = 'The site writes to every payer in the same calm tone and never argues with any of them.';
const asked = {
  prompt: { system: SECRET, user: 'Write one.' },
  contents: [{ id: 4, version: 2 }],
  ranking: 'lexical' as const,
  texts: { secret: [SECRET], guidance: [], open: [] },
};

function modelAt(ollamaUrl: string) {
  const servers = modelServers({ ollamaUrl, allowCloudAi: false, allowedAiHosts: [] });
  return servers.model({
    provider: 'ollama',
    model: 'stand-in',
    endpoint: null,
    apiVersion: null,
    apiKey: null,
  });
}

describe('asking the model', () => {
  let server: OllamaStandIn;
  beforeAll(async () => void (server = await OllamaStandIn.start()));
  afterAll(() => server.close());

  const ask = (behaviour: Behaviour, waiting = {}, limitMs?: number) => {
    server.behave(behaviour);
    const model = modelAt(server.url);
    return askModel(model, asked, { signal: new AbortController().signal, ...waiting }, limitMs);
  };

  test('keeps a receipt of what was asked and what it took', async () => {
    const told: string[] = [];
    const waiting = { phase: (phase: string) => told.push(phase), text: (piece: string) => told.push(piece) };
    const { text, receipt } = await ask({ kind: 'answers', pieces: ['Dear ', 'reviewer.'] }, waiting);
    expect(text).toBe('Dear reviewer.');
    expect(told[0]).toBe('preparing');
    expect(told.slice(1).join('')).toBe('Dear reviewer.');
    expect(receipt).toMatchObject({ provider: 'ollama', model: 'stand-in', fallback_reason: null });
    expect(receipt).toMatchObject({ contents: [{ id: 4, version: 2 }], ranking: 'lexical' });
    expect(receipt).toMatchObject({ input_tokens: 120, output_tokens: 40 });
    expect(receipt.prompt_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the hash changes with any part of the prompt', async () => {
    const hashes = [];
    for (const user of ['a', 'b']) {
      server.behave({ kind: 'answers', pieces: ['Yes.'] });
      const model = modelAt(server.url);
      const prompt = { ...asked.prompt, user };
      const waiting = { signal: new AbortController().signal };
      const { receipt } = await askModel(model, { ...asked, prompt }, waiting);
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

  test('a model that repeats its instructions is stopped, and none of them is shown', async () => {
    const before = server.givenUp;
    let shown = '';
    const pieces = ['Dear ', 'reviewer. ', ...SECRET.match(/.{1,7}/g)!];
    const waiting = { text: (piece: string) => void (shown += piece) };
    const { text, receipt } = await ask({ kind: 'holds', pieces }, waiting);
    expect(text).toBeNull();
    expect(receipt.fallback_reason).toBe('The model repeated its instructions instead of writing the note.');
    expect(shown).toBe('Dear reviewer. ');
    await server.until(() => server.givenUp > before);
  });

  test('what repeats no more than a few words arrives whole', async () => {
    let shown = '';
    const pieces = ['The site writes to every payer', ' in its own words: the ', 'site', '.'];
    const waiting = { text: (piece: string) => void (shown += piece) };
    const { text } = await ask({ kind: 'answers', pieces }, waiting);
    expect([text, shown]).toEqual([pieces.join(''), pieces.join('')]);
  });

  test('the limit ends a model that takes too long, at the server too', async () => {
    const before = server.givenUp;
    const { text, receipt } = await ask({ kind: 'holds', pieces: ['Dear '] }, {}, 200);
    expect(text).toBeNull();
    expect(receipt.fallback_reason).toBe('The model took too long.');
    await server.until(() => server.givenUp > before);
  });

  test('a model that runs in circles is stopped long before the limit', async () => {
    const before = server.givenUp;
    const { text, receipt } = await ask({ kind: 'never_ends', piece: 'on and ' });
    expect(text).toBeNull();
    expect(receipt.fallback_reason).toBe('The model wrote the same words again and again.');
    await server.until(() => server.givenUp > before);
  });

  test('the note is what belongs in a letter; what was shown on the way is what came', async () => {
    const pieces = ['Sure, here it is:\n\n', '**She needs', ' the briefs.**\n\nSincerely,\n[Your Name]'];
    let shown = '';
    const { text } = await ask({ kind: 'answers', pieces }, { text: (piece: string) => (shown += piece) });
    expect(text).toBe('She needs the briefs.');
    expect(shown).toBe(pieces.join(''));
  });

  test('whoever goes away cancels', async () => {
    const gone = new AbortController();
    const waiting = { signal: gone.signal, text: () => gone.abort() };
    await expect(ask({ kind: 'holds', pieces: ['Dear '] }, waiting)).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });
});
