import type { PatientFacts } from '@vouchwell/document';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { PatientEvent } from './patient.events.ts';

export interface PatientDoc extends PatientFacts {
  id: number;
  created_at: string;
}

export const patients = projection<PatientDoc, PatientEvent>({
  name: 'patients',
  version: 1,
  indexes: [['last_name', 'first_name'], ['mrn'], ['dob']],
  search: ['first_name', 'middle_name', 'last_name', 'mrn'],
  on: {
    PatientRegistered: (_, event) => ({
      id: streamNumber(event.stream),
      ...event.data.patient,
      created_at: event.at,
    }),
  },
});
