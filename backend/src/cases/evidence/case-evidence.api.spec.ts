import type {
  CaseChangedResponse,
  CaseEvidenceResponse,
  CaseHistoryResponse,
  CaseMomentResponse,
  CaseReadinessResponse,
} from '@vouchwell/contract';
import { Documents } from '../../kernel/projecting/documents.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const { app, admin, user, open, register, signedCase } = await caseDesk();
afterAll(() => app.close());

const visit = {
  ...{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
  ...{ conditions: ['E11.65', ' E11.65 '], findings: 'Insulin,\nfour times a day.', signed: true },
};
const had = { hcpcs: 'A6545', units: 1, day: '2026-01-02' };
const evidence = async (id: number) =>
  (await user.get(`/cases/${id}/evidence`).expect(200)).body as CaseEvidenceResponse;
const put = (id: number, what: string, body: object, revision?: number) => {
  const asked = user.put(`/cases/${id}/${what}`).send(body);
  return revision === undefined ? asked : asked.set('If-Match', String(revision));
};
const answer = (id: number, fact: string, ...answers: object[]) => put(id, 'answers', { fact, answers });

test('a new case has none', async () => {
  const id = await open();
  expect(await evidence(id)).toEqual({
    ...{ case_id: id, revision: 0, encounters: [], questions: [], delivered: [], earlier: [], had: [] },
  });
});

test('visits, answers and deliveries are kept, each with its revision, and told in the history', async () => {
  const id = await open();
  const { body } = await put(id, 'encounters', { encounters: [visit] }, 0).expect(200);
  expect(body).toEqual({ success: true, case_id: id, revision: 1 } satisfies CaseChangedResponse);
  await answer(id, 'dm.insulin', { value: true, encounter: 1 }).expect(200);
  await answer(id, 'patient.weight_lb', { value: 82.5, unit: 'kg', encounter: 1 }).expect(200);
  await put(id, 'deliveries', { delivered: [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }] }).expect(200);
  expect(await evidence(id)).toEqual({
    case_id: id,
    revision: 4,
    encounters: [{ ...visit, id: 1, conditions: ['E11.65'] }],
    questions: [
      { fact: 'dm.insulin', item: null, answers: [{ value: true, encounter: 1 }] },
      { fact: 'patient.weight_lb', item: null, answers: [{ value: 82.5, unit: 'kg', encounter: 1 }] },
    ],
    delivered: [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }],
    earlier: [],
    had: [],
  });
  const history = (await admin.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse;
  expect(history.entries.map(({ sentence }) => sentence)).toEqual([
    'set 1 earlier delivery',
    'answered the question “patient.weight_lb”',
    'answered the question “dm.insulin”',
    'set 1 encounter',
    'opened the case',
  ]);
});

test('a past moment says what the evidence said then, also to who may read the audit history alone', async () => {
  const id = await open();
  await put(id, 'encounters', { encounters: [visit] }).expect(200);
  await answer(id, 'dm.insulin', { value: true, encounter: 1 }).expect(200);
  const officer = await app.newUser({ permissions: { can_view_audit: true } }, 'vera.oh');
  const says = async (change: number) =>
    ((await officer.get(`/cases/${id}/history/${change}`).expect(200)).body as CaseMomentResponse).says;
  expect(await says(1)).toEqual({ told: [], seen: [], answered: [] });
  expect((await says(2)).seen).toEqual([expect.stringContaining('Dr. Jo Park')]);
  const { told, seen, answered } = (await user.get(`/cases/${id}/readiness`).expect(200))
    .body as CaseReadinessResponse;
  expect(await says(3)).toEqual({ told, seen, answered });
  await officer.get(`/cases/${id}/readiness`).expect(403);
});

test('a change based on an older version is refused beside what is there now', async () => {
  const id = await open();
  await answer(id, 'payer', { value: 'medicare' }).expect(200);
  const refused = await put(id, 'answers', { fact: 'payer', answers: [] }, 0).expect(409);
  expect(problem(refused)).toMatchObject({
    code: 'changed_meanwhile',
    current: { revision: 1, questions: [{ fact: 'payer', answers: [{ value: 'medicare' }] }] },
  });
});

test.each([
  ['answers', { fact: 'no.such', answers: [] }, 'fact', 'No installed rule asks for the fact “no.such”.'],
  [
    'answers',
    { fact: 'payer', answers: [{ value: 'uncle' }] },
    'answers.0.value',
    'Answer with one of: medicare, medicare_advantage, medicaid, other.',
  ],
  ['answers', { fact: 'payer', answers: [{}] }, 'answers.0.value', /must be yes or no/],
  [
    'answers',
    { fact: 'patient.weight_lb', answers: [{ value: 12, unit: 'st' }] },
    'answers.0.value',
    'The unit st does not fit. Answer in lb or kg.',
  ],
  ['answers', { fact: 'order.date', answers: [{ value: '2999-01-01' }] }, 'answers.0.value', /still to come/],
  ['encounters', { encounters: [{ ...visit, kind: 'letter' }] }, 'encounters.0.kind', /in_person/],
  ['encounters', { encounters: [{ ...visit, date: '2999-01-01' }] }, 'encounters.0.date', /not after/],
  [
    'encounters',
    { encounters: [{ ...visit, conditions: [7] }] },
    'encounters.0.conditions',
    /list of at most/,
  ],
  ['deliveries', { delivered: [{ hcpcs: 'A4253', units: 1, day: 'May' }] }, 'delivered.0.day', /real date/],
  [
    'deliveries',
    { delivered: [{ ...had, hcpcs: 'uncle' }] },
    'delivered.0.hcpcs',
    /a letter and four digits/,
  ],
  [
    'deliveries',
    { delivered: [{ ...had, of: [{ fact: 'no.such', value: 'left' }] }] },
    'delivered.0.of.0.fact',
    'No installed limit is counted by the fact “no.such”.',
  ],
  [
    'deliveries',
    { delivered: [{ ...had, of: [{ fact: 'side', value: 'up' }] }] },
    'delivered.0.of.0.value',
    /^Answer with one of: .*left/,
  ],
])('%s %j: a sentence that names the field, and nothing changed', async (what, body, field, words) => {
  const id = await open();
  const { fields } = problem(await put(id, what, body).expect(400));
  expect(fields?.[field]).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  expect(await evidence(id)).toMatchObject({ revision: 0, questions: [], encounters: [], delivered: [] });
});

