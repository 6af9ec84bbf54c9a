import type { Letter, LetterSignature, PatientFacts, ProviderFacts } from '@vouchwell/document';
import { checkGrounding, marksHash, marksToConfirm } from '@vouchwell/rules';
import { type CaseCommand, caseDecider, signable } from './case.decider.ts';
import type { CaseEvent, CasePatient, NoteReceipt } from './case.events.ts';
import type { DiagnosisChoice, ItemChoice } from './case.rules.ts';

const facts: PatientFacts = {
  first_name: 'Ana',
  last_name: 'Ramírez',
  middle_name: null,
  dob: '1950-02-03',
  gender: 'female',
  height: null,
  weight: null,
  address: null,
  phone: null,
  email: null,
  mrn: null,
};
export const ana: CasePatient = { id: 7, ...facts };
export const bo: CasePatient = { ...ana, id: 8, first_name: 'Bo' };
export const today = '2026-11-21';
export const provider: ProviderFacts = {
  name: 'Dr. Jo Park',
  npi: '1234567893',
  signature: null,
  date_signed: today,
};
export const receipt: NoteReceipt = {
  provider: null,
  model: null,
  prompt_hash: null,
  input_tokens: null,
  output_tokens: null,
  duration_ms: 1,
  fallback_reason: 'none configured',
};

export const diagnosis = (code: string, more: Partial<DiagnosisChoice> = {}): DiagnosisChoice => ({
  code,
  description: `What ${code} is`,
  is_primary: false,
  billable: true,
  ...more,
});
export const item = (more: Partial<ItemChoice> = {}): ItemChoice => ({
  item: 'Underpad',
  category: 'Incontinence',
  hcpcs: 'T4541',
  quantity: 1,
  quantity_limit: 150,
  limit_period: 'month',
  size: null,
  color: null,
  length: null,
  justification: null,
  ...more,
});

/** Every event of a case is about its patient. */
export const of = <E extends CaseEvent>(event: E, patient = ana): E => ({ ...event, subject: patient.id });
export const opened = of({
  type: 'CaseOpened',
  data: { owner_id: 3, owner_name: 'Sam Lee', patient: ana, category: 'General' },
} as const);
const { billable: _, ...stored } = diagnosis('N39.41');
export const diagnosed = of({
  type: 'DiagnosesReplaced',
  data: { diagnoses: [{ id: 1, ...stored, is_primary: true }] },
} as CaseEvent);
export const itemised = of({ type: 'ItemsReplaced', data: { items: [{ id: 1, ...item() }] } } as CaseEvent);
export const provided = of({ type: 'ProviderSet', data: { provider } } as CaseEvent);
export const noteAdded = (note_id: number, text: string) =>
  of({
    type: 'NoteAdded',
    data: { note_id, kind: 'generated', author: 'model', text, receipt },
  } as CaseEvent);
export const noted = noteAdded(11, 'Ana needs underpads.');
const { billable: _other, ...otherStored } = diagnosis('I10');
export const other = of({
  type: 'DiagnosesReplaced',
  data: { diagnoses: [{ id: 2, ...otherStored, is_primary: true }] },
} as CaseEvent);
const signature: LetterSignature = {
  name: 'Dr. Jo Park',
  meaning: 'I attest',
  signed_at: `${today}T10:00:00.000Z`,
};
const document: Letter & { signature: LetterSignature } = {
  format: 1,
  case_id: 1,
  patient: facts,
  diagnoses: [],
  items: [],
  provider,
  note: { id: 11, version: 1, text: 'Ana needs underpads.' },
  signature,
};
export const bound = {
  note_id: 11,
  signer_id: 3,
  signature: 'Dr. Jo Park',
  meaning: 'I attest',
  document,
  document_hash: 'ab'.repeat(32),
  password_set_by: null,
};
export const signCase = {
  type: 'SignCase',
  ...bound,
  marks_hash: null,
  checked: { text: 'Ana needs underpads.', marks: [] },
  readiness: null,
  reasons: [],
} as const;
export type SignCase = Extract<CaseCommand, { type: 'SignCase' }>;

export const state = (...events: CaseEvent[]) => events.reduce(caseDecider.evolve, caseDecider.initial);

/** Signs the note of this history, compared with the case as it then stands. */
export function signing(history: readonly CaseEvent[], more: Partial<SignCase> = {}, day = today): SignCase {
  const { notes, ...content } = signable(state(...history));
  const { text } = notes.find(({ id }) => id === (more.note_id ?? 11))!;
  const { marks } = checkGrounding(text, { ...content, case_id: 1 }, day);
  return { ...signCase, ...more, checked: { text, marks } };
}
/** The same, by whoever has looked at all that was found. */
export function confirming(history: readonly CaseEvent[]): SignCase & { marks_hash: string } {
  const command = signing(history);
  const { text, marks } = command.checked;
  return { ...command, marks_hash: marksHash(marksToConfirm(text, marks)) };
}
export const nothing = { confirmed_marks: 0, confirmed_ungrounded: [] };
export const signed = of({ type: 'CaseSigned', data: { ...bound, ...nothing } } as const);
export const completed = of({ type: 'CaseCompleted', data: {} } as CaseEvent);
export const deleted = of({ type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [3] } } as CaseEvent);
export const ready = [opened, diagnosed, itemised, provided, noted];

export const open = (more: object = {}) =>
  ({
    type: 'OpenCase',
    owner_id: 3,
    owner_name: 'Sam Lee',
    patient: ana,
    category: 'General',
    today,
    ...more,
  }) as const;
export const replaceDiagnoses = (...diagnoses: DiagnosisChoice[]) =>
  ({ type: 'ReplaceDiagnoses', diagnoses }) as const;
export const replaceItems = (...items: ItemChoice[]) => ({ type: 'ReplaceItems', items }) as const;
export const setProvider = (more: Partial<ProviderFacts> = {}) =>
  ({ type: 'SetProvider', provider: { ...provider, ...more }, today }) as const;
export const addNote = (text: string, patient_id = ana.id) =>
  ({
    type: 'AddNote',
    patient_id,
    note_id: 12,
    kind: 'regenerated',
    author: 'template',
    text,
    receipt,
  }) as const;
export const editNote = (note_id: number, text: string) => ({ type: 'EditNote', note_id, text }) as const;
export const complete = { type: 'CompleteCase' } as const;
export const remove = { type: 'DeleteCase' } as const;
export const changes: CaseCommand[] = [
  { type: 'ChoosePatient', patient: bo },
  replaceDiagnoses(diagnosis('I10')),
  replaceDiagnoses(),
  replaceItems(item()),
  replaceItems(),
  setProvider(),
  addNote('More.'),
  editNote(11, 'Other.'),
  signCase,
  remove,
];
