import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AddAddendumRequest,
  CaseChangedResponse,
  CaseHistoryResponse,
  CaseResponse,
  ColleaguesResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import { earlierPart, getPart } from '../../lib/paged.ts';
import { caseKeys } from '../cases/public/case-queries.ts';

/** Whom a case can be shared with, by a part of the name. The last answer stays in sight while the next loads. */
export const colleaguesQuery = (text: string) =>
  queryOptions({
    queryKey: ['colleagues', text],
    queryFn: ({ signal }) => http.get<ColleaguesResponse>('/colleagues', { query: { query: text }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whatever else has changed meanwhile, it is the same case that is shared. */
export function shareCase({ id, revision }: CaseResponse, userId: number): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/shares`, { body: { user_id: userId }, seen: revision });
}

/** Leaves the trace of a copied link. */
export function reportLinkCopied(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/copied`, { body: { what: 'link' }, anew: true });
}

/** Pass one key for all attempts of one addendum, so that a retry signs no second one. */
export function addAddendum(id: number, body: AddAddendumRequest, key: string): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/addenda`, { body, idempotencyKey: key });
}

/** Who did what, newest first, a part at a time. It grows with the case, and is read again with it. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...caseKeys.one(id), 'history'],
    queryFn: ({ signal, pageParam }) =>
      getPart<CaseHistoryResponse>(`/cases/${id}/history`, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: earlierPart,
  });
