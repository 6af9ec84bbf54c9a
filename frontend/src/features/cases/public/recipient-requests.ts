import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NameRecipientRequest, RecipientNamedResponse, RecipientsResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** Each time it is read that is recorded: not again unasked. */
export const recipientsQuery = (caseId: number) =>
  queryOptions({
    queryKey: ['recipients', caseId],
    queryFn: async ({ signal }) =>
      (await http.get<RecipientsResponse>(`/cases/${caseId}/recipients`, { signal })).recipients,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Resolves with the number by which an export or a print names them. */
export function useNameRecipient(caseId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NameRecipientRequest) => {
      const { recipient } = await http.post<RecipientNamedResponse>(`/cases/${caseId}/recipients`, { body });
      await queries.invalidateQueries({ queryKey: ['recipients', caseId] });
      return recipient;
    },
  });
}
