import { type CaseEncounter, NO_EXTRAS } from '@vouchwell/rules';
import type { PatientFacts } from '@vouchwell/document';
import { kernel, testClock } from '../../testing/boxes.ts';
import type { CaseEvent, NoteReceipt } from '../record/case.events.ts';
import { caseEvents } from '../record/case.vocabulary.ts';
import { caseList, type CaseRow, PREVIEW_LENGTH } from './case-list.projection.ts';
import { type CaseDoc, cases } from './case.projections.ts';
import { caseFacts } from './case.queries.ts';

const facts: PatientFacts = {
  first_name: 'Ana',
  last_name: 'Ramírez',
  middle_name: 'María',
  dob: '1950-02-03',
  gender: 'female',
  height: null,
  weight: null,
  address: null,
  phone: null,
  email: null,
  mrn: 'MRN-7',
};
const ana = { id: 7, ...facts };
const receipt: NoteReceipt = {
  provider: 'ollama',
  model: 'a-model',
  prompt_hash: null,
  input_tokens: null,
  output_tokens: null,
  duration_ms: 5,
  fallback_reason: null,
};
const opened: CaseEvent = {
  type: 'CaseOpened',
  data: { owner_id: 3, owner_name: 'Kim Park', patient: ana, category: 'DME' },
};
const diagnoses = (...codes: string[]): CaseEvent => ({
  type: 'DiagnosesReplaced',
  data: {
    diagnoses: codes.map((code, at) => ({ id: at + 1, code, description: code, is_primary: at === 0 })),
  },
});
const note = (note_id: number, text: string): CaseEvent => ({
  type: 'NoteAdded',
  data: { note_id, kind: 'generated', author: 'model', text, receipt },
});
const edited = (note_id: number, version: number, text: string): CaseEvent => ({
  type: 'NoteEdited',
  data: { note_id, version, text },
});
const signature = { name: 'Kim Park', meaning: 'I attest', signed_at: '2026-11-21T09:59:59.000Z' };
const signed: CaseEvent = {
  type: 'CaseSigned',
  data: {
    note_id: 1,
    signer_id: 3,
    signature: 'Kim Park, MD',
    meaning: 'I attest',
    document: {
      format: 1,
      case_id: 42,
      patient: facts,
      diagnoses: [],
      items: [],
      provider: null,
      note: { id: 1, version: 1, text: 'x' },
      signature,
    },
    document_hash: 'ab'.repeat(32),
    confirmed_marks: 0,
    password_set_by: null,
  },
};
const completed: CaseEvent = { type: 'CaseCompleted', data: {} };

/** What the two collections hold of case 42 after these events, a second after each other. */
async function after(...events: CaseEvent[]): Promise<{ doc: CaseDoc | null; row: CaseRow | null }> {
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const site = await kernel({ vocabularies: [caseEvents], projections: [cases, caseList], clock });
  for (const event of events) {
    await site.append('case-42', { ...event, subject: 7 });
    clock.pass(1000);
  }
  await site.projector.start();
  expect(site.alarms).toEqual([]);
  const [doc, row] = [await site.models.get('cases', '42'), await site.models.get('case_list', '42')];
  await site.close();
  return { doc: doc as CaseDoc | null, row: row as CaseRow | null };
}
const at = (second: number) => `2026-11-21T10:00:0${second}.000Z`;

test('an open case is a draft, owned by whom the event names', async () => {
  const { doc, row } = await after(opened);
  expect(doc).toEqual({
    id: 42,
    revision: 0,
    owner_id: 3,
    owner_name: 'Kim Park',
    owner_username: 'sam.lee',
    patient_id: 7,
    patient: ana,
    category: 'DME',
    status: 'draft',
    is_complete: false,
    created_at: at(0),
    updated_at: at(0),
    diagnoses: [],
    items: [],
    provider: null,
    notes: [],
    signature: null,
    sent_for_signature: null,
    shares: [],
    addenda: [],
    evidence: { encounters: [], questions: [], delivered: [] },
    orders: [],
    order_extras: NO_EXTRAS,
  });
  expect(row).toMatchObject({
    id: 42,
    number: '#42',
    patient_name: 'Ana María Ramírez',
    mrn: 'MRN-7',
    status: 'draft',
    latest_note: null,
  });
});

