import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteRequest, SiteResponse } from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => http.get<SiteResponse>('/admin/site', { signal }),
});

/** `revision`: what the change was based on; null before the first. */
export function useSaveSite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ site, revision }: { site: SiteRequest; revision: number | null }) =>
      http.put<SiteResponse>('/admin/site', { body: site, headers: basedOn(revision) }),
    onSuccess: (saved) => queries.setQueryData(siteQuery.queryKey, saved),
  });
}
