import type { PatientFacts } from '@vouchwell/document';
import { isPastOrPresentDay, isRealDate } from '@vouchwell/rules';
import type { Command, Decider } from '../kernel/deciding/decider.ts';
import { conflict, invalid } from '../kernel/basics/problem.ts';
import type { PatientEvent } from './patient.events.ts';

export type PatientCommand = Command<'RegisterPatient'> & {
  id: number;
  patient: PatientFacts;
  /** The server's day, `YYYY-MM-DD`. */
  today: string;
};

/** True once the patient is registered. */
export const patientDecider: Decider<boolean, PatientCommand, PatientEvent> = {
  initial: false,
  decide({ id, patient, today }, registered) {
    if (registered) throw conflict('patient_exists', 'This patient is registered already.');
    const refuse = (field: string, message: string) => {
      throw invalid('invalid_patient', message, { [field]: message });
    };
    if (!patient.first_name.trim()) refuse('first_name', 'First name is required.');
    if (!patient.last_name.trim()) refuse('last_name', 'Last name is required.');
    if (patient.dob !== null) {
      if (!isRealDate(patient.dob)) refuse('dob', 'Date of birth must be a real date, written YYYY-MM-DD.');
      if (!isPastOrPresentDay(patient.dob, today)) refuse('dob', 'Date of birth cannot be in the future.');
    }
    return [{ type: 'PatientRegistered', data: { patient }, subject: id }];
  },
  evolve: () => true,
};
