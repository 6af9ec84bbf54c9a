import type { PatientFacts } from '@vouchwell/document';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventCatalogue } from '../kernel/deciding/event-catalogue.ts';

/** What can happen to a patient's record. Sealed under the patient's key. */
export type PatientEvent = Event<'PatientRegistered', { patient: PatientFacts }>;

export const patientEvents: EventCatalogue<PatientEvent> = {
  sentences: {
    PatientRegistered: () => 'registered a patient',
  },
};

export const patientStream = (id: number) => `patient-${id}`;
