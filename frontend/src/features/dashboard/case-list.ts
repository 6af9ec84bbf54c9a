import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseRowResponse, CaseStatsResponse, LookedThrough, SuccessResponse } from '@vouchwell/contract';
import { type CaseStatus, caseStatusLabel, type Sort } from '@vouchwell/rules';
import { ApiError, basedOn, http, isChangedMeanwhile } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { fullTime } from '../../ui/words/when.tsx';
import { caseKeys, fetchCase, refreshCases } from '../cases/public/case-queries.ts';
import { patientName } from '../patients/public/patient-facts.ts';

export interface CaseFilter {
  page: number;
  perPage: number;
  search: string;
  status: CaseStatus | '';
  /** Only cases that wait for the user's signature, or that others have shared with them. */
  concerning: 'signature' | 'shared' | '';
  /** Only unsigned cases that the criteria of their payer leave open. */
  readiness: 'not_ready' | '';
  /** Beside `readiness`: only cases of smaller numbers are looked through. */
  older_than: string;
  sort: Sort<'cases'> | '';
}

export interface CasePage extends Page<CaseRowResponse> {
  looked: LookedThrough | null;
}

async function fetchPage(filter: CaseFilter, signal: AbortSignal): Promise<CasePage> {
  const { page, perPage: per_page, search, status, concerning, readiness, older_than, sort } = filter;
  const needs_my_signature = concerning === 'signature' || undefined;
  const shared_with_me = concerning === 'shared' || undefined;
  const not_ready = readiness === 'not_ready' || undefined;
  const concerns = { needs_my_signature, shared_with_me };
  const query = { page, per_page, search, status, ...concerns, not_ready, older_than, sort };
  const { data, headers } = await http.request<CaseRowResponse[]>('GET', '/cases', { query, signal });
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  const pages = Math.max(1, Number(headers.get('X-Total-Pages') ?? 1));
  return { rows: data, total, pages, looked: lookedOf(headers) };
}

function lookedOf(headers: Headers): LookedThrough | null {
  const [cases, older] = [headers.get('X-Looked-Through'), headers.get('X-Older-Than')];
  return cases === null ? null : { cases: Number(cases), older_than: older === null ? null : Number(older) };
}

/** One page of the cases the user may see, newest first. The last page stays in sight while the next loads. */
export const casesQuery = (filter: CaseFilter) =>
  queryOptions({
    queryKey: [...caseKeys.lists, filter],
    queryFn: ({ signal }) => fetchPage(filter, signal),
    placeholderData: keepPreviousData,
  });

const RECENT_ACTIVITY = 5;

const newest: CaseFilter = {
  page: 1,
  perPage: RECENT_ACTIVITY,
  search: '',
  status: '',
  concerning: '',
  readiness: '',
  older_than: '',
  sort: '',
};

export const recentCasesQuery = casesQuery(newest);

/** The newest case that waits for the user's signature, and how many there are. */
export const casesToSignQuery = casesQuery({ ...newest, perPage: 1, concerning: 'signature' });

export const caseStatsQuery = queryOptions({
  queryKey: caseKeys.stats,
  queryFn: ({ signal }) => http.get<CaseStatsResponse>('/cases/stats', { signal }),
});

/** A case as it was seen by who asks for its end. */
export interface SeenCase {
  readonly id: number;
  readonly revision: number;
  /** What it says, a line for each field. */
  readonly words: string;
}

type Seen = Pick<
  CaseRowResponse,
  'id' | 'revision' | 'patient' | 'status' | 'signed' | 'equipment' | 'summary' | 'updated_at'
>;

export function seenCase({ id, revision, patient, ...seen }: Seen, items: readonly string[]): SeenCase {
  const { diagnoses_count, notes_count } = seen.summary;
  const words = [
    `Patient: ${patientName(patient)}`,
    `Status: ${caseStatusLabel[seen.status]}${seen.signed ? ', signed' : ''}`,
    `Equipment: ${seen.equipment}`,
    `Items: ${[...new Set(items)].join(', ')}`,
    `Diagnoses: ${diagnoses_count}`,
    `Notes: ${notes_count}`,
    `Last changed: ${fullTime(seen.updated_at)}`,
  ].join('\n');
  return { id, revision, words };
}

/** Where others changed it since it was seen, the refusal shows how it stands now. */
async function deleteCase({ id, revision }: SeenCase): Promise<SuccessResponse> {
  try {
    return await http.delete(`/cases/${id}`, { headers: basedOn(revision) });
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const now = await fetchCase(id).catch(() => null);
    if (!now) throw error;
    const items = now.items.map(({ item }) => item);
    throw new ApiError(error.status, error.code, error.message, error.fields, seenCase(now, items));
  }
}

export function useDeleteCase() {
  const queries = useQueryClient();
  // A refusal may come of what others did: that is then read as well.
  return useMutation({ mutationFn: deleteCase, onSettled: () => refreshCases(queries) });
}
