import {
  type CaseStatus,
  caseStatus,
  categoryOf,
  PLANNED,
  preview,
  refillDelivery,
  refillDue,
  SUPPLY_END,
} from '@vouchwell/rules';
import type { Readable } from '../../kernel/deciding/decider.ts';
import { fanOut, projection, streamNumber } from '../../kernel/projecting/projection.ts';
import type { PatientEvent } from '../../patients/public.ts';
import { type CaseEvent, type CaseItem, type CasePatient, caseStream } from '../record/case.events.ts';

/** How much of the latest note a row shows, in characters. */
export const PREVIEW_LENGTH = 160;

/** A case as a line of a list. */
export interface CaseRow {
  id: number;
  /** Number of the case's last event. */
  revision: number;
  owner_id: number;
  /** Its owner and those it is shared with. */
  reader_ids: number[];
  /** Those it is shared with. */
  shared_ids: number[];
  /** Whose signature it waits for; null once it is signed. */
  signer_asked: number | null;
  patient_id: number;
  patient: { id: number; first_name: string; last_name: string; dob: string | null; mrn: string | null };
  /** What it is called as long as it has no items. */
  opened_category: string;
  /** Its items by name, each once. */
  items: string[];
  /** What rows are searched by, besides the category. */
  patient_name: string;
  mrn: string | null;
  number: string;
  category: string;
  status: CaseStatus;
  is_complete: boolean;
  signed_at: string | null;
  /** Who pays is answered, so that the case can be held against published rules. */
  payer_known: boolean;
  /** On which the last supply is used up; null: it is not known. */
  supply_end: string | null;
  refill_confirmed: string | null;
  refill_shipped: string | null;
  delivery_date: string | null;
  /** From when the next step of its refill is to be done; null: none is known. */
  refill_due: string | null;
  /** On which it is delivered, made or planned; far off where that is not known; null: no refill is known. */
  refill_delivery: string | null;
  created_at: string;
  updated_at: string;
  diagnoses_count: number;
  items_count: number;
  notes_count: number;
  latest_note: { id: number; created_at: string; model: string | null; preview: string } | null;
  /** Its history cannot be read on from here. */
  damaged?: true;
}

type Merged = Extract<PatientEvent, { type: 'PatientMerged' }>;

export const caseList = projection<CaseRow, CaseEvent | Merged>({
  name: 'case_list',
  version: 11,
  indexes: [
    ['-id'],
    ['-updated_at'],
    ['status', '-id'],
    ['patient_id', 'signed_at'],
    ['notes_count'],
    ['reader_ids', '-id'],
    ['reader_ids', '-updated_at'],
    ['reader_ids', 'status', '-id'],
    ['reader_ids', 'patient_id'],
    ['reader_ids', 'notes_count'],
    ['signer_asked', '-id'],
    ['is_complete', '-id'],
    ['owner_id', '-id'],
    ['owner_id', 'is_complete', '-id'],
    ['shared_ids', '-id'],
    ['payer_known', '-id'],
    ['reader_ids', 'payer_known', '-id'],
    ['is_complete', 'refill_due', 'id', 'refill_delivery'],
    ['is_complete', 'refill_delivery', 'supply_end', 'id'],
    ['reader_ids', 'is_complete', 'refill_due', 'id', 'refill_delivery'],
    ['reader_ids', 'is_complete', 'refill_delivery', 'supply_end', 'id'],
  ],
  search: ['patient_name', 'mrn', 'number', 'category'],
  lists: ['reader_ids', 'shared_ids'],
  on: {
    CaseOpened: (_, event) => newRow(event),
    PatientChosen: (row, event) =>
      touched(row, event, { ...ofPatient(event.data.patient), ...NOTHING_ANSWERED }),
    PatientCarried: (row, event) => touched(row, event, ofPatient(event.data.patient)),
    // Whatever is signed keeps its words; it is found under the record that goes on.
    PatientMerged: fanOut(
      'patient_id',
      (event) => streamNumber(event.stream),
      (row: CaseRow, event) => ({ ...row, patient_id: event.data.survivor_id }),
    ),
    DiagnosesReplaced: (row, event) => touched(row, event, { diagnoses_count: event.data.diagnoses.length }),
    ItemsReplaced: (row, event) => row && touched(row, event, ofItems(row, event.data.items)),
    ProviderSet: (row, event) => touched(row, event, {}),
    NoteAdded: (row, event) => {
      const { note_id: id, text, receipt } = event.data;
      const latest = {
        id,
        created_at: event.at,
        model: receipt.model,
        preview: preview(text, PREVIEW_LENGTH),
      };
      return row && touched(row, event, { notes_count: row.notes_count + 1, latest_note: latest });
    },
    NoteEdited: (row, event) => {
      const { note_id, text } = event.data;
      const latest = row?.latest_note;
      if (latest?.id !== note_id) return touched(row, event, {});
      return touched(row, event, { latest_note: { ...latest, preview: preview(text, PREVIEW_LENGTH) } });
    },
    CaseSigned: (row, event) =>
      touched(row, event, { signed_at: event.data.document.signature.signed_at, signer_asked: null }),
    CaseCompleted: (row, event) => touched(row, event, { is_complete: true }),
    CaseDeleted: () => null,
    CaseShared: (row, event) =>
      row && touched(row, event, sharedWith([...row.shared_ids, event.data.user_id], row)),
    SentForSignature: (row, event) => touched(row, event, { signer_asked: event.data.user_id }),
    ShareTakenBack: (row, event) => {
      const { user_id } = event.data;
      if (!row) return null;
      const signer_asked = row.signer_asked === user_id ? null : row.signer_asked;
      const shared_ids = row.shared_ids.filter((id) => id !== user_id);
      return touched(row, event, { signer_asked, ...sharedWith(shared_ids, row) });
    },
    AddendumSigned: (row, event) => touched(row, event, {}),
    EncountersRecorded: (row, event) => touched(row, event, {}),
    QuestionAnswered: (row, event) => {
      const { fact, answers } = event.data;
      if (fact === 'payer') return touched(row, event, { payer_known: answers.length > 0 });
      const field = days[fact];
      const value = answers.at(-1)?.value;
      const day = typeof value === 'string' ? value : null;
      return touched(row, event, row && field ? refilling({ ...row, [field]: day }) : {});
    },
    DeliveriesRecorded: (row, event) => touched(row, event, {}),
    OrderFilledIn: (row, event) => touched(row, event, {}),
    OrderSigned: (row, event) => touched(row, event, {}),
  },
  // Who it was shared with may have been what cannot be read; its owner never changes.
  damaged: (row, stream) =>
    stream === caseStream(row.id)
      ? { ...row, reader_ids: [row.owner_id], shared_ids: [], signer_asked: null, damaged: true }
      : row,
});

