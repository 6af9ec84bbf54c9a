import { deidentify } from './deidentify.ts';
import type { IdentifierKind, IdentifyingFacts } from './identifying-facts.ts';

/** What tells of whom something was said. */
export type Identity = IdentifyingFacts['patient'];

const own = new Set<IdentifierKind>(['patient name', 'date of birth', 'MRN', 'phone', 'email', 'address']);

/** Whether a text holds what would be taken out of a note of this patient before others learn from it. */
export const namesPatient = (text: string, patient: Identity): boolean =>
  deidentify(text, { patient, provider: null }).replacements.some(({ kind }) => own.has(kind));
