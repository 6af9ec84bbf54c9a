import type { PatientFacts } from '@vouchwell/document';
import { never } from '../kernel/deciding/decider.ts';
import type { PatientEvent } from './patient.events.ts';

/** A record as its history tells it. */
export interface PatientState {
  readonly id: number;
  readonly patient: PatientFacts;
  /** How often it was corrected. */
  readonly corrections: number;
  /** The last correction, from 1, that unsigned cases are still to have; 0: none. */
  readonly to_carry: number;
  /** The record that goes on in its place. */
  readonly merged_into: number | null;
  /** The records in whose place it goes on. */
  readonly taken_in: readonly number[];
  /** The import that brought it and could take it back; null: none that says so. */
  readonly import_id: number | null;
  /** A case or a merge has begun to use it. */
  readonly taken_up: boolean;
}

/** Somebody works with it: it stays when its import is taken back. */
export const isUsed = (state: Omit<PatientState, 'patient'>): boolean =>
  state.taken_up || state.corrections > 0 || state.merged_into !== null || state.taken_in.length > 0;

/** Its import, taken back now, would take it away. */
export const isTakenBackable = (state: Omit<PatientState, 'patient'>): boolean =>
  state.import_id !== null && !isUsed(state);

/** Null until the patient is registered, and once that was taken back. */
export function evolvePatient(state: PatientState | null, event: PatientEvent): PatientState | null {
  if (event.type === 'PatientRegistered') {
    // Everything about a patient is sealed under the patient's number.
    const id = event.subject as number;
    const { patient, import_id = null } = event.data;
    const unused = { corrections: 0, to_carry: 0, merged_into: null, taken_in: [], taken_up: false };
    return { id, patient, import_id, ...unused };
  }
  if (!state) return null;
  switch (event.type) {
    case 'PatientCorrected': {
      const corrections = state.corrections + 1;
      const to_carry = event.data.into_cases ? corrections : state.to_carry;
      return { ...state, patient: { ...state.patient, ...event.data.now }, corrections, to_carry };
    }
    case 'CorrectionCarried':
      return { ...state, to_carry: state.to_carry > event.data.correction ? state.to_carry : 0 };
    case 'PatientMerged':
      return { ...state, merged_into: event.data.survivor_id };
    case 'PatientTakenUp':
      return { ...state, taken_up: true };
    case 'PatientWithdrawn':
      return null;
    case 'PatientTakenIn':
      return { ...state, taken_in: [...state.taken_in, event.data.merged_id] };
    default:
      return never(event);
  }
}
