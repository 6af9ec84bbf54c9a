import type { FoundPatientsResponse, FoundPeopleResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';
import { dayText } from '../../../ui/words/when.tsx';

export type SubjectKind = 'patient' | 'person';

/** Whom the history is asked about. */
export interface Subject {
  /** By which the address names them. */
  id: string;
  name: string;
}

export interface FoundSubject extends Subject {
  /** What tells them from others of the name. */
  about: string;
}

export interface Found {
  subjects: FoundSubject[];
  more: boolean;
}

const together = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');

async function findPatients(query: string): Promise<Found> {
  const { patients, more } = await http.post<FoundPatientsResponse>('/audit/patients', {
    body: { query },
    reads: true,
  });
  const subjects = patients.map(({ id, name, dob, mrn, merged_into }) => ({
    ...{ id: String(id), name },
    about: together(
      dob !== null && `born ${dayText(dob)}`,
      mrn !== null && `MRN ${mrn}`,
      `no. ${id}`,
      merged_into !== null && `merged into no. ${merged_into}`,
    ),
  }));
  return { subjects, more };
}

async function findPeople(query: string): Promise<Found> {
  const { people, more } = await http.post<FoundPeopleResponse>('/audit/people', {
    body: { query },
    reads: true,
  });
  const subjects = people.map(({ id, name, username, is_active }) => ({
    ...{ id: String(id), name },
    about: together(username, `no. ${id}`, !is_active && 'deactivated'),
  }));
  return { subjects, more };
}

/** What was typed travels in a body: it may be anybody's name. */
export const findSubjects: Record<SubjectKind, (query: string) => Promise<Found>> = {
  patient: findPatients,
  person: findPeople,
};
