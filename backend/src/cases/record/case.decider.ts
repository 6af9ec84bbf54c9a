import type { ProviderFacts } from '@vouchwell/document';
import { followsSignature, type OrderExtras, type Readiness } from '@vouchwell/rules';
import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { conflict, missing } from '../../kernel/basics/problem.ts';
import type {
  CaseEvent,
  CasePatient,
  CaseSignature,
  ConfirmedMarks,
  SharedWith,
  SignedAddendum,
} from './case.events.ts';
import {
  acceptedDiagnoses,
  acceptedItems,
  acceptedProvider,
  type DiagnosisChoice,
  type ItemChoice,
  sameMaker,
} from './case.rules.ts';
import { type CaseContent, type CaseState, evolveCase } from './case.state.ts';
import { addendumSigned } from './addendum.rules.ts';
import {
  deliveriesRecorded,
  type DeliveriesToRecord,
  type EncounterChoice,
  encountersRecorded,
  questionAnswered,
  type QuestionToAnswer,
} from './evidence.rules.ts';
import { orderFilledIn, orderSigned, type OrderToSign } from './order.rules.ts';
import { noteAdded, noteEdited, type NoteToAdd } from './note.rules.ts';
import { explainedReadiness, type OpenReason } from './readiness.rules.ts';
import { sentForSignature } from './send.rules.ts';
import { shared, takenBack } from './share.rules.ts';
import { type CheckedText, confirmedMarks } from './sign.rules.ts';

export type CaseCommand =
  | (Command<'OpenCase'> & {
      owner_id: number;
      owner_name: string;
      patient: CasePatient;
      category: string;
      diagnoses?: readonly DiagnosisChoice[];
      items?: readonly ItemChoice[];
      provider?: ProviderFacts;
      /** The site's day, `YYYY-MM-DD`. */
      today: string;
    })
  | (Command<'ChoosePatient'> & { patient: CasePatient })
  /** `held`: the record that the case must still hold. */
  | (Command<'CarryPatient'> & { held: number; patient: CasePatient })
  | (Command<'ReplaceDiagnoses'> & { diagnoses: readonly DiagnosisChoice[] })
  | (Command<'ReplaceItems'> & { items: readonly ItemChoice[] })
  | (Command<'SetProvider'> & { provider: ProviderFacts; today: string })
  | (Command<'AddNote'> & NoteToAdd)
  | (Command<'EditNote'> & { note_id: number; text: string })
  | (Command<'SignCase'> &
      Omit<CaseSignature, keyof ConfirmedMarks | 'readiness'> & {
        marks_hash: string | null;
        checked: CheckedText;
        /** Null: no payer is known. */
        readiness: Readiness | null;
        reasons: readonly OpenReason[];
      })
  | Command<'CompleteCase'>
  | Command<'DeleteCase'>
  | (Command<'ShareCase'> & { user: SharedWith })
  | (Command<'SendForSignature'> & { user: SharedWith; by: number | null })
  | (Command<'TakeBackShare'> & { user_id: number; by: number | null })
  | (Command<'SignAddendum'> & {
      addendum: Omit<SignedAddendum, keyof ConfirmedMarks> & { readonly document_hash: string };
      marks_hash: string | null;
      checked: CheckedText;
    })
  | (Command<'RecordEncounters'> & { encounters: readonly EncounterChoice[]; today: string })
  | (Command<'AnswerQuestion'> & QuestionToAnswer)
  | (Command<'RecordDeliveries'> & DeliveriesToRecord)
  | (Command<'FillInOrder'> & { extras: OrderExtras })
  | (Command<'SignOrder'> & OrderToSign);

type Of<T extends CaseCommand['type']> = Extract<CaseCommand, { type: T }>;
type Live = Extract<CaseState, CaseContent>;

/** All rules of a case. Everything it decides concerns the case's patient. */
export const caseDecider: Decider<CaseState, CaseCommand, CaseEvent> = {
  initial: { stage: 'unopened' },
  decide(command, state) {
    const events = command.type === 'OpenCase' ? open(command, state) : change(command, existing(state));
    const patient =
      command.type === 'OpenCase' || command.type === 'ChoosePatient' || command.type === 'CarryPatient'
        ? command.patient
        : existing(state).patient;
    return events.map((event) => ({ ...event, subject: patient.id }));
  },
  evolve: evolveCase,
};

function change(command: Exclude<CaseCommand, Of<'OpenCase'>>, state: Live): CaseEvent[] {
  switch (command.type) {
    case 'CompleteCase':
      return complete(state);
    case 'CarryPatient':
      return carried(command, state);
    case 'ShareCase':
      return shared(command.user, state);
    case 'TakeBackShare':
      return takenBack(command.user_id, command.by, state);
    case 'SignAddendum':
      return addendumSigned(command.addendum, state, command.checked, command.marks_hash);
    case 'AnswerQuestion':
      // Its delivery and its refills come to pass once a case is signed, and are no part of what was signed.
      if (!followsSignature(command.fact)) unlocked(state);
      return questionAnswered(command, state);
    case 'FillInOrder':
      return orderFilledIn(command.extras, state);
    case 'SignOrder': {
      const { type: _, ...order } = command;
      return orderSigned(order, state);
    }
    default:
      unlocked(state);
      return changeContent(command, state);
  }
}

type OfContent = Exclude<
  CaseCommand['type'],
  | 'OpenCase'
  | 'CompleteCase'
  | 'CarryPatient'
  | 'ShareCase'
  | 'TakeBackShare'
  | 'SignAddendum'
  | 'AnswerQuestion'
  | 'FillInOrder'
  | 'SignOrder'
