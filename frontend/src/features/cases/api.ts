import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  CaseOpenedResponse,
  CaseResponse,
  CaseRowResponse,
  CaseStatsResponse,
  DiagnosisRequest,
  ItemRequest,
  OpenCaseRequest,
  ProviderRequest,
  SignCaseRequest,
  SignedResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import type { CaseStatus } from '@vouchwell/rules';
import { basedOn, http, newRequestKey } from '../../lib/http.ts';
export { basedOn, isChangedMeanwhile } from '../../lib/http.ts';

export * from './note-requests.ts';

export interface CaseFilter {
  page: number;
  perPage: number;
  search: string;
  status: CaseStatus | '';
}

export interface CasePage {
  cases: CaseRowResponse[];
  total: number;
  pages: number;
}

export const caseKeys = {
  all: ['cases'] as const,
  lists: ['cases', 'list'] as const,
  list: (filter: CaseFilter) => ['cases', 'list', filter] as const,
  stats: ['cases', 'stats'] as const,
  one: (id: number) => ['cases', 'one', id] as const,
};

async function fetchPage(filter: CaseFilter, signal: AbortSignal): Promise<CasePage> {
  const query = { page: filter.page, per_page: filter.perPage, search: filter.search, status: filter.status };
  const { data, headers } = await http.request<CaseRowResponse[]>('GET', '/cases', { query, signal });
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  return { cases: data, total, pages: Math.max(1, Number(headers.get('X-Total-Pages') ?? 1)) };
}

/** One page of the cases the user may see, newest first. The last page stays in sight while the next loads. */
export const casesQuery = (filter: CaseFilter) =>
  queryOptions({
    queryKey: caseKeys.list(filter),
    queryFn: ({ signal }) => fetchPage(filter, signal),
    placeholderData: keepPreviousData,
  });

const RECENT_ACTIVITY = 5;

export const recentCasesQuery = casesQuery({ page: 1, perPage: RECENT_ACTIVITY, search: '', status: '' });

export const caseStatsQuery = queryOptions({
  queryKey: caseKeys.stats,
  queryFn: ({ signal }) => http.get<CaseStatsResponse>('/cases/stats', { signal }),
});

export const fetchCase = (id: number, signal?: AbortSignal) =>
  http.get<CaseResponse>(`/cases/${id}`, { signal });

export const caseQuery = (id: number) =>
  queryOptions({ queryKey: caseKeys.one(id), queryFn: ({ signal }) => fetchCase(id, signal) });

/** After a change: the case, the lists and the figures are read again where they are in sight. */
export function refreshCases(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: caseKeys.all });
}

/** Pass one key for all attempts of one intention, so that a retry opens no second case. */
export function openCase(
  request: OpenCaseRequest,
  key: string = newRequestKey(),
): Promise<CaseOpenedResponse> {
  return http.post('/cases/workflow', { body: request, idempotencyKey: key });
}

export function changePatient(
  id: number,
  patientId: number,
  revision?: number,
): Promise<CaseChangedResponse> {
  const headers = basedOn(revision);
  return http.put(`/cases/${id}/patient`, { body: { patient: { id: patientId } }, headers });
}

/** Replaces the list; POST alone, so that no failure leaves the case without one. */
export function replaceDiagnoses(
  id: number,
  diagnoses: DiagnosisRequest[],
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/diagnoses`, {
    body: { diagnoses },
    headers: basedOn(revision),
    quiet: true,
  });
}

/** Replaces the list; POST alone, so that no failure leaves the case without one. */
export function replaceItems(
  id: number,
  items: ItemRequest[],
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/items`, { body: { items }, headers: basedOn(revision), quiet: true });
}

export function setProvider(
  id: number,
  provider: ProviderRequest,
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/provider`, { body: provider, headers: basedOn(revision), quiet: true });
}

/** `revision`: what the signer has read; where the case moved on since, nothing is signed. */
export function signCase(id: number, request: SignCaseRequest, revision?: number): Promise<SignedResponse> {
  return http.post(`/cases/${id}/sign`, { body: request, headers: basedOn(revision) });
}

export function completeCase(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/complete`);
}

export function deleteCase(id: number): Promise<SuccessResponse> {
  return http.delete(`/cases/${id}`);
}

/** The newest note's letter unless `noteId` names another; once signed, always the signed document. */
export function fetchPdf(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/pdf`, { query: { note_id: noteId } });
}

/** The newest note's letter as text unless `noteId` names another; once signed, always the signed document. */
export function fetchText(id: number, noteId?: number): Promise<Blob> {
  return http.blob(`/cases/${id}/export/txt`, { query: { note_id: noteId } });
}

/** medical-case-{id}.pdf */
export function pdfName(id: number): string {
  return `medical-case-${id}.pdf`;
}

/** medical-necessity-{last name or patient}.txt, without what a file system refuses. */
export function textName(lastName: string | null | undefined): string {
  const name = (lastName ?? '').trim().replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return `medical-necessity-${name || 'patient'}.txt`;
}

/** Leaves the trace of a print; call it before the print dialog opens. */
export function reportPrinted(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/printed`);
}

/** Leaves the trace of a copy to the clipboard. */
export function reportCopied(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/copied`);
}

export function useDeleteCase() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: deleteCase, onSuccess: () => refreshCases(queries) });
}
