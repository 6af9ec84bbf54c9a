import { waitFor } from '@testing-library/react';
import type { FactDef } from '@vouchwell/rules';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { drawer, finding, insulin, openEvidence, payer, visit, weight } from '../../testing/evidence-desk.ts';
import { aCase } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('asks one question at a time, skips, and saves as it is answered, by keyboard too', async () => {
  const { user, state } = openEvidence({ encounters: [visit] });
  const panel = await drawer(user);
  expect(await panel.findByText('3 of 3 still open.')).toBeVisible();
  await user.click(panel.getByRole('radio', { name: 'Medicare' }));
  await panel.findByText('2 of 3 still open.');
  await user.click(panel.getByRole('button', { name: 'Next question' }));
  panel.getByRole('radio', { name: 'Yes' }).focus();
  await user.keyboard(' ');
  await panel.findByText('1 of 3 still open.');
  await user.selectOptions(panel.getByLabelText('Shown by the record of: Is insulin used?'), '1');
  await waitFor(() =>
    expect(state.puts.map(({ body }) => body)).toEqual([
      { fact: 'payer', answers: [{ value: 'medicare' }] },
      { fact: 'dm.insulin', answers: [{ value: true }] },
      { fact: 'dm.insulin', answers: [{ value: true, encounter: 1 }] },
    ]),
  );
  expect(state.puts.map(({ based }) => based)).toEqual(['"6"', '"7"', '"8"']);
  await user.click(await panel.findByRole('button', { name: 'Take the answer back' }));
  await waitFor(() => expect(state.puts.at(-1)?.body).toEqual({ fact: 'dm.insulin', answers: [] }));
});

it('keeps what is ticked while what was ticked before is on its way, and shows it at once', async () => {
  const safe: FactDef = {
    ...{ id: 'pov.safe', type: 'choices', question: 'What is safe?', needs_encounter: true },
    options: ['transfer', 'tiller', 'posture'].map((id) => ({ id, label: id })),
  };
  const questions = [{ def: safe, item: null, criteria: [] }];
  const { user, state } = openEvidence({ encounters: [visit] }, { questions });
  const panel = await drawer(user);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put(api('/cases/42/answers'), async () => {
      await answered;
    }),
  );
  for (const name of ['transfer', 'tiller', 'posture'])
    await user.click(await panel.findByRole('checkbox', { name }));
  await user.selectOptions(panel.getByLabelText('Shown by the record of: What is safe?'), '1');
  expect(panel.getByRole('checkbox', { name: 'transfer' })).toBeChecked();
  answer();
  const value = ['transfer', 'tiller', 'posture'];
  await waitFor(() =>
    expect(state.puts.at(-1)?.body).toEqual({ fact: 'pov.safe', answers: [{ value, encounter: 1 }] }),
  );
  expect(state.puts.map(({ based }) => based)).toEqual(['"6"', '"7"', '"8"', '"9"']);
  expect(panel.getByRole('checkbox', { name: 'tiller' })).toBeChecked();
});

it('keeps a question for the answer that calls for it, and says which policy asks what', async () => {
  const lows: FactDef = {
    ...{ id: 'hypo.l2', type: 'number', question: 'How many lows?', needs_encounter: true },
  };
  const readiness = { day: '2026-07-10', packs: [], findings: [{ ...finding, missing: ['hypo.l2'] }] };
  const { user } = openEvidence(
    { encounters: [visit] },
    {
      readiness,
      questions: [
        { def: payer, item: null, criteria: [] },
        { def: insulin, item: null, criteria: ['CGM-4'], policy: 'Medicare: glucose monitors' },
        { def: lows, item: null, criteria: ['CGM-4'], policy: 'Medicare: glucose monitors', later: true },
        { def: weight, item: null, criteria: ['GEN-9'] },
      ],
    },
  );
  const panel = await drawer(user);
  await panel.findByText('3 of 3 still open.');
  await user.click(panel.getByText('As a list'));
  const headings = panel.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'The order and its papers, 2 questions',
    'Medicare: glucose monitors, 1 question',
  ]);
  expect(panel.queryByText('How many lows?')).toBeNull();
});

it('says of words by which former question they were asked for, until they are put anew', async () => {
  const question = 'Who puts it on, and is there a wound?';
  const def: FactDef = {
    ...{ id: 'lym.puts_on', type: 'text', question: 'Who puts it on?', needs_encounter: true },
    formerly: { fact: 'lym.safe', question },
  };
  const answers = [{ value: 'Her son; no wound', encounter: 1, former: true as const }];
  const { user, state } = openEvidence(
    { encounters: [visit], questions: [{ fact: def.id, item: null, answers }] },
    { questions: [{ def, item: null, criteria: [] }] },
  );
  const panel = await drawer(user);
  expect(await panel.findByText(`Answered when it was asked: ${question}`)).toBeVisible();
  const field = panel.getByRole('textbox', { name: 'Who puts it on?' });
  await user.clear(field);
  await user.type(field, 'Her son');
  await user.tab();
  await waitFor(() =>
    expect(state.puts.at(-1)?.body).toEqual({
      fact: def.id,
      answers: [{ value: 'Her son', encounter: 1 }],
    }),
  );
  await waitFor(() => expect(panel.queryByText(/Answered when it was asked/)).toBeNull());
});

it('shows them as a list; a number has its unit, and is saved when it is left', async () => {
  const { user, state } = openEvidence();
  const panel = await drawer(user);
  await user.click(await panel.findByRole('radio', { name: 'As a list' }));
  await user.selectOptions(panel.getByLabelText('Unit of: How heavy?'), 'kg');
  await user.type(panel.getByRole('textbox', { name: 'How heavy?' }), '82.5');
  await user.tab();
  await waitFor(() =>
    expect(state.puts.at(-1)?.body).toEqual({
      fact: 'patient.weight_lb',
      answers: [{ value: 82.5, unit: 'kg' }],
    }),
  );
  expect(panel.getByRole('region', { name: 'Who pays?' })).toBeVisible();
});

it('offers what a diagnosis suggests, and answers only when it is accepted', async () => {
  const { user, state } = openEvidence({}, {}, { diagnoses: [{ ...aCase().diagnoses[0]!, code: 'Z79.4' }] });
  const panel = await drawer(user);
  await user.click(await panel.findByRole('radio', { name: 'As a list' }));
  expect(panel.getByText('Suggested by Z79.4: Yes')).toBeVisible();
  expect(panel.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  expect(state.puts).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Accept “Yes” for: Is insulin used?' }));
  await waitFor(() =>
    expect(state.puts[0]?.body).toEqual({ fact: 'dm.insulin', answers: [{ value: true }] }),
  );
  await waitFor(() => expect(panel.queryByText(/Suggested by/)).toBeNull());
});

it('offers a weight of the patient’s record as a number with its unit', async () => {
  const { user, state } = openEvidence({}, {}, { patient: { ...aCase().patient!, weight: '61 kg' } });
  const panel = await drawer(user);
  await user.click(await panel.findByRole('radio', { name: 'As a list' }));
  expect(panel.getByText('Suggested by the patient’s record: 61 kg')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Accept “61 kg” for: How heavy?' }));
  await waitFor(() =>
    expect(state.puts[0]?.body).toEqual({ fact: 'patient.weight_lb', answers: [{ value: 61, unit: 'kg' }] }),
  );
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'How heavy?' })).toHaveValue('61'));
  expect(panel.getByLabelText('Unit of: How heavy?')).toHaveValue('kg');
});
