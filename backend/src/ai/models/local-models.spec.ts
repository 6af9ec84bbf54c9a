import { gradeOf, localModels, mannerFor, ollamaAway, sizeOf } from './local-models.ts';

test.each([
  [4_661_224_676, '4.7 GB'],
  [16_950_000_000, '17 GB'],
  [9_960_000_000, '10 GB'],
  [274_302_450, '274 MB'],
  [999_999_999, '1.0 GB'],
  [45_960_996, '46 MB'],
  [1_000_000, '1.0 MB'],
  [0, '0.0 MB'],
])('%d bytes are %s', (bytes, size) => expect(sizeOf(bytes)).toBe(size));

test.each([
  ['268.10M', 'Basic', 'Very fast'],
  ['3.2B', 'Fair', 'Fast'],
  ['8.0B', 'Good', 'Medium'],
  ['14.7B', 'Very good', 'Slow'],
  ['70.6B', 'Excellent', 'Very slow'],
  ['1.1T', 'Excellent', 'Very slow'],
  ['many', 'Unknown', 'Unknown'],
  ['', 'Unknown', 'Unknown'],
  [null, 'Unknown', 'Unknown'],
])('%s parameters are %s and %s', (parameters, quality, speed) => {
  expect(gradeOf(parameters)).toEqual({ quality, speed });
});

test('what is installed and can write, and what is recommended', () => {
  const installed = [
    { name: 'llama3.1:8b', bytes: 4_661_224_676, parameters: '8.0B' },
    { name: 'hf.co/owner/model:Q4', bytes: 900_000_000, parameters: null },
    { name: 'nomic-embed-text:latest', bytes: 274_302_450, parameters: '137M' },
    { name: 'all-minilm:22m', bytes: 45_960_996, parameters: '23M' },
  ];
  const answer = localModels(installed);
  expect(answer).toMatchObject({
    success: true,
    ollama_running: true,
    models: {
      'llama3.1:8b': { size: '4.7 GB', quality: 'Good', speed: 'Medium', writes: 'whole' },
      'hf.co/owner/model:Q4': { size: '900 MB', quality: 'Unknown', speed: 'Unknown', writes: 'whole' },
    },
    available_models: ['llama3.1:8b', 'hf.co/owner/model:Q4'],
  });
  const there = answer.recommended_models.filter((one) => one.installed);
  expect(there).toEqual([
    {
      name: 'llama3.1:8b',
      size: '4.7 GB',
      quality: 'Good',
      speed: 'Medium',
      installed: true,
      pull: 'ollama pull llama3.1:8b',
    },
  ]);
  expect(answer.recommended_models.length).toBeGreaterThan(there.length);
});

test.each([
  ['134.52M', 'by_sentence'],
  ['1.5B', 'by_sentence'],
  ['4.9B', 'by_sentence'],
  ['7.6B', 'whole'],
  [null, 'whole'],
  ['some', 'whole'],
])('a model of %s parameters is advised to write %s', (parameters, writes) => {
  expect(mannerFor(parameters)).toBe(writes);
});

test('an Ollama that does not answer is said with the specification’s sentence', () => {
  const answer = ollamaAway();
  expect(answer).toMatchObject({ success: false, ollama_running: false, available_models: [] });
  expect(answer.error).toBe('Failed to connect to Ollama');
  expect(answer.recommended_models.map(({ installed }) => installed)).not.toContain(true);
});
