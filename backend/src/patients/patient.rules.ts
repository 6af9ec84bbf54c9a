import type { PatientFacts } from '@vouchwell/document';
import { birthDateProblem } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';

/** `today`: the site's day, `YYYY-MM-DD`. @throws DomainError naming the field */
export function acceptedPatient(patient: PatientFacts, today: string): PatientFacts {
  const refuse = (field: string, message: string) => {
    throw invalid('invalid_patient', message, { [field]: message });
  };
  if (!patient.first_name.trim()) refuse('first_name', 'First name is required.');
  if (!patient.last_name.trim()) refuse('last_name', 'Last name is required.');
  const born = patient.dob === null ? null : birthDateProblem(patient.dob, today);
  if (born !== null) refuse('dob', born);
  return patient;
}

/** The fields in which a change makes a record another, before and after. */
export function correction(before: PatientFacts, change: Partial<PatientFacts>) {
  const changed = (Object.keys(change) as (keyof PatientFacts)[]).filter(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );
  const only = (of: Partial<PatientFacts>): Partial<PatientFacts> =>
    Object.fromEntries(changed.map((field) => [field, of[field]]));
  return changed.length === 0 ? null : { was: only(before), now: only(change) };
}
