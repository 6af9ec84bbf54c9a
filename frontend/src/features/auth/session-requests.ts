import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionsResponse, SuccessResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

/** Whose: a user's by number, or one's own. */
export type Whose = number | 'own';

const path = (whose: Whose) => (whose === 'own' ? '/auth/sessions' : `/admin/users/${whose}/sessions`);

export const sessionsQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['sessions', whose],
    queryFn: async ({ signal }) => (await http.get<SessionsResponse>(path(whose), { signal })).sessions,
    gcTime: 0,
  });

/** Null: all of them. */
export function useEndSession(whose: Whose) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      http.delete<SuccessResponse>(id === null ? path(whose) : `${path(whose)}/${encodeURIComponent(id)}`, {
        anew: true,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions', whose] }),
  });
}