test('visits and answers stand in the case, and whether a payer is known in its row', async () => {
  const visit: CaseEncounter = {
    ...{ id: 1, date: '2026-10-01', kind: 'video', role: 'physician', who: 'Dr. Jo Park' },
    ...{ conditions: [], findings: '', signed: true },
  };
  const payer = (...values: string[]): CaseEvent => ({
    type: 'QuestionAnswered',
    data: { fact: 'payer', item: null, answers: values.map((value) => ({ value, encounter: null })) },
  });
  const visits: CaseEvent = { type: 'EncountersRecorded', data: { encounters: [visit] } };
  const { doc, row } = await after(opened, visits, payer('other'), payer('medicare'));
  expect(doc).toMatchObject({
    revision: 3,
    evidence: {
      encounters: [visit],
      questions: [{ fact: 'payer', answers: [{ value: 'medicare', encounter: null }] }],
      delivered: [],
    },
  });
  expect(row).toMatchObject({ payer_known: true, updated_at: at(3) });
  expect((await after(opened, payer('other'), payer())).row).toMatchObject({ payer_known: false });
});

test('every change moves the revision and the time, in both', async () => {
  const { doc, row } = await after(opened, diagnoses('I10', 'N39.41'), note(1, 'A note.'));
  expect(doc).toMatchObject({ revision: 2, created_at: at(0), updated_at: at(2), status: 'in_progress' });
  expect(row).toMatchObject({
    created_at: at(0),
    updated_at: at(2),
    status: 'in_progress',
    diagnoses_count: 2,
    notes_count: 1,
  });
});

test('a code that was there before keeps its time', async () => {
  const { doc } = await after(opened, diagnoses('I10'), diagnoses('N39.41', 'I10'));
  expect(doc?.diagnoses.map(({ code, created_at }) => [code, created_at])).toEqual([
    ['N39.41', at(2)],
    ['I10', at(1)],
  ]);
});

test('notes stand newest first; the row shows the newest only', async () => {
  const { doc, row } = await after(
    opened,
    note(1, 'First note.'),
    note(2, 'Second\n\nnote.'),
    edited(1, 2, 'By hand.'),
  );
  expect(doc?.notes).toMatchObject([
    { id: 2, version: 1, author: 'model', word_count: 2 },
    { id: 1, version: 2, author: 'person', text: 'By hand.', created_at: at(1), updated_at: at(3) },
  ]);
  expect(row?.latest_note).toEqual({ id: 2, created_at: at(2), model: 'a-model', preview: 'Second note.' });
  expect(row?.notes_count).toBe(2);
});

test('an edit of the newest note changes the preview, which is short', async () => {
  const { row } = await after(opened, note(1, 'First.'), edited(1, 2, 'word '.repeat(500)));
  expect([...row!.latest_note!.preview].length).toBeLessThanOrEqual(PREVIEW_LENGTH + 1);
  expect(row?.latest_note?.preview).toMatch(/^word word.*…$/);
});

test('who wrote what is kept sentence by sentence, through edits and an improvement that failed', async () => {
  const added = (data: object): CaseEvent => ({
    type: 'NoteAdded',
    data: { ...(note(1, '').data as Extract<CaseEvent, { type: 'NoteAdded' }>['data']), ...data },
  });
  const written = [
    { start: 0, end: 7, by: 'model' as const },
    { start: 8, end: 15, by: 'template' as const },
  ];
  const first = added({ text: 'It one. It two.', receipt: { ...receipt, written } });
  const changed = edited(1, 2, 'It one. It was.');
  const fallback_reason = 'It was away.';
  const marked = 'It one. It was. [Mark]';
  const kept = added({
    note_id: 2,
    kind: 'improved',
    author: 'person',
    text: marked,
    receipt: { ...receipt, fallback_reason },
  });
  const { doc } = await after(opened, first, changed, kept);
  const places = doc!.notes.map((one) =>
    one.written.map(({ start, end, by }) => `${by}: ${one.text.slice(start, end)}`),
  );
  expect(places).toEqual([
    ['model: It one.', 'person: It was.', 'template: [Mark]'],
    ['model: It one.', 'person: It was.'],
  ]);
  const whole = await after(opened, note(1, 'All of it.'));
  expect(whole.doc!.notes[0]!.written).toEqual([{ start: 0, end: 10, by: 'model' }]);
});

