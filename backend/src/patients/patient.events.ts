import type { PatientFacts } from '@vouchwell/document';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** What can happen to a patient's record. Sealed under the patient's key. */
export type PatientEvent =
  /** `import_id`: the import that brought the record; left out: none, or one of an earlier version. */
  | Event<'PatientRegistered', { patient: PatientFacts; import_id?: number }>
  /** The fields that changed, before and after. `into_cases`: whether the unsigned cases are to have it as well. */
  | Event<'PatientCorrected', { was: Partial<PatientFacts>; now: Partial<PatientFacts>; into_cases: boolean }>
  /** Into these cases, all corrections up to this one (from 1). */
  | Event<'CorrectionCarried', { correction: number; case_ids: readonly number[] }>
  /** The same person has another record, which goes on in place of this one. */
  | Event<'PatientMerged', { survivor_id: number }>
  | Event<'PatientTakenIn', { merged_id: number }>
  /** Before a case or a merge first uses a record that an import brought: taken back, the import leaves it here. */
  | Event<'PatientTakenUp', Record<string, never>>
  /** An import that brought this record was taken back before anybody used it. */
  | Event<'PatientWithdrawn', { import_id: number }>;

const words: Record<keyof PatientFacts, string> = {
  first_name: 'first name',
  last_name: 'last name',
  middle_name: 'middle name',
  dob: 'date of birth',
  gender: 'gender',
  height: 'height',
  weight: 'weight',
  address: 'address',
  phone: 'phone',
  email: 'email',
  mrn: 'MRN',
};

const fields = (now: Partial<PatientFacts>) =>
  (Object.keys(now) as (keyof PatientFacts)[]).map((field) => words[field]).join(', ');

export const patientEvents: EventVocabulary<PatientEvent> = {
  sentences: {
    PatientRegistered: () => 'registered a patient',
    PatientCorrected: ({ now }) => `corrected the patient: ${fields(now)}`,
    CorrectionCarried: ({ case_ids: { length } }) =>
      `carried the correction into ${length === 1 ? '1 open case' : `${length} open cases`}`,
    PatientMerged: ({ survivor_id }) => `merged this record into patient ${survivor_id}`,
    PatientTakenIn: ({ merged_id }) => `merged the record of patient ${merged_id} into this one`,
    PatientTakenUp: () => 'took up a record that an import brought',
    PatientWithdrawn: () => 'took the patient back with the import',
  },
  audited: {
    PatientRegistered: 'create',
    PatientCorrected: 'change',
    // Each case tells what came into it.
    CorrectionCarried: null,
    // The merge itself names both records.
    PatientMerged: null,
    PatientTakenIn: null,
    // What takes it up tells of itself.
    PatientTakenUp: null,
    PatientWithdrawn: 'delete',
  },
};

export const patientStream = (id: number) => `patient-${id}`;
