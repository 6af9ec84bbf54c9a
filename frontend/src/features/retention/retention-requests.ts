import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RetentionResponse, SetRetentionRequest } from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';

const key = ['retention'] as const;

/** For how long what is kept. */
export const retentionQuery = queryOptions({
  queryKey: [...key, 'periods'],
  queryFn: ({ signal }) => http.get<RetentionResponse>('/admin/retention', { signal }),
});

/** `revision`: what the change was based on; null before the first. */
export function useSetRetention() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change, revision }: { change: SetRetentionRequest; revision: number | null }) =>
      http.put<RetentionResponse>('/admin/retention', {
        body: change,
        headers: basedOn(revision ?? undefined),
      }),
    onSuccess: (saved) => queries.setQueryData(retentionQuery.queryKey, saved),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
