import type { ProviderFacts } from '@vouchwell/document';
import type {
  CaseDiagnosis,
  CaseEvent,
  CaseItem,
  CasePatient,
  NoteAuthorship,
  OrderSignature,
  SharedWith,
} from './case.events.ts';
import { type CaseEvidence, NO_EVIDENCE, NO_EXTRAS, type OrderExtras } from '@vouchwell/rules';
import { never } from '../../kernel/deciding/decider.ts';
import { evidenceAfter } from './evidence.state.ts';
import { providerAfter } from './provider-hand.ts';

export interface CaseNote {
  readonly id: number;
  readonly version: number;
  readonly author: NoteAuthorship;
  readonly text: string;
}

/** What a case holds, and what the rules look at. */
export interface CaseContent {
  readonly owner_id: number;
  readonly patient: CasePatient;
  readonly diagnoses: readonly CaseDiagnosis[];
  readonly items: readonly CaseItem[];
  readonly provider: ProviderFacts | null;
  /** Newest first. */
  readonly notes: readonly CaseNote[];
  /** Whom it is shared with, in that order. */
  readonly shares: readonly SharedWith[];
  /** Whose signature it waits for; null: nobody was asked. */
  readonly signer_asked: number | null;
  /** Of what was signed; null before. */
  readonly document_hash: string | null;
  /** How many addenda it has. */
  readonly addenda: number;
  readonly evidence: CaseEvidence;
  /** The highest number that an encounter ever had. */
  readonly last_encounter: number;
  /** The signed versions of its written order, newest first. */
  readonly orders: readonly Pick<OrderSignature, 'document'>[];
  readonly order_extras: OrderExtras;
}

export type CaseState =
  | { readonly stage: 'unopened' }
  | { readonly stage: 'deleted' }
  | ({ readonly stage: 'open' | 'signed' | 'completed' } & CaseContent);

/** Folds one event into the state. A case's first event opens it; the decider lets nothing else happen. */
export function evolveCase(state: CaseState, event: CaseEvent): CaseState {
  if (state.stage === 'unopened' || state.stage === 'deleted') return evolve(state, event);
  return evolve({ ...state, provider: providerAfter(event, state) }, event);
}

function evolve(state: CaseState, event: CaseEvent): CaseState {
  if (event.type === 'CaseOpened') {
    const { owner_id, patient } = event.data;
    const nothing = { diagnoses: [], items: [], provider: null, notes: [], shares: [], addenda: 0 };
    const asked = { signer_asked: null, document_hash: null };
    return {
      stage: 'open',
      owner_id,
      patient,
      ...nothing,
      ...asked,
      evidence: NO_EVIDENCE,
      last_encounter: 0,
      orders: [],
      order_extras: NO_EXTRAS,
    };
  }
  if (state.stage === 'unopened' || state.stage === 'deleted') return state;
  switch (event.type) {
    case 'PatientChosen':
      // What the visits of one patient show says nothing of another.
      return { ...state, patient: event.data.patient, evidence: NO_EVIDENCE, order_extras: NO_EXTRAS };
    case 'PatientCarried':
      return { ...state, patient: event.data.patient };
    case 'DiagnosesReplaced':
      return { ...state, diagnoses: event.data.diagnoses };
    case 'ItemsReplaced':
      return { ...state, items: event.data.items };
    case 'ProviderSet':
      return { ...state, provider: event.data.provider };
    case 'NoteAdded': {
      const { note_id: id, author, text } = event.data;
      return { ...state, notes: [{ id, version: 1, author, text }, ...state.notes] };
    }
    case 'NoteEdited': {
      const { note_id, version, text } = event.data;
      const edited = (note: CaseNote): CaseNote =>
        note.id === note_id ? { ...note, version, text, author: 'person' } : note;
      return { ...state, notes: state.notes.map(edited) };
    }
    case 'CaseSigned':
      return { ...state, stage: 'signed', document_hash: event.data.document_hash };
    case 'CaseCompleted':
      return { ...state, stage: 'completed' };
    case 'CaseDeleted':
      return { stage: 'deleted' };
    case 'SentForSignature':
      return { ...state, signer_asked: event.data.user_id };
    case 'CaseShared':
      return { ...state, shares: [...state.shares, event.data] };
    case 'ShareTakenBack': {
      const { user_id: gone } = event.data;
      const signer_asked = state.signer_asked === gone ? null : state.signer_asked;
      return { ...state, signer_asked, shares: state.shares.filter(({ user_id }) => user_id !== gone) };
    }
    case 'AddendumSigned':
      return { ...state, addenda: event.data.number };
    case 'EncountersRecorded': {
      const last_encounter = Math.max(state.last_encounter, ...event.data.encounters.map(({ id }) => id));
      return { ...state, last_encounter, evidence: evidenceAfter(state.evidence, event) };
    }
    case 'QuestionAnswered':
    case 'DeliveriesRecorded':
      return { ...state, evidence: evidenceAfter(state.evidence, event) };
    case 'OrderFilledIn':
      return { ...state, order_extras: event.data.extras };
    case 'OrderSigned':
      return { ...state, orders: [event.data, ...state.orders] };
    default:
      return never(event);
  }
}
