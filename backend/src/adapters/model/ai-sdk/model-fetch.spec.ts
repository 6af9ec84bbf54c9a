import type { ModelError } from '../../../kernel/ports/model.port.ts';
import { modelFetch } from './model-fetch.ts';
import { openai } from './openai.ts';

test('a library that would go on with a second request is stopped: each costs', async () => {
  const calls: unknown[] = [];
  const heard: ModelError[] = [];
  const guarded: typeof fetch = (input) => {
    calls.push(input);
    return Promise.resolve(new Response('data: {}\n\n'));
  };
  const hearing = {
    failed: (error: ModelError) => heard.push(error),
    sent: () => undefined,
    answered: () => undefined,
  };
  const call = modelFetch(guarded, openai, new AbortController().signal, hearing);
  expect(await (await call('http://one/')).text()).toBe('data: {}\n\n');
  await expect(call('http://two/')).rejects.toMatchObject({ reason: 'cut_off' });
  expect(calls).toEqual(['http://one/']);
  expect(heard).toMatchObject([{ reason: 'cut_off' }]);
});
