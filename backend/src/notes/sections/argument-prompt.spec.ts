import { argumentPrompt } from './argument-prompt.ts';

const content = (id: number, text: string) => ({ id, version: 1, title: 'A content', content: text });

test('a model that writes sentences is given what reviewers look for, and no letter about somebody else', () => {
  const { prompt, contents, texts } = argumentPrompt(['The order is for briefs.'], {
    systemPrompt: content(1, 'Write plainly.'),
    instructions: [content(2, 'Name the visit.')],
    samples: [content(3, 'She fell in March.')],
    ranking: 'lexical',
  });
  expect(prompt.system).toContain('Write plainly.');
  expect(prompt.user).toContain('Name the visit.');
  expect(prompt.user).toContain('The order is for briefs.');
  expect(prompt.user).not.toContain('March');
  expect(contents.map(({ id }) => id)).toEqual([1, 2]);
  expect(texts.open).toEqual(['The order is for briefs.']);
});
