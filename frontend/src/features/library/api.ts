import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  ContentAnalyticsResponse,
  ContentCategory,
  ContentSavedResponse,
  ContentsResponse,
  ContentType,
  ContentVersionsResponse,
  ImportLibraryResponse,
  SuccessResponse,
  TryRetrievalRequest,
  TryRetrievalResponse,
  UpdateContentRequest,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

export * from './content-labels.ts';

/** The specification's page size. */
export const CONTENT_PER_PAGE = 10;

export interface ContentFilter {
  page: number;
  search: string;
  /** Empty: all of them. */
  contentType: ContentType | '';
  category: ContentCategory | '';
}

const libraryKeys = {
  all: ['library'] as const,
  list: (filter: ContentFilter) => ['library', 'list', filter] as const,
  analytics: ['library', 'analytics'] as const,
  versions: (id: number) => ['library', 'versions', id] as const,
};

/** One page of the library. The last page stays in sight while the next loads. */
export const contentsQuery = (filter: ContentFilter) =>
  queryOptions({
    queryKey: libraryKeys.list(filter),
    queryFn: ({ signal }) =>
      http.get<ContentsResponse>('/rag/content', {
        query: {
          page: filter.page,
          per_page: CONTENT_PER_PAGE,
          search: filter.search,
          content_type: filter.contentType,
          category: filter.category,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = queryOptions({
  queryKey: libraryKeys.analytics,
  queryFn: async ({ signal }) =>
    (await http.get<ContentAnalyticsResponse>('/rag/analytics', { signal })).content_stats,
});

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: libraryKeys.versions(id),
    queryFn: async ({ signal }) =>
      (await http.get<ContentVersionsResponse>(`/rag/content/${id}/versions`, { signal })).versions,
  });

/** After a change: the list, the figures and the versions are read again where they are in sight. */
export function refreshLibrary(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: libraryKeys.all });
}

function useLibraryChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => refreshLibrary(queries) });
}

/** Without an id a new content, else a new version of that one. */
export function useSaveContent() {
  return useLibraryChange(({ id, content }: { id: number | null; content: UpdateContentRequest }) =>
    id === null
      ? http.post<ContentSavedResponse>('/rag/content', { body: content })
      : http.put<ContentSavedResponse>(`/rag/content/${id}`, { body: content }),
  );
}

export function useDeleteContent() {
  return useLibraryChange((id: number) => http.delete<SuccessResponse>(`/rag/content/${id}`));
}

export function fetchLibraryFile(): Promise<Blob> {
  return http.blob('/rag/export');
}

/** What an import of this file would do; nothing is written. */
export function previewImport(file: object): Promise<ImportLibraryResponse> {
  return http.post('/rag/import', { body: { file, preview: true }, reads: true });
}

export function useImportLibrary() {
  return useLibraryChange((file: object) =>
    http.post<ImportLibraryResponse>('/rag/import', { body: { file } }),
  );
}

export function tryRetrieval(request: TryRetrievalRequest): Promise<TryRetrievalResponse> {
  return http.post('/rag/try', { body: request, reads: true });
}
