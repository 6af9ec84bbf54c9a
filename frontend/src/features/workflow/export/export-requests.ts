import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  CaseResponse,
  ColleaguesResponse,
  SignCaseRequest,
  SignedResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { basedOn, http } from '../../../lib/http.ts';

/** `revision`: what the signer has read; where the case moved on since, nothing is signed. */
export function signCase(id: number, request: SignCaseRequest, revision?: number): Promise<SignedResponse> {
  return http.post(`/cases/${id}/sign`, { body: request, headers: basedOn(revision) });
}

/** `revision`: what whoever sends it has seen; where the case moved on since, nobody is asked. */
export function sendForSignature(
  id: number,
  userId: number,
  revision?: number,
): Promise<CaseChangedResponse> {
  return http.post(`/cases/${id}/send-for-signature`, {
    body: { user_id: userId },
    headers: basedOn(revision),
  });
}

/** Colleagues by a part of the name, or those whose profile has the NPI. */
export const signersQuery = (by: { query: string } | { npi: string }) =>
  queryOptions({
    queryKey: ['colleagues', by],
    queryFn: async ({ signal }) =>
      (await http.get<ColleaguesResponse>('/colleagues', { query: { ...by }, signal })).colleagues,
    placeholderData: keepPreviousData,
  });

export function completeCase({ id, revision }: CaseResponse): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/complete`, { headers: basedOn(revision) });
}
