import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MergePatientRequest,
  PatientDetailsResponse,
  PatientResponse,
  PatientSavedResponse,
} from '@vouchwell/contract';
import { isSearchable } from '@vouchwell/rules';
import { basedOn, http, type Reply } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { correctionOf, requestOf, type PatientValues } from './patient-values.ts';
import { createPatient, likelyPatients } from './patient-requests.ts';

/** The specification's page size. */
export const PER_PAGE = 100;

/** One page of the register, or what a search finds in it; `known`: how many there are in all. */
export interface Register extends Page<PatientResponse> {
  known: number;
}

/** Asks once for each page, as whoever is told of stands in the history as seen; below two typed characters for all. */
export const registerQuery = (by: { search: string; page: number; sort: string }) => {
  const { page, sort } = by;
  const search = isSearchable(by.search) ? by.search.trim() : '';
  return queryOptions({
    queryKey: ['patients', 'register', search, page, sort],
    queryFn: async ({ signal }): Promise<Register> => {
      const query = { query: search, page, per_page: PER_PAGE, sort };
      return pageOf(await http.request<PatientResponse[]>('GET', '/patients', { query, signal }), page);
    },
    placeholderData: keepPreviousData,
  });
};

function pageOf({ data, headers }: Reply<PatientResponse[]>, page: number): Register {
  const told = (name: string) => Number(headers.get(name) ?? 0);
  // Beyond the last page none is told, and the first one is asked for.
  const total = told('X-Total-Count') || (page > 1 ? PER_PAGE : 0);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  return { rows: data, total, pages, known: told('X-Register-Count') };
}

/** Read anew whenever it is opened: an old one would be the base of a change. */
export const detailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['patients', 'details', id],
    queryFn: ({ signal }) => http.get<PatientDetailsResponse>(`/patients/${id}`, { signal }),
    gcTime: 0,
  });

/** Whoever may be the same person as this one, the likeliest first. */
export const twinsQuery = ({ id, first_name, last_name, dob, mrn }: PatientResponse) =>
  queryOptions({
    queryKey: ['patients', 'twins', id],
    queryFn: async () => {
      const asked = { first_name, last_name, ...(dob && { dob }), ...(mrn && { mrn }) };
      return (await likelyPatients(asked)).filter((other) => other.id !== id);
    },
    gcTime: 0,
  });

function useRegisterChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: ['patients'] }),
  });
}

export type Added = { readonly patient: PatientResponse } | { readonly likely: PatientResponse[] };

interface Adding {
  of: PatientResponse | null;
  values: PatientValues;
  anyway?: boolean;
}

/** Unless it is to be added `anyway`, those who may be the same person are looked for first. */
export function useAddPatient() {
  return useRegisterChange(async ({ values, anyway }: Adding): Promise<Added> => {
    const body = requestOf(values);
    const likely = anyway ? [] : await likelyPatients(body);
    return likely.length > 0 ? { likely } : { patient: await createPatient(body) };
  });
}

/** `of`: the record as seen when the change was begun. */
export function useCorrectPatient(id: number) {
  return useRegisterChange(({ of, values }: { of: PatientDetailsResponse | null; values: PatientValues }) =>
    http.put<PatientSavedResponse>(`/patients/${id}`, {
      body: correctionOf(values),
      headers: basedOn(of?.revision),
    }),
  );
}

export interface MergedPair {
  survivor: PatientDetailsResponse;
  merged: PatientDetailsResponse;
}

export function useMergePatients() {
  return useRegisterChange(({ survivor, merged }: MergedPair) => {
    const body: MergePatientRequest = { merged_id: merged.id, merged_revision: merged.revision };
    const headers = basedOn(survivor.revision);
    return http.post<PatientSavedResponse>(`/patients/${survivor.id}/merge`, { body, headers });
  });
}
