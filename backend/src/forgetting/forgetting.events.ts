import { dayIn, type PasswordSetBy, whoSet } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { Audited, EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** A case of somebody else, and the SHA-256, in hex, of each part of forgotten events that was kept for it. */
export interface KeptCase {
  readonly case_id: number;
  readonly parts: readonly string[];
}

/**
 * In `forgetting-<patient>`. Sealed under nobody's key and there for ever: patients are numbers here, and reasons do
 * not name them. `patients`: all records of the person.
 */
export type ForgettingEvent =
  | Event<'LegalHoldSet', { patients: readonly number[]; reason: string }>
  | Event<'LegalHoldLifted', { patients: readonly number[]; reason: string }>
  | Event<'ForgettingAsked', { patients: readonly number[]; reason: string; user_id: number }>
  | Event<'ForgettingWithdrawn', { patients: readonly number[] }>
  /**
   * From here on it is carried out, whatever is cut off in between. `password_set_by`: who else had lately been able to sign
   * in as whoever confirmed; left out: nobody.
   */
  | Event<
      'ForgettingConfirmed',
      { patients: readonly number[]; user_id: number; password_set_by?: PasswordSetBy }
    >
  /** Their keys are destroyed; the read models follow with this event. */
  | Event<
      'PatientsForgotten',
      { patients: readonly number[]; cases: readonly KeptCase[]; contents: readonly number[] }
    >
  /** Older secrets were put back, which know their keys again: from here on it is carried out once more. */
  | Event<'ForgettingUndone', { patients: readonly number[] }>;

const people = ({ length }: readonly number[]) =>
  length === 1 ? 'a patient' : `a patient with ${length} records`;
const told =
  (action: Audited['action']) =>
  ({ patients }: { patients: readonly number[] }) => ({
    action,
    patients,
  });

export const forgettingEvents: EventVocabulary<ForgettingEvent> = {
  sentences: {
    LegalHoldSet: ({ reason }) => `set a legal hold on a patient’s data: ${reason}`,
    LegalHoldLifted: ({ reason }) => `lifted the legal hold on a patient’s data: ${reason}`,
    ForgettingAsked: ({ patients, reason }) => `asked to forget ${people(patients)}: ${reason}`,
    ForgettingWithdrawn: ({ patients }) => `took back the wish to forget ${people(patients)}`,
    ForgettingConfirmed: ({ patients, password_set_by: set }) =>
      `confirmed that ${people(patients)} is forgotten${set ? `; ${whoSet(set)} had set a password for this account on ${dayIn(new Date(set.at), 'UTC')} (UTC)` : ''}`,
    PatientsForgotten: ({ patients, cases }) =>
      [
        `forgot ${people(patients)}`,
        ...(cases.length === 0
          ? []
          : [
              `, and kept what ${cases.length === 1 ? '1 case' : `${cases.length} cases`} of others stands on`,
            ]),
      ].join(''),
    ForgettingUndone: ({ patients }) =>
      `found the keys of ${people(patients)} again, as older secrets were put back, and forgets once more`,
  },
  audited: {
    LegalHoldSet: told('change'),
    LegalHoldLifted: told('change'),
    ForgettingAsked: told('change'),
    ForgettingWithdrawn: told('change'),
    ForgettingConfirmed: told('delete'),
    PatientsForgotten: told('delete'),
    ForgettingUndone: told('change'),
  },
};

export const forgettingStream = (patient: number) => `forgetting-${patient}`;
