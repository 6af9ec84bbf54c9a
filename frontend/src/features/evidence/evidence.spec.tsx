import { screen, waitFor, within } from '@testing-library/react';
import type { FactDef, Finding } from '@vouchwell/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawer, finding, insulin, openEvidence, payer, visit } from '../../testing/evidence-desk.ts';
import { aNote } from '../../testing/people-and-cases.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('keeps dated visits: added, edited, removed; a date to come is refused', async () => {
  const { user, state } = openEvidence();
  const panel = await drawer(user);
  expect(panel.getByText(/None yet\. What no dated visit shows/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Add encounter' }));
  await user.type(panel.getByLabelText(/Date/), '2999-01-01');
  await user.click(panel.getByRole('button', { name: 'Save encounter' }));
  expect(panel.getByText('The date must be a real day, not in the future.')).toBeVisible();
  expect(panel.getByText('Say who held the encounter.')).toBeVisible();
  await user.clear(panel.getByLabelText(/Date/));
  await user.type(panel.getByLabelText(/Date/), '2026-03-02');
  await user.type(panel.getByLabelText(/Held by/), 'Dr. Jo Park');
  // What it was about, and that its record is signed, nobody has said yet.
  expect(panel.getByRole('checkbox', { name: 'Its record is signed' })).not.toBeChecked();
  await user.click(panel.getByRole('checkbox', { name: 'Its record is signed' }));
  await user.click(panel.getByRole('button', { name: 'Save encounter' }));
  const kept = /^Edit the encounter of .*2026, Dr\. Jo Park, in person$/;
  await user.click(await panel.findByRole('button', { name: kept }));
  expect(state.puts[0]?.body).toEqual({
    encounters: [
      {
        ...{ date: '2026-03-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
        ...{ conditions: [], findings: '', signed: true },
      },
    ],
  });
  await user.click(panel.getByRole('button', { name: 'Remove encounter' }));
  await waitFor(() => expect(state.puts.at(-1)?.body).toEqual({ encounters: [] }));
});

it.each(['patient', 'diagnosis', 'items', 'provider', 'note', 'export'])(
  'stands beside the step %s',
  async (step) => {
    const note_text = 'It is needed.';
    const path = `/app/user-workflow/${step}?caseId=42`;
    const { user, place } = openEvidence({}, {}, { notes: [aNote({ note_text })] }, path);
    const panel = await drawer(user);
    expect(panel.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(place()).toBe(path);
  },
);

it('asks before a visit that is being written is lost', async () => {
  const { user } = openEvidence();
  const panel = await drawer(user);
  await user.click(panel.getByRole('button', { name: 'Add encounter' }));
  await user.type(panel.getByLabelText('Findings'), 'Soaked.');
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
  expect(panel.getByLabelText('Findings')).toHaveValue('Soaked.');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows each criterion with what is missing, its source and date, and opens the question', async () => {
  const { user } = openEvidence(
    {},
    {
      standing: 'not_documented',
      readiness: { day: '2026-03-04', packs: [], findings: [finding] },
    },
  );
  const panel = await drawer(user);
  await user.click(await panel.findByRole('button', { name: /Treated with insulin\..*CGM-4 · Sensor/ }));
  await waitFor(() => expect(panel.getByText('Stated, not tied to a dated record.')).toBeVisible());
  expect(panel.getByText(/^L33822, Coverage, in force since /)).toBeVisible();
  expect(panel.getByText('Official text')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Is insulin used? In the record of a dated visit.' }));
  expect(await panel.findByRole('region', { name: 'Is insulin used?' })).toBeVisible();
  expect(panel.queryByRole('region', { name: 'Who pays?' })).toBeNull();
  await waitFor(() => expect(panel.getByRole('radio', { name: 'Yes' })).toHaveFocus());
});

it('says what the policy warns of without a criterion being opened, though it is met', async () => {
  const warning = 'It will be needed for less than 3 months.';
  const met: Finding = { ...finding, verdict: 'met', missing: [], remarks: [], warnings: [warning] };
  const { user } = openEvidence(
    {},
    { standing: 'ready', readiness: { day: '2026-03-04', packs: [], findings: [met] } },
  );
  const panel = await drawer(user);
  const rule = await panel.findByRole('button', { name: /Treated with insulin\./, expanded: false });
  expect(within(rule).getByText(warning)).toBeVisible();
});

it('shows which sentence of the note states what a criterion rests on, and leads to it', async () => {
  const told = { ...insulin, statement: { yes: 'The diabetes is treated with insulin', no: 'It is not' } };
  const rests: Finding = {
    ...{ ...finding, verdict: 'met', missing: [], remarks: [] },
    evidence: [
      { fact: 'dm.insulin', encounter: null },
      { diagnosis: 'N39.46', encounter: null },
      { fact: 'payer', encounter: null },
    ],
  };
  const note_text = `It is needed. ${'Care is given. '.repeat(3)}Her diabetes is treated with insulin.`;
  const { user } = openEvidence(
    {
      questions: [
        { fact: 'dm.insulin', item: null, answers: [{ value: true, encounter: null }] },
        { fact: 'payer', item: null, answers: [{ value: 'medicare', encounter: null }] },
      ],
    },
    {
      ...{ standing: 'ready', readiness: { day: '2026-03-04', packs: [], findings: [rests] } },
      answered: ['The diabetes is treated with insulin'],
      questions: [payer, told].map((def) => ({ def, item: null, criteria: [] })),
    },
    { notes: [aNote({ note_text })] },
  );
  const panel = await drawer(user);
  await user.click(await panel.findByRole('button', { name: /Treated with insulin\..*CGM-4 · Sensor/ }));
  const words = /^“Her diabetes is treated with insulin\.”/;
  const sentence = await panel.findByRole('button', { name: words });
  // Which fact it is, and what was answered.
  expect(panel.getByText('Is insulin used? Yes')).toBeVisible();
  expect(panel.getByText('Who pays? Medicare')).toBeVisible();
  // The diagnosis is nowhere in it; who pays is nothing for a note.
  expect(panel.getAllByText('The note does not state it.')).toHaveLength(1);
  await user.click(sentence);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Note text');
  await waitFor(() => expect(text).toHaveFocus());
  const { value, selectionStart, selectionEnd } = text;
  expect(value.slice(selectionStart, selectionEnd)).toBe('Her diabetes is treated with insulin.');
  expect(screen.queryByRole('dialog', { name: 'Evidence' })).not.toBeInTheDocument();
});

it('tells of each item what was answered of it, and of what the program itself asks that it does', async () => {
  const side: FactDef = {
    ...{ id: 'side', type: 'choice', question: 'Which side?', needs_encounter: false, per_item: true },
    options: ['Left', 'Right'].map((label) => ({ id: label.toLowerCase(), label })),
  };
  const met: Finding = { ...finding, verdict: 'met', missing: [], remarks: [] };
  const sided = ['Stocking', 'Wrap'].map((item) => ({
    ...met,
    ...{
      criterion: 'VEN-6',
      text: 'The side is given.',
      item,
      evidence: [{ fact: 'side', encounter: null }],
    },
  }));
  const own: Finding = {
    ...met,
    criterion: 'GEN-1',
    text: 'The payer is known.',
    item: null,
    pack: null,
    sources: [],
  };
  const answered = (item: string, value: string) => ({
    ...{ fact: 'side', item },
    answers: [{ value, encounter: null }],
  });
  const { user } = openEvidence(
    { questions: [answered('Stocking', 'left'), answered('Wrap', 'right')] },
    {
      ...{ standing: 'ready', readiness: { day: '2026-03-04', packs: [], findings: [own, ...sided] } },
      questions: ['Stocking', 'Wrap'].map((item) => ({ def: side, item, criteria: [] })),
    },
  );
  const panel = await drawer(user);
  await user.click(await panel.findByRole('button', { name: /The side is given/ }));
  await waitFor(() => expect(panel.getByText('Which side? Left; Right')).toBeVisible());
  await user.click(panel.getByRole('button', { name: /The payer is known/ }));
  const words = 'Asked by the program itself, whatever policy speaks.';
  await waitFor(() => expect(panel.getByText(words)).toBeVisible());
});

it('offers visits of other cases of the patient, taken over by one press', async () => {
  const { id: _, ...seen } = visit;
  const { user, state } = openEvidence({ earlier: [{ ...seen, case_id: 7 }] });
  const panel = await drawer(user);
  const offered = within(panel.getByRole('region', { name: 'Visits in other cases of this patient' }));
  expect(offered.getByText('Case #7, N39.46')).toBeVisible();
  await user.click(offered.getByRole('button', { name: /^Take over the encounter of .*Dr\. Jo Park/ }));
  await waitFor(() => expect(state.puts[0]?.body).toEqual({ encounters: [seen] }));
});

it('saves where others changed something else; where they changed the same, shows theirs', async () => {
  const { user, state } = openEvidence();
  const panel = await drawer(user);
  await panel.findByRole('radio', { name: 'Medicare' });
  state.evidence = { ...state.evidence, revision: 9 };
  await user.click(panel.getByRole('radio', { name: 'Medicare' }));
  await panel.findByText('2 of 3 still open.');
  expect(state.puts.map(({ based }) => based)).toEqual(['"6"', '"9"']);
  const theirs = { fact: 'payer', item: null, answers: [{ value: 'other', encounter: null }] };
  state.evidence = { ...state.evidence, revision: 20, questions: [theirs] };
  await user.click(panel.getByRole('button', { name: 'Take the answer back' }));
  expect(await panel.findByText(/Someone else changed the same just now/)).toBeVisible();
  await waitFor(() => expect(panel.getByRole('radio', { name: 'Another payer' })).toBeChecked());
});

describe('what was delivered before', () => {
  const side: FactDef = {
    ...{ id: 'side', type: 'choice', question: 'For which side?', needs_encounter: false, per_item: true },
    options: [
      { id: 'left', label: 'Left' },
      { id: 'right', label: 'Right' },
    ],
  };
  const questions = [
    { def: payer, item: null, criteria: [] },
    { def: side, item: 'Wrap', criteria: ['VEN-5'], counted: true as const },
  ];

  it('is added with its part, edited and removed; what cannot be is said', async () => {
    const { user, state } = openEvidence({}, { questions });
    const panel = within((await drawer(user)).getByRole('region', { name: 'Earlier deliveries' }));
    expect(panel.getByText(/^None told\./)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Add delivery' }));
    await user.type(panel.getByLabelText(/Date/), '2999-01-01');
    await user.clear(panel.getByRole('combobox', { name: /HCPCS code/ }));
    await user.type(panel.getByRole('combobox', { name: /HCPCS code/ }), 'wrap');
    await user.click(panel.getByRole('button', { name: 'Save delivery' }));
    expect(panel.getByText('The date must be a real day, not in the future.')).toBeVisible();
    expect(panel.getByText('A HCPCS code is a letter and four digits.')).toBeVisible();
    await user.clear(panel.getByLabelText(/Date/));
    await user.type(panel.getByLabelText(/Date/), '2026-01-02');
    await user.clear(panel.getByRole('combobox', { name: /HCPCS code/ }));
    await user.type(panel.getByRole('combobox', { name: /HCPCS code/ }), 'a6545');
    await user.selectOptions(panel.getByLabelText('For which side?'), 'Left');
    await user.click(panel.getByRole('button', { name: 'Save delivery' }));
    const kept = /^Edit the delivery of .*2026, A6545, 1 unit, Left$/;
    await user.click(await panel.findByRole('button', { name: kept }));
    expect(state.puts[0]).toMatchObject({
      path: 'deliveries',
      body: {
        delivered: [{ hcpcs: 'A6545', units: 1, day: '2026-01-02', of: [{ fact: 'side', value: 'left' }] }],
      },
    });
    await user.click(panel.getByRole('button', { name: 'Remove delivery' }));
    await waitFor(() => expect(state.puts.at(-1)?.body).toEqual({ delivered: [] }));
  });

  it('in other cases of the patient is taken over by one press', async () => {
    const strips = { hcpcs: 'A4253', units: 3, day: '2026-01-02' };
    const { user, state } = openEvidence({ had: [{ ...strips, case_id: 7 }] });
    const panel = await drawer(user);
    const offered = within(panel.getByRole('region', { name: 'Deliveries in other cases of this patient' }));
    expect(offered.getByText('Case #7')).toBeVisible();
    await user.click(offered.getByRole('button', { name: /^Take over the delivery of .*A4253, 3 units$/ }));
    await waitFor(() => expect(state.puts[0]?.body).toEqual({ delivered: [{ ...strips, of: [] }] }));
    expect(
      await panel.findByRole('button', { name: /^Edit the delivery of .*A4253, 3 units$/ }),
    ).toBeVisible();
  });
});
