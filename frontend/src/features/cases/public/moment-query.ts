import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CaseMomentResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** The case as its first so many changes left it, which stays as it is. The last one stays in sight while the next loads. */
export const momentQuery = (id: number, change: number) =>
  queryOptions({
    queryKey: ['case-moments', id, change],
    queryFn: ({ signal }) => http.get<CaseMomentResponse>(`/cases/${id}/history/${change}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
