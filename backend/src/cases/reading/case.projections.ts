import type { ProviderFacts } from '@vouchwell/document';
import {
  type CaseEvidence,
  type CaseStatus,
  caseStatus,
  NO_EVIDENCE,
  NO_EXTRAS,
  type OrderExtras,
  wordCount,
  type WrittenPlace,
  writtenAfter,
  writtenBy,
} from '@vouchwell/rules';
import type { Readable } from '../../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../../kernel/projecting/projection.ts';
import type {
  CaseDiagnosis,
  CaseEvent,
  CaseItem,
  CasePatient,
  CaseSignature,
  NoteAuthorship,
  NoteKind,
  NoteReceipt,
  OrderSignature,
  SharedWith,
  SignedAddendum,
} from '../record/case.events.ts';
import { evidenceAfter, type EvidenceEvent } from '../record/evidence.state.ts';
import { providerAfter } from '../record/provider-hand.ts';

export interface NoteDoc {
  id: number;
  kind: NoteKind;
  version: number;
  author: NoteAuthorship;
  text: string;
  word_count: number;
  receipt: NoteReceipt;
  /** Who wrote which places of the text. */
  written: readonly WrittenPlace[];
  created_at: string;
  updated_at: string;
}

export interface CaseDoc {
  id: number;
  revision: number;
  owner_id: number;
  owner_name: string;
  owner_username: string;
  patient_id: number;
  patient: CasePatient;
  category: string;
  status: CaseStatus;
  is_complete: boolean;
  created_at: string;
  updated_at: string;
  diagnoses: (CaseDiagnosis & { created_at: string })[];
  items: CaseItem[];
  provider: ProviderFacts | null;
  /** Newest first. */
  notes: NoteDoc[];
  signature: (CaseSignature & { signed_at: string; signer_name: string }) | null;
  /** Who was asked last to sign it, while it is unsigned. */
  sent_for_signature: (SharedWith & { sent_at: string; sent_by: string }) | null;
  /** In the order of sharing. */
  shares: (SharedWith & { shared_at: string; shared_by: string })[];
  /** Oldest first. */
  addenda: (SignedAddendum & { signer_name: string })[];
  evidence: CaseEvidence;
  /** The signed versions of its written order, newest first. */
  orders: (OrderSignature & { signer_name: string })[];
  order_extras: OrderExtras;
}

/** Whole cases, as the details page and the workflow read them. */
export const cases = projection<CaseDoc, CaseEvent>({
  name: 'cases',
  version: 7,
  indexes: [['patient_id']],
  search: [],
  on: {
    CaseOpened: (_, event) => opened(event),
    PatientChosen: (doc, event) =>
      doc &&
      touched(
        {
          ...looked(doc, event),
          ...ofPatient(event.data.patient),
          evidence: NO_EVIDENCE,
          order_extras: NO_EXTRAS,
        },
        event,
      ),
    PatientCarried: (doc, event) =>
      doc && touched({ ...looked(doc, event), ...ofPatient(event.data.patient) }, event),
    DiagnosesReplaced: (doc, event) =>
      doc && touched({ ...looked(doc, event), diagnoses: dated(doc, event) }, event),
    ItemsReplaced: (doc, event) => doc && touched({ ...looked(doc, event), items: event.data.items }, event),
    ProviderSet: (doc, event) => doc && touched({ ...doc, provider: event.data.provider }, event),
    NoteAdded: (doc, event) =>
      doc && touched({ ...looked(doc, event), notes: [noteDoc(event, doc.notes), ...doc.notes] }, event),
    NoteEdited: (doc, event) =>
      doc && touched({ ...looked(doc, event), notes: editedNotes(doc, event) }, event),
    CaseSigned: (doc, event) => {
      const signer_name = nameOf(event);
      return (
        doc &&
        touched(
          {
            ...doc,
            sent_for_signature: null,
            signature: { ...event.data, signed_at: signedAt(event.data), signer_name },
          },
          event,
        )
      );
    },
    CaseCompleted: (doc, event) => doc && touched({ ...doc, is_complete: true }, event),
    CaseDeleted: () => null,
    CaseShared: (doc, event) => {
      const share = { ...event.data, shared_at: event.at, shared_by: nameOf(event) };
      return doc && touched({ ...doc, shares: [...doc.shares, share] }, event);
    },
    SentForSignature: (doc, event) => {
      const sent_for_signature = { ...event.data, sent_at: event.at, sent_by: nameOf(event) };
      return doc && touched({ ...doc, sent_for_signature }, event);
    },
    ShareTakenBack: (doc, event) => {
      if (!doc) return null;
      const { user_id } = event.data;
      const sent_for_signature = doc.sent_for_signature?.user_id === user_id ? null : doc.sent_for_signature;
      const shares = doc.shares.filter((one) => one.user_id !== user_id);
      return touched({ ...doc, sent_for_signature, shares }, event);
    },
    AddendumSigned: (doc, event) => {
      const addendum = { ...event.data, signer_name: nameOf(event) };
      return doc && touched({ ...doc, addenda: [...doc.addenda, addendum] }, event);
    },
    EncountersRecorded: withEvidence,
    QuestionAnswered: withEvidence,
    DeliveriesRecorded: withEvidence,
    OrderFilledIn: (doc, event) => doc && touched({ ...doc, order_extras: event.data.extras }, event),
    OrderSigned: (doc, event) => {
      const order = { ...event.data, signer_name: nameOf(event) };
      return doc && touched({ ...doc, orders: [order, ...doc.orders] }, event);
    },
  },
});

