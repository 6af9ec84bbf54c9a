import { normalizeIcd10 } from '@vouchwell/rules';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

/** A code as this site's admins keep it. */
export interface OwnCode {
  /** With its dot. */
  readonly code: string;
  readonly description: string;
  readonly category: string | null;
  readonly subcategory: string | null;
}

/** What this site's admins say of one code, in `diagnosis-<code>`; it stays over every import. */
export type DiagnosisEvent =
  | Event<'DiagnosisAdded', OwnCode>
  /** The whole entry as it is from now on. */
  | Event<'DiagnosisChanged', OwnCode>
  | Event<'DiagnosisDeactivated', { code: string }>
  | Event<'DiagnosisReactivated', { code: string }>;

/** A code has at most seven letters and digits: read to the base of 36 it is a whole number that no other code is. */
const BASE = 36;

/** @param code in any case, with or without its dot */
export const codeNumber = (code: string) => parseInt(code.replace('.', ''), BASE);
export const codeOfNumber = (number: number) => normalizeIcd10(number.toString(BASE));
export const diagnosisStream = (number: number) => `diagnosis-${number.toString(BASE)}`;

export const diagnosisEvents: EventVocabulary<DiagnosisEvent> = {
  sentences: {
    DiagnosisAdded: ({ code }) => `added the diagnosis code ${code}`,
    DiagnosisChanged: ({ code }) => `changed the diagnosis code ${code}`,
    DiagnosisDeactivated: ({ code }) => `deactivated the diagnosis code ${code}`,
    DiagnosisReactivated: ({ code }) => `reactivated the diagnosis code ${code}`,
  },
  audited: {
    DiagnosisAdded: 'create',
    DiagnosisChanged: 'change',
    DiagnosisDeactivated: 'change',
    DiagnosisReactivated: 'change',
  },
};
