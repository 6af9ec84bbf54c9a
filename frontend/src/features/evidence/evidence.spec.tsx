import { screen, waitFor, within } from '@testing-library/react';
import type { CaseEvidenceResponse, CaseReadinessResponse, CaseResponse } from '@vouchwell/contract';
import type { CaseEncounter, Delivered, FactDef, Finding } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aNote, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const insulin: FactDef = {
  ...{ id: 'dm.insulin', type: 'yes_no', question: 'Is insulin used?', needs_encounter: true },
};
const weight: FactDef = {
  ...{ id: 'patient.weight_lb', type: 'number', question: 'How heavy?', unit: 'lb', needs_encounter: true },
};
const payer: FactDef = {
  ...{ id: 'payer', type: 'choice', question: 'Who pays?', needs_encounter: false },
  options: [
    { id: 'medicare', label: 'Medicare' },
    { id: 'other', label: 'Another payer' },
  ],
};
const visit: CaseEncounter = {
  ...{ id: 1, date: '2026-03-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
  ...{ conditions: ['N39.46'], findings: 'Seen.', signed: true },
};
const finding: Finding = {
  ...{ criterion: 'CGM-4', text: 'Treated with insulin.', item: 'Sensor', verdict: 'not_documented' },
  ...{ pack: { id: 'glucose', version: '1' }, add: null, evidence: [], missing: ['dm.insulin'], until: null },
  remarks: ['Stated, not tied to a dated record.'],
  sources: [
    {
      ...{ id: 'L33822', title: 'Glucose', section: 'Coverage', read_as_of: '2026-01-01' },
      ...{ effective_from: '2024-10-01', effective_to: null, confidence: 'official' },
    },
  ],
};

interface DeliveredOf {
  readonly fact: string;
  readonly value: string;
}

/** A server that keeps the evidence of one case; `puts` are what it was told. */
function open(
  evidence: Partial<CaseEvidenceResponse> = {},
  held: Partial<CaseReadinessResponse> = {},
  found: Partial<CaseResponse> = {},
) {
  const state = {
    evidence: { case_id: 42, revision: 6, encounters: [], questions: [], delivered: [], ...evidence },
    puts: [] as { path: string; body: unknown; based: string | null }[],
  } as { evidence: CaseEvidenceResponse; puts: { path: string; body: unknown; based: string | null }[] };
  const put = (path: string, change: (body: never) => Partial<CaseEvidenceResponse>) =>
    http.put(api(`/cases/42/${path}`), async ({ request }) => {
      const [body, based] = [await request.json(), request.headers.get('if-match')];
      state.puts.push({ path, body, based });
      if (based !== `"${state.evidence.revision}"`) {
        const message = 'This was changed by someone else meanwhile.';
        const refused = { code: 'changed_meanwhile', message, current: state.evidence };
        return HttpResponse.json(refused, { status: 409 });
      }
      const revision = state.evidence.revision + 1;
      state.evidence = { ...state.evidence, ...change(body as never), revision };
      return HttpResponse.json({ success: true, case_id: 42, revision });
    });
  server.use(
    http.get(api('/cases/42/evidence'), () => HttpResponse.json(state.evidence)),
    http.get(api('/cases/42/readiness'), () =>
      HttpResponse.json({
        ...{ case_id: 42, revision: 6, standing: null, readiness: null, told: [], seen: [], answered: [] },
        questions: [payer, insulin, weight].map((def) => ({ def, item: null, criteria: [] })),
        ...held,
      } satisfies CaseReadinessResponse),
    ),
    put('encounters', ({ encounters }: { encounters: Omit<CaseEncounter, 'id'>[] }) => ({
      encounters: encounters.map((one, at) => ({ ...one, id: at + 1 })),
    })),
    put('deliveries', ({ delivered }: { delivered: (Delivered & { of: DeliveredOf[] })[] }) => ({
      delivered: delivered.map(({ of, ...one }) => ({
        ...one,
        ...(of.length > 0 && { by: Object.fromEntries(of.map(({ fact, value }) => [fact, value])) }),
      })),
    })),
    put(
      'answers',
      ({ fact, answers }: { fact: string; answers: { value: string; encounter?: number }[] }) => ({
        questions: [
          ...state.evidence.questions.filter((one) => one.fact !== fact),
          {
            ...{ fact, item: null },
            answers: answers.map(({ encounter = null, ...answer }) => ({ ...answer, encounter })),
          },
        ],
      }),
    ),
    ...new CaseBackend(aCase(found)).handlers(),
  );
  signedInAs(aUser);
  return { state, ...renderApp('/app/user-workflow/items?caseId=42') };
}

async function drawer(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  await panel.findByRole('heading', { name: 'Encounters' });
  return panel;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('asks one question at a time, skips, and saves as it is answered, by keyboard too', async () => {
  const { user, state } = open({ encounters: [visit] });
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
  const { user, state } = open({ encounters: [visit] }, { questions });
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
  const { user } = open(
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

it('shows them as a list; a number has its unit, and is saved when it is left', async () => {
  const { user, state } = open();
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

it('keeps dated visits: added, edited, removed; a date to come is refused', async () => {
  const { user, state } = open();
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
  await user.click(panel.getByRole('button', { name: 'Save encounter' }));
  const kept = /^Edit the encounter of .*2026, Dr\. Jo Park, in person$/;
  await user.click(await panel.findByRole('button', { name: kept }));
  expect(state.puts[0]?.body).toEqual({
    encounters: [
      {
        ...{ date: '2026-03-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
        ...{ conditions: ['N39.46'], findings: '', signed: true },
      },
    ],
  });
  await user.click(panel.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(state.puts.at(-1)?.body).toEqual({ encounters: [] }));
});

it('asks before a visit that is being written is lost', async () => {
  const { user } = open();
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
  const { user } = open(
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
  expect(panel.getByRole('radio', { name: 'Yes' })).toHaveFocus();
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
  const { user } = open(
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
  // The diagnosis is nowhere in it; who pays is nothing for a note.
  expect(panel.getAllByText('The note does not state it.')).toHaveLength(1);
  await user.click(sentence);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Note text');
  await waitFor(() => expect(text).toHaveFocus());
  const { value, selectionStart, selectionEnd } = text;
  expect(value.slice(selectionStart, selectionEnd)).toBe('Her diabetes is treated with insulin.');
  expect(screen.queryByRole('dialog', { name: 'Evidence' })).not.toBeInTheDocument();
});

it('offers what a diagnosis suggests, and answers only when it is accepted', async () => {
  const { user, state } = open({}, {}, { diagnoses: [{ ...aCase().diagnoses[0]!, code: 'Z79.4' }] });
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
  const { user, state } = open({}, {}, { patient: { ...aCase().patient!, weight: '61 kg' } });
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

it('offers visits of other cases of the patient, taken over by one press', async () => {
  const { id: _, ...seen } = visit;
  const { user, state } = open({ earlier: [{ ...seen, case_id: 7 }] });
  const panel = await drawer(user);
  const offered = within(panel.getByRole('region', { name: 'Visits in other cases of this patient' }));
  expect(offered.getByText('Case #7, N39.46')).toBeVisible();
  await user.click(offered.getByRole('button', { name: /^Take over the encounter of .*Dr\. Jo Park/ }));
  await waitFor(() => expect(state.puts[0]?.body).toEqual({ encounters: [seen] }));
});

it('saves where others changed something else; where they changed the same, shows theirs', async () => {
  const { user, state } = open();
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
    const { user, state } = open({}, { questions });
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
    await user.click(panel.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(state.puts.at(-1)?.body).toEqual({ delivered: [] }));
  });

  it('in other cases of the patient is taken over by one press', async () => {
    const strips = { hcpcs: 'A4253', units: 3, day: '2026-01-02' };
    const { user, state } = open({ had: [{ ...strips, case_id: 7 }] });
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
