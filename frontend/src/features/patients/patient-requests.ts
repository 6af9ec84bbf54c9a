import { queryOptions } from '@tanstack/react-query';
import type { LikelyPatientsRequest, PatientRequest, PatientResponse } from '@vouchwell/contract';
import { isSearchable } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';

const BROWSE_LIMIT = 100;

/** Those that are shown, and how many there are. */
export interface FoundPatients {
  patients: PatientResponse[];
  total: number;
}

async function found(
  query: { query?: string; per_page?: number },
  signal: AbortSignal,
): Promise<FoundPatients> {
  const { data, headers } = await http.request<PatientResponse[]>('GET', '/patients', { query, signal });
  return { patients: data, total: Number(headers.get('X-Total-Count') ?? data.length) };
}

/** By first, last or full name or MRN; asks nothing below two typed characters. */
export const patientSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['patients', 'search', text.trim()],
    queryFn: ({ signal }) => found({ query: text.trim() }, signal),
    enabled: isSearchable(text),
  });

/** The first patients of the list; the server gives them to admins only. */
export const patientBrowseQuery = queryOptions({
  queryKey: ['patients', 'browse'],
  queryFn: ({ signal }) => found({ per_page: BROWSE_LIMIT }, signal),
});

/** `key`: of all attempts of an intention that outlives a reload, so that a retry creates no second patient. */
export function createPatient(patient: PatientRequest, key?: string): Promise<PatientResponse> {
  return http.post('/patients', { body: patient, idempotencyKey: key });
}

/** Registered patients who may be this person, the likeliest first. */
export function likelyPatients({ first_name, last_name, dob, mrn }: LikelyPatientsRequest) {
  const body = { first_name, last_name, dob, mrn };
  return http.post<PatientResponse[]>('/patients/likely', { body, reads: true });
}