test('a signature stands with the time that was signed', async () => {
  const { doc, row } = await after(opened, note(1, 'x'), signed, completed);
  expect(doc?.signature).toMatchObject({
    signature: 'Kim Park, MD',
    signer_id: 3,
    signer_name: 'Sam Lee',
    signed_at: signature.signed_at,
    document_hash: 'ab'.repeat(32),
  });
  expect(doc).toMatchObject({ status: 'completed', is_complete: true, revision: 3 });
  expect(row).toMatchObject({ status: 'completed', is_complete: true });
  expect(row?.signed_at).not.toBeNull();
});

test('an item shows its limit group on the case, and the letter says nothing of it', async () => {
  const item = {
    ...{ id: 1, item: 'Night diapers', category: 'Incontinence', hcpcs: 'T4523', quantity: 1 },
    ...{
      quantity_limit: 360,
      limit_period: 'month',
      size: null,
      color: null,
      length: null,
      justification: null,
    },
  };
  const items = [{ ...item, limit_group: 'Adult briefs' }];
  const { doc } = await after(opened, { type: 'ItemsReplaced', data: { items } });
  expect(doc!.items).toEqual(items);
  const { id: _, ...told } = item;
  expect(caseFacts(42, doc!).items).toEqual([told]);
});

test('another patient is another patient everywhere', async () => {
  const bo = { ...ana, id: 8, first_name: 'Bo', middle_name: null, mrn: null };
  const { doc, row } = await after(opened, { type: 'PatientChosen', data: { patient: bo } });
  expect(doc).toMatchObject({ patient_id: 8, patient: { first_name: 'Bo' } });
  expect(row).toMatchObject({ patient_id: 8, patient_name: 'Bo Ramírez', mrn: null, patient: { id: 8 } });
});

test('a deleted case is in no list', async () => {
  expect(
    await after(opened, note(1, 'x'), { type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [3] } }),
  ).toEqual({
    doc: null,
    row: null,
  });
});

const sharedWith = (user_id: number): CaseEvent => ({
  type: 'CaseShared',
  data: { user_id, full_name: `User ${user_id}`, username: `user.${user_id}` },
});

test('a case is of its owner and of those it is shared with, until it is taken back', async () => {
  const { doc, row } = await after(opened, sharedWith(5), sharedWith(9));
  const by = { shared_by: 'Sam Lee' };
  expect(doc?.shares).toEqual([
    { user_id: 5, full_name: 'User 5', username: 'user.5', shared_at: at(1), ...by },
    { user_id: 9, full_name: 'User 9', username: 'user.9', shared_at: at(2), ...by },
  ]);
  expect(row?.reader_ids).toEqual([3, 5, 9]);
  const back: CaseEvent = {
    type: 'ShareTakenBack',
    data: { user_id: 5, full_name: 'User 5', given_back: false },
  };
  const later = await after(opened, sharedWith(5), sharedWith(9), back);
  expect(later.doc).toMatchObject({ revision: 3, shares: [{ user_id: 9 }] });
  expect(later.row?.reader_ids).toEqual([3, 9]);
});

test('addenda stand beside what was signed, oldest first', async () => {
  const addendum = (number: number): CaseEvent => ({
    type: 'AddendumSigned',
    data: {
      number,
      text: `Text ${number}`,
      signer_id: 3,
      signature: 'Kim Park',
      signed_at: at(0),
      hash: 'cd',
      password_set_by: null,
    },
  });
  const { doc } = await after(opened, note(1, 'x'), signed, addendum(1), completed, addendum(2));
  expect(doc).toMatchObject({
    status: 'completed',
    revision: 5,
    signature: { document_hash: 'ab'.repeat(32) },
    addenda: [
      { number: 1, text: 'Text 1', signer_name: 'Sam Lee' },
      { number: 2, text: 'Text 2' },
    ],
  });
});

test.each([
  ['case-42', true],
  ['patient-42', undefined],
])('what cannot be read in %s is that of the case, or not', async (stream, damaged) => {
  const site = await kernel({ vocabularies: [caseEvents], projections: [caseList] });
  await site.append('case-42', opened);
  const [known] = await site.log.readStream('case-42', 0, 1);
  const { hash: _, ...metadata } = known!.metadata;
  const unknown = { ...known!, metadata, id: crypto.randomUUID(), type: 'Gilded' };
  await site.log.append(stream, [unknown], stream === 'case-42' ? 0 : 'none');
  await site.projector.start();
  expect(site.projector.setAside()).toEqual([stream]);
  expect(((await site.models.get('case_list', '42')) as CaseRow | null)?.damaged).toBe(damaged);
  await site.close();
});
