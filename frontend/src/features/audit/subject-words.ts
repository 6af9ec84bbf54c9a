import type { SubjectKind } from './subject-requests.ts';

/** As things are told apart by; anything else is none. */
export const numberOf = (text: string): string => (/^[1-9]\d{0,14}$/.test(text) ? text : '');

const kinds: Record<SubjectKind, string> = { patient: 'Patient', person: 'Person' };

/** By name where it is known. */
export const subjectText = (kind: SubjectKind, id: string, name: string | null | undefined): string =>
  name || `${kinds[kind]} no. ${id}`;
