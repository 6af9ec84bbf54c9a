import { ollamaModel } from '../../adapters/model/ai-sdk/index.ts';
import { OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { askOnce } from './ask-once.ts';
import { withoutSecret } from '../setting/without-secret.ts';

let server: OllamaStandIn;
beforeEach(async () => void (server = await OllamaStandIn.start('llama')));
afterEach(() => server.close());

const KEY = 'canary-key-4711';
const asked = () => ({
  model: ollamaModel({ url: server.url, model: 'llama' }),
  refusal: null,
  withoutKey: (text: string) => withoutSecret(text, KEY),
});
const waiting = new AbortController().signal;

test('a model that answers has passed', async () => {
  server.behave({ kind: 'answers', pieces: ['rea', 'dy\n'] });
  expect(await askOnce(asked(), waiting)).toEqual({
    ok: true,
    message: 'The model answered.',
    response: 'ready',
  });
  expect(server.asked).toHaveLength(1);
});

test('a model that talks on has passed too, and is stopped', async () => {
  server.behave({ kind: 'never_ends', piece: 'ready ' });
  const { ok, response } = await askOnce(asked(), waiting);
  expect([ok, response?.length]).toEqual([true, 200]);
  await server.until(() => server.givenUp === 1);
});

test('what a model says back of the key is left out', async () => {
  server.behave({ kind: 'answers', pieces: [`You sent ${KEY.slice(0, 6)}`, `${KEY.slice(6)}.`] });
  expect((await askOnce(asked(), waiting)).response).toBe('You sent ….');
  // Cut within the key.
  server.behave({ kind: 'never_ends', piece: `${'.'.repeat(190)}${KEY.slice(0, 12)}` });
  expect((await askOnce(asked(), waiting)).response).not.toContain('canary');
  // Cut within the key, with more behind it.
  server.behave({ kind: 'answers', pieces: [`${'.'.repeat(190)}${KEY} and more`] });
  expect((await askOnce(asked(), waiting)).response).not.toContain('canary');
});

test.each([
  [{ kind: 'refuses', status: 404 }, 'The configured AI model is not installed on its server.'],
  [{ kind: 'refuses', status: 400 }, /status 400/],
  [{ kind: 'cuts_off', pieces: ['rea'] }, 'The model stopped before the note was finished.'],
  [{ kind: 'answers', pieces: [' '] }, 'The model answered without any text.'],
] as const)('%j has failed: %s', async (behaviour, message) => {
  server.behave(behaviour);
  const result = await askOnce(asked(), waiting);
  expect(result).toMatchObject({ ok: false, response: null });
  expect(result.message).toMatch(message);
});

test('a model that takes too long has failed', async () => {
  server.behave({ kind: 'holds', pieces: [] });
  const result = await askOnce(asked(), waiting, 1_000);
  expect(result).toMatchObject({ ok: false, message: 'The model did not answer within 1 seconds.' });
  await server.until(() => server.givenUp === 1);
});

test('when nobody waits any more the model is stopped', async () => {
  server.behave({ kind: 'holds', pieces: [] });
  const gone = new AbortController();
  const result = askOnce(asked(), gone.signal);
  await server.until(() => server.asked.length === 1);
  gone.abort();
  await expect(result).rejects.toMatchObject({ code: 'cancelled' });
  await server.until(() => server.givenUp === 1);
});