const NOTHING_ANSWERED = {
  payer_known: false,
  supply_end: null,
  refill_confirmed: null,
  refill_shipped: null,
  delivery_date: null,
  refill_due: null,
  refill_delivery: null,
};

const FAR_OFF = '9999-12-31';

/** A row with the days by which its refill stands in the list of what is due. */
function refilling(row: CaseRow): CaseRow {
  const {
    supply_end: end,
    refill_confirmed: confirmed,
    refill_shipped: shipped,
    delivery_date: delivery,
  } = row;
  if (end === null) return { ...row, refill_due: null, refill_delivery: null };
  const refill_delivery = refillDelivery({ end, delivery }) ?? FAR_OFF;
  return { ...row, refill_due: refillDue({ end, confirmed, shipped }), refill_delivery };
}

/** The answers by which lists find a case. */
const days: Readonly<Record<string, 'supply_end' | 'refill_confirmed' | 'refill_shipped' | 'delivery_date'>> =
  {
    [SUPPLY_END]: 'supply_end',
    'refill.confirmed': 'refill_confirmed',
    'refill.shipped': 'refill_shipped',
    [PLANNED]: 'delivery_date',
  };

const sharedWith = (shared_ids: number[], { owner_id }: CaseRow): Partial<CaseRow> => ({
  shared_ids,
  reader_ids: [owner_id, ...shared_ids],
});

function ofItems(row: CaseRow, items: readonly CaseItem[]): Partial<CaseRow> {
  return {
    items_count: items.length,
    items: [...new Set(items.map(({ item }) => item))],
    category: categoryOf(items, row.opened_category),
  };
}

function newRow(event: Readable<Extract<CaseEvent, { type: 'CaseOpened' }>>): CaseRow {
  const { owner_id, patient, category } = event.data;
  const id = streamNumber(event.stream);
  return {
    id,
    revision: event.revision,
    owner_id,
    reader_ids: [owner_id],
    shared_ids: [],
    signer_asked: null,
    ...ofPatient(patient),
    number: `#${id}`,
    category,
    opened_category: category,
    items: [],
    status: 'draft',
    is_complete: false,
    signed_at: null,
    ...NOTHING_ANSWERED,
    created_at: event.at,
    updated_at: event.at,
    diagnoses_count: 0,
    items_count: 0,
    notes_count: 0,
    latest_note: null,
  };
}

function ofPatient({ id, first_name, middle_name, last_name, dob, mrn }: CasePatient) {
  return {
    patient_id: id,
    patient: { id, first_name, last_name, dob, mrn },
    patient_name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    mrn,
  };
}

/** What every change moves along. */
function touched(row: CaseRow | null, event: Readable, change: Partial<CaseRow>): CaseRow | null {
  if (!row) return null;
  const next = { ...row, ...change, revision: event.revision, updated_at: event.at };
  return { ...next, status: caseStatus(next.is_complete, next.notes_count) };
}
