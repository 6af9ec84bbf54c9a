import { fireEvent, waitFor, within } from '@testing-library/react';
import type { CaseReadinessResponse, RulesInUseResponse } from '@vouchwell/contract';
import { outlookOf, type Pack } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { drawer, openEvidence, weight } from '../../testing/evidence-desk.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const heavy = { ...weight, needs_encounter: false };
const source = {
  ...{ id: 'L33791', title: 'Walkers', effective_from: '2020-01-01', effective_to: null },
  ...{ read_as_of: '2026-01-01', confidence: 'official' as const },
};
const pack: Pack = {
  ...{ format: 1, id: 'walkers', title: 'Walkers', version: '1', payers: ['medicare'] },
  ...{ effective_from: '2020-01-01', effective_to: null, sources: [source], facts: [heavy] },
  code_sets: [{ id: 'heavy', title: 'Heavy-duty walkers', entries: [{ codes: ['E0148'] }] }],
  criteria: [
    {
      ...{ id: 'WALK-4', text: 'The patient weighs more than 300 lb.', items: ['heavy'] },
      ...{ test: { fact: 'patient.weight_lb', above: 300 }, sources: [{ source: 'L33791' }] },
    },
  ],
};
const facts = {
  ...{ dob: '1950-01-01', diagnoses: ['M17.0'], encounters: [], delivered: [] },
  items: [{ id: 'Walker', hcpcs: 'E0148', units: 1 }],
  answers: [{ fact: 'payer', value: 'medicare', encounter: null, item: null }],
};
const judged = { facts, day: '2026-07-10', rules: 'r1' };
const outlook = outlookOf([pack], facts, judged.day)!;
const held: Partial<CaseReadinessResponse> = {
  standing: outlook.standing,
  readiness: { day: judged.day, packs: [], findings: outlook.findings },
  questions: outlook.questions,
  judged,
};

/** The panel of a case of a heavy-duty walker, its question on the weight, and what is said of the rule on it. */
async function open(rules = 'r1') {
  server.use(
    http.get(api('/rule-packs'), () =>
      HttpResponse.json({ rules, packs: [pack] } satisfies RulesInUseResponse),
    ),
  );
  const { user, state } = openEvidence({}, held);
  const panel = await drawer(user);
  await user.click(await panel.findByRole('radio', { name: 'As a list' }));
  const readiness = within(panel.getByRole('region', { name: 'Readiness' }));
  const rule = () => readiness.getByRole('button', { name: /^The patient weighs more than 300 lb\./ });
  await waitFor(() => expect(rule()).toHaveTextContent('Not documented'));
  // A pause between two keys saves as well, on a machine that is slow enough.
  heldPauses(600);
  return { user, state, panel, readiness, rule, field: panel.getByRole('textbox', { name: 'How heavy?' }) };
}

it('says how the case would stand while somebody types, before anything is sent, and that it is not saved', async () => {
  const { state, readiness, rule, field } = await open();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('301');
  expect(rule()).toHaveTextContent(/Not saved yet.*Met$/);
  expect(readiness.getByRole('status')).toHaveTextContent(/^Not saved yet/);
  type('300');
  expect(rule()).toHaveTextContent(/Not saved yet.*Not met$/);
  // More than a weight can be is no answer.
  type('100001');
  expect(rule()).not.toHaveTextContent('Not saved yet');
  type('301');
  type('');
  expect(rule()).toHaveTextContent(/WALK-4 · WalkerNot documented$/);
  expect(readiness.getByRole('status')).toBeEmptyDOMElement();
  expect(state.puts).toEqual([]);
});

it('says what the server says once it is saved', async () => {
  const { user, state, readiness, rule, field } = await open();
  const found = outlook.findings.map((one) =>
    one.criterion === 'WALK-4' ? { ...one, verdict: 'not_met' as const } : one,
  );
  server.use(
    http.get(api('/cases/42/readiness'), () =>
      HttpResponse.json({
        ...{ case_id: 42, revision: 7, told: [], seen: [], answered: [], ordered: null },
        ...held,
        ...{ standing: 'not_met', readiness: { ...held.readiness, findings: found } },
      }),
    ),
  );
  await user.type(field, '301');
  expect(rule()).toHaveTextContent(/Not saved yet.*Met$/);
  await user.tab();
  await waitFor(() => expect(rule()).toHaveTextContent(/Not met$/));
  expect(rule()).not.toHaveTextContent('Not saved yet');
  expect(readiness.getByRole('status')).toBeEmptyDOMElement();
  expect(state.puts.map(({ body }) => body)).toEqual([
    { fact: 'patient.weight_lb', answers: [{ value: 301 }] },
  ]);
});

it('puts back what the server says of an answer that it refused', async () => {
  const { user, panel, readiness, rule, field } = await open();
  server.use(
    http.put(api('/cases/42/answers'), () =>
      HttpResponse.json({ code: 'invalid', message: 'No such question.' }, { status: 400 }),
    ),
  );
  await user.type(field, '301');
  expect(rule()).toHaveTextContent(/Not saved yet.*Met$/);
  await user.tab();
  expect(await panel.findByText('No such question.')).toBeVisible();
  await waitFor(() => expect(rule()).toHaveTextContent('Not documented'));
  expect(readiness.getByRole('status')).toBeEmptyDOMElement();
});

it('reckons nothing by rules that are not those of the case', async () => {
  const { user, rule, field } = await open('others');
  await user.type(field, '301');
  expect(rule()).toHaveTextContent('Not documented');
});
