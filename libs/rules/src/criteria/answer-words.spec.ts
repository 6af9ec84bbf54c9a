import { statementOf } from './answer-words.ts';
import type { FactDef } from './pack.ts';

const asked = (more: Partial<FactDef>): FactDef => ({
  ...{ id: 'a', type: 'text', question: 'What is it?', needs_encounter: false },
  ...more,
});
const said = (def: Partial<FactDef>, value: boolean | number | string | string[], unit?: string) =>
  statementOf(asked(def), { value, encounter: null, ...(unit && { unit }) });

test('an answer is said in the statement of its question', () => {
  const insulin = { yes: 'The diabetes is treated with insulin', no: 'No insulin is used' };
  expect(said({ type: 'yes_no', statement: insulin }, true)).toBe(insulin.yes);
  expect(said({ type: 'yes_no', statement: insulin }, false)).toBe(insulin.no);
  const weight = { type: 'number', unit: 'lb', statement: 'The patient weighs {answer}' } as const;
  expect(said(weight, 82, 'kg')).toBe('The patient weighs 82 kg');
  expect(said(weight, 180)).toBe('The patient weighs 180 lb');
  expect(said({ ...weight, statement: 'Tests a day: {number}' }, 4)).toBe('Tests a day: 4');
  expect(said({ type: 'date', statement: 'Seen on {answer}' }, '2026-03-02')).toBe('Seen on March 2, 2026');
});

test('choices are said in their own words, several as a list', () => {
  const options = [
    { id: 'a', label: 'Toileting', said: 'toileting' },
    { id: 'b', label: 'Bathing', said: 'bathing' },
    { id: 'c', label: 'Dressing' },
  ];
  const def = { type: 'choices', statement: 'Limited: {answer}', options } as const;
  expect(said(def, ['a', 'b', 'c'])).toBe('Limited: toileting, bathing, and Dressing');
  expect(said({ ...def, type: 'choice' }, 'a')).toBe('Limited: toileting');
});

test('what a person typed stands as it is, and no longer than a sentence', () => {
  const def = { statement: 'The cause is: {answer}' };
  expect(said(def, 'MS, since 2019. ')).toBe('The cause is: MS, since 2019');
  expect(said(def, '$& {answer} $1')).toBe('The cause is: $& {answer} $1');
  expect(said(def, 'x'.repeat(2_000))).toHaveLength('The cause is: '.length + 201);
});

test('a question without a statement stands with its answer', () => {
  expect(said({ type: 'yes_no', question: 'Is it so?' }, true)).toBe('Is it so? Yes');
  const options = [{ id: 'a', label: 'This', said: 'that' }];
  expect(said({ type: 'choice', options }, 'a')).toBe('What is it? This');
});