/** As the provider's own hand stands after it. */
const looked = (doc: CaseDoc, event: Readable<CaseEvent>): CaseDoc => ({
  ...doc,
  provider: providerAfter(event, doc),
});

function withEvidence(doc: CaseDoc | null, event: Readable<EvidenceEvent>): CaseDoc | null {
  return doc && touched({ ...doc, evidence: evidenceAfter(doc.evidence, event) }, event);
}

/** Whoever did it, by the name they go by. */
const nameOf = ({ actor }: Readable) => actor.full_name ?? actor.username;

/** The time that stands in the signed document, not that of its recording. */
const signedAt = ({ document }: CaseSignature) => document.signature.signed_at;

type Of<T extends CaseEvent['type']> = Readable<Extract<CaseEvent, { type: T }>>;

function opened(event: Of<'CaseOpened'>): CaseDoc {
  const { owner_id, owner_name, patient, category } = event.data;
  const id = streamNumber(event.stream);
  return {
    id,
    revision: event.revision,
    owner_id,
    owner_name,
    owner_username: event.actor.username,
    ...ofPatient(patient),
    category,
    status: 'draft',
    is_complete: false,
    created_at: event.at,
    updated_at: event.at,
    diagnoses: [],
    items: [],
    provider: null,
    notes: [],
    signature: null,
    sent_for_signature: null,
    shares: [],
    addenda: [],
    evidence: NO_EVIDENCE,
    orders: [],
    order_extras: NO_EXTRAS,
  };
}

function ofPatient(patient: CasePatient): Pick<CaseDoc, 'patient_id' | 'patient'> {
  return { patient_id: patient.id, patient };
}

/** What every change moves along. */
function touched(doc: CaseDoc, event: Readable): CaseDoc {
  const status = caseStatus(doc.is_complete, doc.notes.length);
  return { ...doc, status, revision: event.revision, updated_at: event.at };
}

/** A code that was there before keeps the time at which it came. */
function dated(doc: CaseDoc, event: Of<'DiagnosesReplaced'>): CaseDoc['diagnoses'] {
  const since = new Map(doc.diagnoses.map(({ code, created_at }) => [code, created_at]));
  return event.data.diagnoses.map((one) => ({ ...one, created_at: since.get(one.code) ?? event.at }));
}

function noteDoc(event: Of<'NoteAdded'>, earlier: readonly NoteDoc[]): NoteDoc {
  const { note_id: id, kind, author, text, receipt } = event.data;
  const { at } = event;
  return {
    id,
    kind,
    version: 1,
    author,
    text,
    word_count: wordCount(text),
    receipt,
    written: writtenOf(event.data, earlier),
    created_at: at,
    updated_at: at,
  };
}

/** An improvement that no model could make is the text that was there, with a mark. */
function writtenOf(
  { kind, author, text, receipt }: Of<'NoteAdded'>['data'],
  [newest]: readonly NoteDoc[],
): readonly WrittenPlace[] {
  if (receipt.written) return receipt.written;
  const isKept = kind === 'improved' && receipt.fallback_reason !== null && newest;
  return isKept ? writtenAfter(newest, text, 'template') : writtenBy(text, author);
}

function editedNotes(doc: CaseDoc, event: Of<'NoteEdited'>): NoteDoc[] {
  const { note_id, version, text } = event.data;
  return doc.notes.map((note) =>
    note.id === note_id
      ? {
          ...note,
          version,
          text,
          word_count: wordCount(text),
          author: 'person',
          written: writtenAfter(note, text, 'person'),
          updated_at: event.at,
        }
      : note,
  );
}
