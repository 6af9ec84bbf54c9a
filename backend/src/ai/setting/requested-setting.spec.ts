import 'reflect-metadata';
import type { AddAiSettingRequest } from '@vouchwell/contract';
import { DomainError } from '../../kernel/basics/problem.ts';
import { requestedChange, requestedKey, requestedSetting } from './requested-setting.ts';

const request: AddAiSettingRequest = { provider: 'ollama', model: 'llama3.1:8b' };
const at = (endpoint: string) => requestedSetting({ ...request, configuration: { endpoint } });

function fieldsOf(work: () => unknown): Record<string, string> | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
  }
  throw new Error('Not refused.');
}

test('what a request leaves out is absent', () => {
  expect(requestedSetting(request)).toEqual({ ...request, endpoint: null, api_version: null });
  expect(requestedChange({}, request)).toEqual({});
  expect(requestedKey({})).toBeNull();
  expect(requestedKey({ api_key: '  ' })).toBeNull();
});

test('azure alone has an API version, by default the specification’s', () => {
  const configuration = { endpoint: 'https://clinic.openai.azure.com/', api_version: '2024-06-01' };
  const azure = requestedSetting({ provider: 'azure', model: 'notes', configuration });
  expect(azure).toMatchObject({ endpoint: 'https://clinic.openai.azure.com', api_version: '2024-06-01' });
  expect(requestedSetting({ provider: 'azure', model: 'notes' }).api_version).toBe('2023-12-01-preview');
  expect(requestedSetting({ ...request, configuration }).api_version).toBeNull();
  expect(requestedChange({ configuration: { api_version: 'v1' } }, azure)).toEqual({ api_version: 'v1' });
  expect(requestedChange({ configuration: { api_version: 'v1' } }, request)).toEqual({});
});

test.each(['http://10.0.0.5:11434', 'https://models.site/ollama', 'http://[fd00::5]:11434'])(
  'the endpoint %s is taken as it is written',
  (endpoint) => {
    expect(at(endpoint).endpoint).toBe(endpoint);
    expect(at(`${endpoint}//`).endpoint).toBe(endpoint);
  },
);

test.each([
  'models.site',
  'ftp://models.site',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  'http://models site',
  'http://mod\tels.site',
  'http://modèles.site',
])('the endpoint %j is none', (endpoint) => {
  expect(fieldsOf(() => at(endpoint))).toEqual({
    'configuration.endpoint': 'Endpoint must be an http or https address, such as http://10.0.0.5:11434.',
  });
});

test.each([
  'http://user:secret@models.site',
  'http://user@models.site',
  'http://@models.site',
  'http://models.site?key=secret',
  'http://models.site/?',
  'http://models.site#secret',
])('the endpoint %s could hold a secret', (endpoint) => {
  const fields = fieldsOf(() => at(endpoint));
  expect(fields).toEqual({
    'configuration.endpoint': 'Endpoint must be an address without a user name, password, query or fragment.',
  });
});

test.each(['llama 3', 'a/../b', '..', 'x?y', 'x#y', 'modèle', 'a\nb'])('the model %j is no name', (model) => {
  expect(fieldsOf(() => requestedSetting({ ...request, model }))).toEqual({
    model: 'Model must be a name such as llama3.1:8b.',
  });
});

test.each(['hf.co/owner/Model-GGUF:Q4_K_M', 'claude-sonnet-5-5', 'gpt-4.1', 'ft:gpt-4o@site+1'])(
  'the model %s is one',
  (model) => expect(requestedChange({ model }, request)).toEqual({ model }),
);

test.each(['two words', 'line\nend', 'clé', '\u202ekey'])(
  'the key %j is none, and is not repeated',
  (api_key) => {
    expect(fieldsOf(() => requestedKey({ api_key }))).toEqual({
      api_key: 'API key must be letters, digits and signs without spaces.',
    });
  },
);

test('a key loses the space around it', () => {
  expect(requestedKey({ api_key: ' sk-1\n' })).toBe('sk-1');
});
