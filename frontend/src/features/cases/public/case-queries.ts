import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CaseResponse, NoteVersionsResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';
import { earlierPart, getPart } from '../../../lib/paged.ts';

export const caseKeys = {
  all: ['cases'] as const,
  lists: ['cases', 'list'] as const,
  stats: ['cases', 'stats'] as const,
  one: (id: number) => ['cases', 'one', id] as const,
};

export const fetchCase = (id: number, signal?: AbortSignal) =>
  http.get<CaseResponse>(`/cases/${id}`, { signal });

export const caseQuery = (id: number) =>
  queryOptions({ queryKey: caseKeys.one(id), queryFn: ({ signal }) => fetchCase(id, signal) });

/** After a change: the case, the lists and the figures are read again where they are in sight. */
export function refreshCases(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: caseKeys.all });
}

/** Every text of the case's notes, newest first, a part at a time. Read anew each time it is shown. */
export const noteVersionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['cases', 'note-versions', id],
    queryFn: ({ signal, pageParam }) =>
      getPart<NoteVersionsResponse>(`/cases/${id}/note-versions`, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: earlierPart,
    staleTime: 0,
    gcTime: 0,
  });
