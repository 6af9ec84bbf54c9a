import { readConfig } from './config.ts';

test('it listens on port 5002 of its own machine unless another is said', () => {
  expect(readConfig({})).toMatchObject({ port: 5002, host: '127.0.0.1' });
});

describe('what AI may be asked', () => {
  test('nothing outside the site unless it is said', () => {
    expect(readConfig({})).toMatchObject({
      ollamaUrl: 'http://127.0.0.1:11434',
      ollamaModel: null,
      ollamaEmbedModel: 'nomic-embed-text',
      allowCloudAi: false,
      allowedAiHosts: [],
      aiGenerations: 2,
    });
  });

  test('what is said counts', () => {
    const ALLOWED_AI_HOSTS = ' models.site, 10.0.0.5:8080,https://models.site:8443/,[fd00::5]:80, fd00::6,';
    const env = {
      ALLOW_CLOUD_AI: 'true',
      ALLOWED_AI_HOSTS,
      OLLAMA_EMBED_MODEL: ' ',
      AI_GENERATIONS: '3',
      PERSON_PACE: '0',
    };
    expect(readConfig(env)).toMatchObject({
      ollamaEmbedModel: null,
      personPace: 0,
      allowCloudAi: true,
      allowedAiHosts: [
        ...['models.site', '10.0.0.5:8080', 'https://models.site:8443/', '[fd00::5]:80', 'fd00::6'],
      ],
      aiGenerations: 3,
    });
  });

  test.each([
    ...[
      'https://models.site/v1',
      'ftp://models.site',
      '*.site',
      '*',
      'user:secret@models.site',
      'models.site:99999',
    ],
    ...['models.site?x', '10.0.0.0/8', 'http://', '[fd00::5', 'a b', 'file:///x', 'models.site:', ':8080'],
  ])('%s is no host to allow, and the refusal does not repeat it', (host) => {
    const refusal = /^ALLOWED_AI_HOSTS must list hosts such as [^]*, but entry 2 is none\.$/;
    expect(() => readConfig({ ALLOWED_AI_HOSTS: `models.site,${host}` })).toThrow(refusal);
  });
});
