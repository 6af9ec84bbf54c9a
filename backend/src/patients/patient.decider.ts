import type { PatientFacts } from '@vouchwell/document';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict, missing } from '../kernel/basics/problem.ts';
import type { PatientEvent } from './patient.events.ts';
import { acceptedPatient, correction } from './patient.rules.ts';
import { evolvePatient, isTakenBackable, isUsed, type PatientState } from './patient.state.ts';

/** `today`: the site's day, `YYYY-MM-DD`. */
export type PatientCommand =
  | (Command<'RegisterPatient'> & {
      id: number;
      patient: PatientFacts;
      today: string;
      import_id?: number;
    })
  /** What `change` leaves out stays. */
  | (Command<'CorrectPatient'> & { change: Partial<PatientFacts>; into_cases: boolean; today: string })
  | (Command<'TellCarried'> & { correction: number; case_ids: readonly number[] })
  | (Command<'TellMerged'> & { survivor_id: number })
  | (Command<'TellTakenIn'> & { merged_id: number })
  /** Before something begins to stand on the record. */
  | Command<'TakeUpPatient'>
  /** `has_cases`: of records whose taking up nobody was told yet. */
  | (Command<'WithdrawPatient'> & { import_id: number; has_cases: boolean });

/** All rules of a patient's record. Everything it decides is sealed under the patient's key. */
export const patientDecider: Decider<PatientState | null, PatientCommand, PatientEvent> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'RegisterPatient') {
      if (state) throw conflict('patient_exists', 'This patient is registered already.');
      const patient = acceptedPatient(command.patient, command.today);
      const { id, import_id } = command;
      const data = { patient, ...(import_id !== undefined && { import_id }) };
      return [{ type: 'PatientRegistered', data, subject: id }];
    }
    if (!state && command.type === 'WithdrawPatient') return [];
    if (!state) throw missing('patient_missing', 'Patient not found.');
    return change(command, state).map((event) => ({ ...event, subject: state.id }));
  },
  evolve: evolvePatient,
};

function change(
  command: Exclude<PatientCommand, { type: 'RegisterPatient' }>,
  state: PatientState,
): PatientEvent[] {
  switch (command.type) {
    case 'CorrectPatient':
      return corrected(command, state);
    case 'TellCarried':
      if (state.to_carry === 0) return [];
      return [
        {
          type: 'CorrectionCarried',
          data: { correction: command.correction, case_ids: command.case_ids },
        },
      ];
    case 'TellMerged':
      if (state.merged_into === command.survivor_id) return [];
      return [{ type: 'PatientMerged', data: { survivor_id: command.survivor_id } }];
    case 'TellTakenIn':
      if (state.taken_in.includes(command.merged_id)) return [];
      return [{ type: 'PatientTakenIn', data: { merged_id: command.merged_id } }];
    case 'TakeUpPatient':
      return isTakenBackable(state) ? [{ type: 'PatientTakenUp', data: {} }] : [];
    case 'WithdrawPatient':
      if (isUsed(state) || command.has_cases) return [];
      return [{ type: 'PatientWithdrawn', data: { import_id: command.import_id } }];
    default:
      return never(command);
  }
}

function corrected(
  { change, into_cases, today }: Extract<PatientCommand, { type: 'CorrectPatient' }>,
  state: PatientState,
): PatientEvent[] {
  if (state.merged_into !== null) throw merged();
  acceptedPatient({ ...state.patient, ...change }, today);
  const changed = correction(state.patient, change);
  return changed ? [{ type: 'PatientCorrected', data: { ...changed, into_cases } }] : [];
}

const merged = () =>
  conflict(
    'patient_merged',
    'This record was merged into another one. Correct the record that goes on in its place.',
  );
