import { sampleCases } from '../template/sample-cases.fixture.ts';
import { groupsOf, writeTemplateNote } from '../template/write-template-note.ts';
import { statements } from '../template/sections.ts';
import { argumentPrompt, partUnder } from './argument-prompt.ts';

const facts = sampleCases.incontinence;
const [group] = groupsOf(facts);
const letter = writeTemplateNote(facts, '2026-11-22');
const content = (text: string) => ({ id: 1, version: 1, title: 'Sample', content: text });
const asked = (...samples: string[]) =>
  argumentPrompt(['The order is for briefs.'], group!, {
    systemPrompt: null,
    instructions: [],
    samples: samples.map(content),
    ranking: 'lexical',
  });

test('of a letter as a sample a model is shown the argument for the equipment that it writes about', () => {
  const { prompt, contents } = asked(letter);
  const [argument] = [statements(group!, facts).join(' ')];
  expect(prompt.user).toContain(JSON.stringify(argument).slice(1, -1));
  expect(prompt.user).not.toContain('ATTESTATION');
  expect(contents).toEqual([{ id: 1, version: 1 }]);
});

test('a sample without such a heading is shown whole, unless it is long; the next one then takes its place', () => {
  expect(asked('She needs briefs.').prompt.user).toContain('She needs briefs.');
  const { prompt } = asked('long '.repeat(400), 'The next one.');
  expect(prompt.user).toContain('The next one.');
  expect(prompt.user).not.toContain('long long');
});

test.each([
  ['A\n\nB\nits argument\nin lines\n\nC', 'its argument\nin lines'],
  ['B\r\nto the end', 'to the end'],
  ['no heading B in it', 'no heading B in it'],
  ['B', ''],
])('%j', (text, part) => {
  expect(partUnder('B', text)).toBe(part);
});
