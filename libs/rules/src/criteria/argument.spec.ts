import { traceNote } from '../grounding/index.ts';
import { argumentsOf, evidenceTexts, sentencesStating } from './argument.ts';
import type { CaseEvidence } from './case-evidence.ts';
import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack } from './pack.fixture.ts';
import type { FactDef } from './pack.ts';
import { questionsFor } from './questions.ts';

const insulin: FactDef = {
  ...{ id: 'dm.insulin', type: 'yes_no', question: 'Is insulin used?', needs_encounter: true },
  statement: { yes: 'The diabetes is treated with insulin', no: 'The diabetes is not treated with insulin' },
};
const payer: FactDef = {
  ...{ id: 'payer', type: 'choice', question: 'Who pays?', needs_encounter: false },
  options: [{ id: 'medicare', label: 'Medicare' }],
};
const questions = [insulin, payer].map((def) => ({ def, item: null, criteria: [] }));
const evidence: CaseEvidence = {
  encounters: [
    {
      ...{ id: 7, date: '2026-03-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
      ...{ conditions: [], findings: 'Glucose was read six times a day.', signed: true },
    },
  ],
  questions: [
    { fact: 'payer', item: null, answers: [{ value: 'medicare', encounter: null }] },
    { fact: 'dm.insulin', item: null, answers: [{ value: true, encounter: 7 }] },
  ],
  delivered: [],
};
const texts = evidenceTexts([], questions, evidence);
const note =
  'I order a sensor. Her diabetes is treated with insulin. ' +
  'Recorded at the visit of March 2, 2026 with a physician, in person. E11.65 is known.';
const trace = traceNote(
  note,
  {
    patient: { first_name: 'Mara', last_name: 'Sample' },
    diagnoses: [{ code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' }],
    items: [{ item: 'Sensor', quantity: 1 }],
    provider: null,
    ...texts,
  },
  '2026-03-03',
);
const stating = (one: Parameters<typeof sentencesStating>[0]) =>
  sentencesStating(one, null, trace, questions, evidence);

test('answers are told apart from what the argument says, and those about papers are no facts of a note', () => {
  expect(texts.answered).toEqual(['The diabetes is treated with insulin']);
  expect(texts.told).toContain('Who pays? Medicare');
});

test.each([
  ['an answer', { fact: 'dm.insulin', encounter: '7' }, [1]],
  ['a visit', { encounter: '7' }, [2]],
  ['a diagnosis', { diagnosis: 'E11.65', encounter: null }, [1, 3]],
  ['a diagnosis of another name', { diagnosis: 'E11.6', encounter: null }, []],
  ['an answer that nobody gave', { fact: 'dm.injections', encounter: null }, []],
  ['a paper, which no note argues', { fact: 'payer', encounter: null }, null],
])('the sentences of a note that state %s are found', (_, one, expected) => {
  expect(stating(one)).toEqual(expected);
});

test('that the order is not signed yet is no gap of a letter', () => {
  const order = aCriterion({ id: 'C-2', items: ['chairs'], test: { written_order: 'complete' } });
  const pack = { ...aPack, criteria: [...aPack.criteria, order] };
  const findings = evaluate([pack], aCase, '2026-07-01');
  expect(findings.map(({ criterion, verdict }) => [criterion, verdict])).toContainEqual([
    'C-2',
    'not_documented',
  ]);
  const none: CaseEvidence = { encounters: [], questions: [], delivered: [] };
  const [argued] = argumentsOf([pack], findings, questionsFor([pack], findings, aCase, '2026-07-01'), none);
  expect(argued?.open).toEqual(['Does the patient walk? In the record of a dated visit.']);
});
