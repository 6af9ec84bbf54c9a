import type { ForgettingResponse } from '@vouchwell/contract';

/** What the server answers of a patient of whom nothing was asked. For tests only. */
export const keptAsEver = (patient_id: number): ForgettingResponse => ({
  patient_id,
  patients: [patient_id],
  stage: 'none',
  reason: null,
  asked: null,
  confirmed: null,
  forgotten_at: null,
  hold: null,
  patient: { name: 'Ingrid Lindqvist', dob: '1950-04-02', mrn: 'MRN-7' },
});
