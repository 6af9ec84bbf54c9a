import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteResponse } from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';
import { siteChange, type SiteValues } from './site-values.ts';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => http.get<SiteResponse>('/admin/site', { signal }),
});

/** `of`: the site as seen when the change was begun. */
export function useSaveSite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ of, values }: { of: SiteResponse; values: SiteValues }) =>
      http.put<SiteResponse>('/admin/site', {
        body: siteChange(values, of),
        headers: basedOn(of.revision),
      }),
    onSuccess: (saved) => queries.setQueryData(siteQuery.queryKey, saved),
  });
}
