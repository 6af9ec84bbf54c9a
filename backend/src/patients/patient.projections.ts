import type { PatientFacts } from '@vouchwell/document';
import { fullNameKey } from '@vouchwell/rules';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { PatientEvent } from './patient.events.ts';
import { evolvePatient, type PatientState } from './patient.state.ts';

export interface PatientDoc extends PatientFacts, Omit<PatientState, 'patient'> {
  revision: number;
  created_at: string;
  /** By what a text finds whom it names in full. */
  full_name_key: string | null;
}

export const patients = projection<PatientDoc, PatientEvent>({
  name: 'patients',
  version: 4,
  indexes: [
    ['merged_into', 'last_name', 'first_name'],
    ['merged_into', 'mrn'],
    ['merged_into', 'dob'],
    ['to_carry'],
    ['full_name_key'],
  ],
  search: ['first_name', 'middle_name', 'last_name', 'mrn'],
  on: {
    PatientRegistered: (_, event) => shown(null, event, event.at),
    PatientCorrected: (doc, event) => doc && shown(doc, event, doc.created_at),
    CorrectionCarried: (doc, event) => doc && shown(doc, event, doc.created_at),
    PatientMerged: (doc, event) => doc && shown(doc, event, doc.created_at),
    PatientTakenIn: (doc, event) => doc && shown(doc, event, doc.created_at),
    PatientTakenUp: (doc, event) => doc && shown(doc, event, doc.created_at),
    PatientWithdrawn: () => null,
  },
});

function shown(doc: PatientDoc | null, event: Readable<PatientEvent>, created_at: string): PatientDoc | null {
  const before = doc && { ...rest(doc), patient: factsOf(doc) };
  const state = evolvePatient(before, event);
  if (!state) return null;
  const { patient, ...standing } = state;
  return {
    ...patient,
    ...standing,
    id: streamNumber(event.stream),
    revision: event.revision,
    created_at,
    full_name_key: fullNameKey(patient),
  };
}

const rest = (doc: PatientDoc) => {
  const { id, corrections, to_carry, merged_into, taken_in, import_id, taken_up } = doc;
  return { id, corrections, to_carry, merged_into, taken_in, import_id, taken_up };
};

/** What is known of the person, without what is known of the record. */
export function factsOf(doc: PatientDoc): PatientFacts {
  const { id: _id, revision: _revision, created_at: _at, full_name_key: _key, ...record } = doc;
  const { corrections: _corrections, to_carry: _carry, merged_into: _into, taken_in: _in, ...kept } = record;
  const { import_id: _import, taken_up: _up, ...facts } = kept;
  return facts;
}
