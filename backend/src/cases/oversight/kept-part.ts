import { NO_EXTRAS } from '@vouchwell/rules';
import { never, type Readable } from '../../kernel/deciding/decider.ts';
import type { CaseEvent, CasePatient } from '../record/case.events.ts';
import type { CaseContent } from '../record/case.state.ts';

/** Stands where a note was. */
export const ERASED_NOTE = 'This note was about a patient whose data was erased.';

/**
 * What is kept of an event that was recorded while a case held another patient, who is to be forgotten: all that the
 * case still stands on, and nothing else of that time. Where the event named that patient, it names the present one.
 * @param content of the case as it stands
 * @param isReplaced whether a later event of the same type says it anew
 * @returns null: it concerns nobody but that patient. A signature does, as no case with a signature is given to another.
 */
export function keptPart(
  event: Readable<CaseEvent>,
  { patient, diagnoses }: Pick<CaseContent, 'patient' | 'diagnoses'>,
  isReplaced: boolean,
): CaseEvent['data'] | null {
  switch (event.type) {
    case 'CaseOpened':
      return { ...event.data, patient };
    case 'PatientChosen':
    case 'PatientCarried':
      return { patient } satisfies { patient: CasePatient };
    case 'DiagnosesReplaced': {
      // Since when a code stands in the case, its first list tells.
      const standing = new Set(diagnoses.map(({ code }) => code));
      return { diagnoses: event.data.diagnoses.filter(({ code }) => standing.has(code)) };
    }
    case 'ItemsReplaced':
      return isReplaced ? { items: [] } : event.data;
    case 'NoteAdded': {
      const { written: _, ...receipt } = event.data.receipt;
      return { ...event.data, text: ERASED_NOTE, receipt: { ...receipt, prompt_hash: null } };
    }
    case 'NoteEdited':
      return { ...event.data, text: ERASED_NOTE };
    // What visits and answers show of one patient says nothing of another.
    case 'EncountersRecorded':
      return { encounters: [] };
    case 'QuestionAnswered':
      return { ...event.data, answers: [] };
    case 'DeliveriesRecorded':
      return { delivered: [] };
    case 'OrderFilledIn':
      return { extras: NO_EXTRAS };
    case 'CaseSigned':
    case 'AddendumSigned':
    case 'OrderSigned':
      return null;
    // A provider, and with whom the case is shared, say nothing of a patient.
    case 'ProviderSet':
    case 'CaseCompleted':
    case 'CaseDeleted':
    case 'CaseShared':
    case 'SentForSignature':
    case 'ShareTakenBack':
      return event.data;
    default:
      return never(event);
  }
}
