import type { PatientFacts } from '@vouchwell/document';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** What can happen to a patient's record. Sealed under the patient's key. */
export type PatientEvent = Event<'PatientRegistered', { patient: PatientFacts }>;

export const patientEvents: EventVocabulary<PatientEvent> = {
  sentences: {
    PatientRegistered: () => 'registered a patient',
  },
};

export const patientStream = (id: number) => `patient-${id}`;
