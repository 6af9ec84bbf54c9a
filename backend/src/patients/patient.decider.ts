import type { PatientFacts } from '@vouchwell/document';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict, missing } from '../kernel/basics/problem.ts';
import type { PatientEvent } from './patient.events.ts';
import { acceptedPatient, correction } from './patient.rules.ts';
import { evolvePatient, type PatientState } from './patient.state.ts';

/** `today`: the site's day, `YYYY-MM-DD`. */
export type PatientCommand =
  | (Command<'RegisterPatient'> & { id: number; patient: PatientFacts; today: string })
  /** What `change` leaves out stays. */
  | (Command<'CorrectPatient'> & { change: Partial<PatientFacts>; into_cases: boolean; today: string })
  | (Command<'TellCarried'> & { correction: number; case_ids: readonly number[] })
  | (Command<'TellMerged'> & { survivor_id: number })
  | (Command<'TellTakenIn'> & { merged_id: number })
  | (Command<'WithdrawPatient'> & { import_id: number });

/** All rules of a patient's record. Everything it decides is sealed under the patient's key. */
export const patientDecider: Decider<PatientState | null, PatientCommand, PatientEvent> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'RegisterPatient') {
      if (state) throw conflict('patient_exists', 'This patient is registered already.');
      const patient = acceptedPatient(command.patient, command.today);
      return [{ type: 'PatientRegistered', data: { patient }, subject: command.id }];
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
    case 'WithdrawPatient':
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
