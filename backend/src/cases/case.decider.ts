import { wordCount } from '@vouchwell/rules';
import type { ProviderFacts } from '@vouchwell/document';
import { type Command, type Decider, never } from '../kernel/decider.ts';
import { conflict, invalid, missing } from '../kernel/problem.ts';
import type {
  CaseEvent,
  CasePatient,
  CaseSignature,
  NoteAuthorship,
  NoteKind,
  NoteReceipt,
} from './case.events.ts';
import {
  acceptedDiagnoses,
  acceptedItems,
  acceptedProvider,
  type DiagnosisChoice,
  type ItemChoice,
} from './case.rules.ts';
import { type CaseContent, type CaseState, evolveCase } from './case.state.ts';
import { confirmedMarks } from './sign.rules.ts';

export type CaseCommand =
  | (Command<'OpenCase'> & {
      owner_id: number;
      owner_name: string;
      patient: CasePatient;
      category: string;
      diagnoses?: readonly DiagnosisChoice[];
      items?: readonly ItemChoice[];
      provider?: ProviderFacts;
      /** The server's day, `YYYY-MM-DD`. */
      today: string;
    })
  | (Command<'ChoosePatient'> & { patient: CasePatient })
  | (Command<'ReplaceDiagnoses'> & { diagnoses: readonly DiagnosisChoice[] })
  | (Command<'ReplaceItems'> & { items: readonly ItemChoice[] })
  | (Command<'SetProvider'> & { provider: ProviderFacts; today: string })
  | (Command<'AddNote'> & {
      /** Whom the text speaks of: writing takes minutes, and the case may have changed meanwhile. */
      patient_id: number;
      note_id: number;
      kind: NoteKind;
      author: NoteAuthorship;
      text: string;
      receipt: NoteReceipt;
    })
  | (Command<'EditNote'> & { note_id: number; text: string })
  | (Command<'SignCase'> &
      Omit<CaseSignature, 'confirmed_marks' | 'confirmed_ungrounded'> & {
        confirm_marks: boolean;
        /** The day the note was written, `YYYY-MM-DD`. */
        note_day: string;
      })
  | Command<'CompleteCase'>
  | Command<'DeleteCase'>;

type Of<T extends CaseCommand['type']> = Extract<CaseCommand, { type: T }>;
type Live = Extract<CaseState, CaseContent>;

/** All rules of a case. Everything it decides concerns the case's patient. */
export const caseDecider: Decider<CaseState, CaseCommand, CaseEvent> = {
  initial: { stage: 'unopened' },
  decide(command, state) {
    const events = command.type === 'OpenCase' ? open(command, state) : change(command, live(state));
    const patient =
      command.type === 'OpenCase' || command.type === 'ChoosePatient' ? command.patient : live(state).patient;
    return events.map((event) => ({ ...event, subject: patient.id }));
  },
  evolve: evolveCase,
};

function change(command: Exclude<CaseCommand, Of<'OpenCase'>>, state: Live): CaseEvent[] {
  if (command.type === 'CompleteCase') return complete(state);
  unlocked(state);
  switch (command.type) {
    case 'ChoosePatient':
      return choosePatient(command, state);
    case 'ReplaceDiagnoses':
      return [{ type: 'DiagnosesReplaced', data: { diagnoses: acceptedDiagnoses(command.diagnoses) } }];
    case 'ReplaceItems':
      return [{ type: 'ItemsReplaced', data: { items: acceptedItems(command.items) } }];
    case 'SetProvider':
      return [{ type: 'ProviderSet', data: { provider: acceptedProvider(command.provider, command.today) } }];
    case 'AddNote':
      return addNote(command, state);
    case 'EditNote':
      return editNote(command, state);
    case 'SignCase':
      return sign(command, state);
    case 'DeleteCase':
      return [{ type: 'CaseDeleted', data: { owner_id: state.owner_id } }];
    default:
      return never(command);
  }
}

function unlocked(state: Live): void {
  if (state.stage !== 'open') throw conflict('case_locked', 'This case is signed and locked.');
}

/** The content of a case that lacks nothing for a signature. @throws DomainError saying what is in the way */
export function signable(state: CaseState): CaseContent {
  const content = live(state);
  unlocked(content);
  const lacking = lackingForSignature(content);
  if (lacking) throw conflict('case_incomplete', `Add ${lacking} before signing.`);
  return content;
}

function live(state: CaseState): Live {
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
  if (provider) events.push({ type: 'ProviderSet', data: { provider: acceptedProvider(provider, today) } });
  return events;
}

/** A note speaks of its patient by name: it must never come to stand under another. */
function choosePatient({ patient }: Of<'ChoosePatient'>, state: Live): CaseEvent[] {
  if (patient.id === state.patient.id) return [];
  if (state.notes.length > 0) {
    throw conflict(
      'notes_exist',
      'This case already has notes about its patient. Open a new case for another patient.',
    );
  }
  return [{ type: 'PatientChosen', data: { patient } }];
}

function addNote({ type: _, patient_id, ...note }: Of<'AddNote'>, state: Live): CaseEvent[] {
  if (patient_id !== state.patient.id) {
    throw conflict(
      'patient_changed',
      'The patient of this case was changed while the note was being written.',
    );
  }
  return [{ type: 'NoteAdded', data: { ...note, text: noteText(note.text) } }];
}

function editNote({ note_id, text }: Of<'EditNote'>, state: Live): CaseEvent[] {
  const note = state.notes.find(({ id }) => id === note_id);
  if (!note) throw missing('note_missing', 'Note not found.');
  if (noteText(text) === note.text) return [];
  return [{ type: 'NoteEdited', data: { note_id, version: note.version + 1, text: noteText(text) } }];
}

function noteText(text: string): string {
  if (wordCount(text) === 0)
    throw invalid('empty_note', 'The note has no text.', { note_text: 'Note text is required.' });
  return text;
}

function sign({ type: _, confirm_marks, note_day, ...signature }: Of<'SignCase'>, state: Live): CaseEvent[] {
  const content = signable(state);
  const note = content.notes.find(({ id }) => id === signature.note_id);
  if (!note) throw missing('note_missing', 'Note not found.');
  const facts = { ...content, case_id: signature.document.case_id };
  const confirmed = confirmedMarks(note.text, facts, note_day, confirm_marks);
  return [{ type: 'CaseSigned', data: { ...signature, ...confirmed } }];
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
