import type { Why } from '@vouchwell/rules';
import type { Actor } from '../deciding/decider.ts';
import type { AccessEvent } from './access.events.ts';

/** A look at patients that is about to be recorded. */
export type Look = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>['data'];

/** Who knows what somebody has to do with a patient. */
export interface Reasons {
  /** What explains this look at the moment it is taken; `none`: nothing does. */
  of(actor: Actor, look: Look): Promise<Why>;
  /** Whose data an object such as `case-42` holds at that moment, by number. */
  patientsOf(object: string): Promise<readonly number[]>;
}
