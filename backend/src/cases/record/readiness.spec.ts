import type { Finding, Readiness } from '@vouchwell/rules';
import { given } from '../../testing/given.ts';
import { diagnosed, itemised, noted, of, opened, provided, signCase } from './case-story.fixture.ts';
import { caseDecider } from './case.decider.ts';
import type { CaseEvent } from './case.events.ts';
import { caseEvents } from './case.vocabulary.ts';
import type { OpenReason } from './readiness.rules.ts';

const finding = (criterion: string, verdict: Finding['verdict'], item: string | null = null): Finding => ({
  ...{ criterion, verdict, item, text: 'It is so.', pack: { id: 'a', version: '1' }, add: null, sources: [] },
  ...{ evidence: [], missing: [], remarks: [], until: null },
});
const readiness: Readiness = {
  day: '2026-11-21',
  packs: [{ id: 'a', title: 'A policy', version: '1', hash: 'ab'.repeat(32) }],
  findings: [finding('A-1', 'not_met', 'Cane'), finding('A-2', 'not_documented'), finding('A-3', 'met')],
};
const unmet: OpenReason = { criterion: 'A-1', item: 'Cane', verdict: 'not_met', reason: 'Appealed.' };
const undocumented: OpenReason = {
  criterion: 'A-2',
  item: null,
  verdict: 'not_documented',
  reason: 'Asked for.',
};
const ready = [opened, diagnosed, itemised, provided, noted];
const sign = (held: Readiness | null, ...reasons: OpenReason[]) =>
  ({ ...signCase, readiness: held, reasons }) as const;
const { type: _, marks_hash: _hash, checked: _checked, readiness: _none, reasons: _no, ...data } = signCase;
const signed = (more: object) =>
  of({
    type: 'CaseSigned',
    data: { ...data, confirmed_marks: 0, confirmed_ungrounded: [], ...more },
  } as CaseEvent);

test('open criteria ask for a reason each, and are kept with it beside the packs', () => {
  const kept = {
    ...readiness,
    findings: [
      { ...readiness.findings[0], reason: 'Appealed.' },
      { ...readiness.findings[1], reason: 'Asked for.' },
      readiness.findings[2],
    ],
  };
  given(caseDecider, ...ready)
    .when(sign(readiness, unmet, undocumented))
    .then(signed({ readiness: kept }));
  // One reason for all the items of a criterion.
  given(caseDecider, ...ready)
    .when(sign(readiness, { ...unmet, item: null }, undocumented))
    .then(signed({ readiness: kept }));
});

test.each([
  [[], '2 criteria of the payer are not met or not documented.'],
  [[unmet], '1 criterion of the payer is not met or not documented.'],
  [[unmet, { ...undocumented, reason: ' ' }], '1 criterion'],
  [[unmet, { ...undocumented, verdict: 'not_met' as const }], '1 criterion'],
  [[{ ...unmet, item: 'Another' }, undocumented], '1 criterion'],
])('without it nothing is signed: %j', (reasons, words) => {
  const command = sign(readiness, ...reasons);
  given(caseDecider, ...ready)
    .when(command)
    .refused('readiness_unexplained');
  expect(() => caseDecider.decide(command, ready.reduce(caseDecider.evolve, caseDecider.initial))).toThrow(
    words,
  );
});

test('where no payer is known, or all is met, nothing is asked', () => {
  given(caseDecider, ...ready)
    .when(sign(null))
    .then(signed({}));
  const met = { ...readiness, findings: [finding('A-3', 'met')] };
  given(caseDecider, ...ready)
    .when(sign(met))
    .then(signed({ readiness: met }));
});

test('an auditor reads how many were open', () => {
  const sentence = (more: object) =>
    (caseEvents.sentences.CaseSigned as (data: unknown) => string)({ ...data, confirmed_marks: 0, ...more });
  expect(sentence({ readiness })).toContain(
    ', giving reasons for 2 criteria of the payer not met or not documented',
  );
  expect(sentence({})).not.toContain('criteria');
});
