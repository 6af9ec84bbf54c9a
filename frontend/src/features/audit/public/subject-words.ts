import type { SubjectKind } from './subject-requests.ts';

const kinds: Record<SubjectKind, string> = { patient: 'Patient', person: 'Person' };

/** By name where it is known. */
export const subjectText = (kind: SubjectKind, id: string, name: string | null | undefined): string =>
  name || `${kinds[kind]} no. ${id}`;

/** Of whom is chosen, where it is known. */
export type SubjectNames = Readonly<Partial<Record<SubjectKind, string | null | undefined>>>;
