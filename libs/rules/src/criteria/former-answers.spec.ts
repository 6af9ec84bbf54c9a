import { statementOf } from './answer-words.ts';
import type { AnsweredQuestion } from './case-evidence.ts';
import { settledAnswers, successorsBeside, underPresentQuestions } from './former-answers.ts';
import type { FactDef } from './pack.ts';

const asks = (id: string, more: Partial<FactDef>): FactDef => ({
  ...{ id, type: 'yes_no', question: 'Is it?', needs_encounter: true },
  ...more,
});
const where = asks('where', {
  type: 'choice',
  formerly: {
    fact: 'use',
    answers: [
      { was: 'better', is: 'home' },
      { was: 'outdoors', is: 'outdoors' },
    ],
  },
});
const improves = asks('improves', { formerly: { fact: 'use', answers: [{ was: 'better', is: true }] } });
const words = asks('words', {
  type: 'text',
  statement: 'Now: {answer}',
  formerly: { fact: 'both', question: 'Who, and what?', statement: 'Who and what: {answer}' },
});
const defs = [where, improves, words, asks('other', {})];
const answered = (
  fact: string,
  value: string | boolean,
  encounter: number | null = null,
): AnsweredQuestion => ({ fact, item: null, answers: [{ value, encounter }] });

test('what was answered to a former question answers those in its place, with its visit', () => {
  expect(underPresentQuestions([answered('use', 'better', 1)], defs)).toEqual([
    answered('use', 'better', 1),
    answered('where', 'home', 1),
    answered('improves', true, 1),
  ]);
});

test('of what it did not say nothing is known, and words stay as they are', () => {
  expect(underPresentQuestions([answered('use', 'outdoors')], defs).slice(1)).toEqual([
    answered('where', 'outdoors'),
  ]);
  const said = { value: 'Her son; no wound', encounter: null };
  expect(underPresentQuestions([answered('both', said.value)], defs).slice(1)).toEqual([
    { fact: 'words', item: null, answers: [{ ...said, former: true }] },
  ]);
  expect(statementOf(words, { ...said, former: true })).toBe('Who and what: Her son; no wound');
  expect(statementOf(words, said)).toBe('Now: Her son; no wound');
  expect(underPresentQuestions([answered('use', 'never offered')], defs)).toHaveLength(1);
});

test('a question that was answered itself says what it was answered', () => {
  const questions = [answered('use', 'better', 1), answered('improves', false, 2)];
  expect(underPresentQuestions(questions, defs)).toEqual([...questions, answered('where', 'home', 1)]);
});

test('of each item apart', () => {
  const ofItem = { ...answered('use', 'better'), item: 'Chair' };
  const own = { ...answered('where', 'outdoors'), item: 'Chair (2)' };
  expect(underPresentQuestions([ofItem, own], [where]).slice(2)).toEqual([
    { ...answered('where', 'home'), item: 'Chair' },
  ]);
});

test('before one of them is answered, all are kept as the former one said, and it no more', () => {
  const facts = new Map(defs.map((def) => [def.id, def]));
  const successors = successorsBeside(improves, facts);
  expect(successors).toEqual([where, improves]);
  expect(settledAnswers([answered('use', 'better', 1), answered('other', true)], successors)).toEqual([
    answered('where', 'home', 1),
    answered('improves', true, 1),
    { ...answered('use', 'better', 1), answers: [] },
  ]);
  expect(settledAnswers([answered('other', true)], successors)).toEqual([]);
});

test('a former question that a pack still asks keeps its own answers', () => {
  const facts = new Map([...defs, asks('use', {})].map((def) => [def.id, def]));
  expect(successorsBeside(improves, facts)).toEqual([]);
  expect(successorsBeside(defs.at(-1)!, facts)).toEqual([]);
});