>;

/** What a signature locks. */
function changeContent(command: Of<OfContent>, state: Live): CaseEvent[] {
  switch (command.type) {
    case 'ChoosePatient':
      return choosePatient(command, state);
    case 'ReplaceDiagnoses':
      return [
        {
          type: 'DiagnosesReplaced',
          data: { diagnoses: acceptedDiagnoses(command.diagnoses, state.diagnoses) },
        },
      ];
    case 'ReplaceItems':
      return [{ type: 'ItemsReplaced', data: { items: acceptedItems(command.items, state.items) } }];
    case 'SetProvider':
      return [{ type: 'ProviderSet', data: { provider: providerSet(command, state) } }];
    case 'AddNote':
      return noteAdded(command, state);
    case 'EditNote':
      return noteEdited(command.note_id, command.text, state);
    case 'SignCase':
      return sign(command, state);
    case 'SendForSignature':
      return sentForSignature(command.user, command.by, signable(state, 'sending it for signature'));
    case 'DeleteCase':
      return [deleted(state)];
    case 'RecordEncounters':
      return encountersRecorded(command.encounters, command.today, state);
    case 'RecordDeliveries':
      return deliveriesRecorded(command, state);
    default:
      return never(command);
  }
}

function providerSet({ provider, today }: Of<'SetProvider'>, state: Live): ProviderFacts {
  return sameMaker(acceptedProvider(provider, today), state.provider);
}

function deleted({ owner_id, shares, orders }: Live): CaseEvent {
  if (orders.length > 0)
    throw conflict('order_signed', 'This case holds a signed order and cannot be deleted.');
  const reader_ids = [owner_id, ...shares.map(({ user_id }) => user_id)];
  return { type: 'CaseDeleted', data: { owner_id, reader_ids } };
}

function unlocked(state: Live): void {
  if (state.stage !== 'open') throw conflict('case_locked', 'This case is signed and locked.');
}

/** The content of a case that lacks nothing for a signature. @throws DomainError saying what is in the way */
export function signable(state: CaseState, before = 'signing'): CaseContent {
  const content = existing(state);
  unlocked(content);
  const lacking = lackingForSignature(content);
  if (lacking) throw conflict('case_incomplete', `Add ${lacking} before ${before}.`);
  return content;
}

/** A case that can be spoken of at all. @throws DomainError missing */
export function existing(state: CaseState): Live {
  if (state.stage === 'unopened' || state.stage === 'deleted')
    throw missing('case_missing', 'Case not found.');
  return state;
}

function open(command: Of<'OpenCase'>, state: CaseState): CaseEvent[] {
  if (state.stage !== 'unopened') throw conflict('case_exists', 'This case is open already.');
  const { owner_id, owner_name, patient, category, diagnoses, items, provider, today } = command;
  const events: CaseEvent[] = [{ type: 'CaseOpened', data: { owner_id, owner_name, patient, category } }];
  if (diagnoses?.length)
    events.push({ type: 'DiagnosesReplaced', data: { diagnoses: acceptedDiagnoses(diagnoses) } });
  if (items?.length) events.push({ type: 'ItemsReplaced', data: { items: acceptedItems(items) } });
  if (provider)
    events.push({ type: 'ProviderSet', data: { provider: acceptedProvider(provider, today, 'provider.') } });
  return events;
}

/** A note speaks of its patient by name: it must never come to stand under another. */
function choosePatient({ patient }: Of<'ChoosePatient'>, state: Live): CaseEvent[] {
  if (patient.id === state.patient.id) return [];
  if (state.orders.length > 0) {
    throw conflict(
      'order_signed',
      'This case already has a signed order for its patient. Open a new case for another patient.',
    );
  }
  if (state.notes.length > 0) {
    throw conflict(
      'notes_exist',
      'This case already has notes about its patient. Open a new case for another patient.',
    );
  }
  return [{ type: 'PatientChosen', data: { patient } }];
}

/** A signed case keeps what was signed, and one that holds another patient by now is not concerned. */
function carried({ held, patient }: Of<'CarryPatient'>, state: Live): CaseEvent[] {
  if (state.stage !== 'open' || state.patient.id !== held) return [];
  const fields = Object.keys(patient) as (keyof CasePatient)[];
  if (fields.every((field) => patient[field] === state.patient[field])) return [];
  return [{ type: 'PatientCarried', data: { patient } }];
}

function sign(command: Of<'SignCase'>, state: Live): CaseEvent[] {
  const { type: _, marks_hash, checked, readiness, reasons, ...signature } = command;
  const content = signable(state);
  const note = content.notes.find(({ id }) => id === signature.note_id);
  if (!note) throw missing('note_missing', 'Note not found.');
  const confirmed = confirmedMarks('note', note.text, checked, marks_hash);
  const stood = readiness && { readiness: explainedReadiness(readiness, reasons) };
  return [{ type: 'CaseSigned', data: { ...signature, ...confirmed, ...stood } }];
}

function lackingForSignature(state: CaseContent): string | null {
  if (state.diagnoses.length === 0) return 'at least one diagnosis';
  if (state.items.length === 0) return 'at least one item';
  if (!state.provider) return 'a provider';
  return state.notes.length === 0 ? 'a note' : null;
}

function complete(state: Live): CaseEvent[] {
  if (state.stage === 'completed') return [];
  if (state.stage === 'open') throw conflict('case_unsigned', 'Sign the case before you complete it.');
  return [{ type: 'CaseCompleted', data: {} }];
}