test.each([
  [
    'delivery.date',
    '2026-01-05',
    'The delivery cannot lie before the order: 2026-01-05 comes before 2026-01-06.',
  ],
  [
    'order.received',
    '2026-01-05',
    'The supplier cannot have the order before it was written: 2026-01-05 comes before 2026-01-06.',
  ],
])('%s before the order is refused with both days, and nothing changed', async (fact, value, words) => {
  const id = await open();
  await put(id, 'answers', { fact: 'order.date', answers: [{ value: '2026-01-06' }] }).expect(200);
  const before = await evidence(id);
  const { code, fields } = problem(await put(id, 'answers', { fact, answers: [{ value }] }).expect(400));
  expect({ code, words: fields?.['answers.0.value'] }).toEqual({ code: 'contradicting_days', words });
  expect(await evidence(id)).toEqual(before);
});

test('another patient begins with none; a signed case keeps its own', async () => {
  const id = await open();
  await put(id, 'encounters', { encounters: [visit] }).expect(200);
  const { id: other } = await register('Other');
  await put(id, 'patient', { patient: { id: other } }).expect(200);
  expect((await evidence(id)).encounters).toEqual([]);
  const locked = problem(await put(await signedCase(), 'encounters', { encounters: [] }).expect(409));
  expect(locked).toMatchObject({ code: 'case_locked' });
});

test('visits of the same patient in other cases are offered, newest first, each once, until they are taken over', async () => {
  const patient = await register('Twice');
  const later = { ...visit, date: '2026-01-03', who: 'Dr. Ann Roe' };
  const [first, second] = [await open({ patient }), await open({ patient })];
  await put(first, 'encounters', { encounters: [visit] }).expect(200);
  await put(second, 'encounters', { encounters: [later, visit] }).expect(200);
  const id = await open({ patient });
  const earlier = async () => (await evidence(id)).earlier?.map(({ case_id, who }) => [case_id, who]);
  expect(await earlier()).toEqual([
    [second, 'Dr. Ann Roe'],
    [second, 'Dr. Jo Park'],
  ]);
  await put(id, 'encounters', { encounters: [visit] }).expect(200);
  const read = vi.spyOn(app.nest.get(Documents, { strict: false }), 'get');
  expect(await earlier()).toEqual([[second, 'Dr. Ann Roe']]);
  // What stands beside it came with the list.
  const others = read.mock.calls.filter(([{ name }]) => name === 'cases').map(([, of]) => of);
  expect(new Set(others)).toEqual(new Set([id]));
  read.mockRestore();
  // Of another patient, and of cases that somebody else keeps to themselves.
  const another = await open({ patient: await register('Another') });
  expect((await evidence(another)).earlier).toEqual([]);
  const theirs = await open({ patient }, admin);
  const encounters = [{ ...visit, who: 'Dr. Only Theirs' }];
  await admin.put(`/cases/${theirs}/encounters`).send({ encounters }).expect(200);
  expect(await earlier()).toEqual([[second, 'Dr. Ann Roe']]);
});

test('what other cases of the patient say was delivered is offered in units of its code, until it is taken over', async () => {
  const patient = await register('Supplied');
  const items = [{ item: 'BGM test strips', quantity: 120 }];
  const before = await open({ patient, items });
  const delivered = (day: string) =>
    put(before, 'answers', { fact: 'delivery.date', answers: [{ value: day }] }).expect(200);
  await delivered('2025-12-01');
  const id = await open({ patient, items });
  const had = async () => (await evidence(id)).had;
  // 120 strips are three boxes of 50, of which the last is begun.
  const three = { hcpcs: 'A4253', units: 3, day: '2025-12-01' };
  expect(await had()).toEqual([{ case_id: before, ...three }]);
  await put(id, 'deliveries', { delivered: [{ ...three, hcpcs: 'a4253' }] }).expect(200);
  expect(await had()).toEqual([]);
  expect((await evidence(id)).delivered).toEqual([three]);
  // What is only planned was not delivered.
  await delivered('2999-01-01');
  expect((await evidence(await open({ patient, items }))).had).toEqual([]);
});

test('of a garment it says for which part it was, as limits are counted by it', async () => {
  const patient = await register('Bandaged');
  const item = 'Compression wrap for venous ulcer, 30-50 mmHg';
  const before = await open({ patient, items: [{ item, quantity: 1, size: 'L', length: 'Short' }] });
  for (const [fact, value, of] of [
    ['payer', 'medicare', {}],
    ['side', 'left', { item }],
    ['delivery.date', '2025-12-01', {}],
  ] as const)
    await put(before, 'answers', { fact, ...of, answers: [{ value }] }).expect(200);
  const { had } = await evidence(await open({ patient }));
  expect(had).toEqual([
    { case_id: before, hcpcs: 'A6545', units: 1, day: '2025-12-01', by: { side: 'left' } },
  ]);
});
