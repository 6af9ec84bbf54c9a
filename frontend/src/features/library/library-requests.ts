import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  ContentAnalyticsResponse,
  ContentCategory,
  ContentResponse,
  ContentSavedResponse,
  ContentsResponse,
  ContentType,
  ContentVersionsResponse,
  EntryStatus,
  ImportLibraryResponse,
  SuccessResponse,
  TryRetrievalRequest,
  TryRetrievalResponse,
  UpdateContentRequest,
} from '@vouchwell/contract';
import type { Sort } from '@vouchwell/rules';
import { basedOn, http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { Page } from '../../lib/paged.ts';
import { libraryKeys, refreshLibrary } from './public/library-keys.ts';

/** The specification's page size. */
export const CONTENT_PER_PAGE = 10;

/** Each empty: all of them. */
export interface ContentFilter {
  page: number;
  search: string;
  content_type: ContentType | '';
  category: ContentCategory | '';
  status: EntryStatus | '';
  sort: Sort<'contents'> | '';
}

async function fetchContents(filter: ContentFilter, signal: AbortSignal): Promise<Page<ContentResponse>> {
  const query = { ...filter, per_page: CONTENT_PER_PAGE };
  const { content: rows, ...sums } = await http.get<ContentsResponse>('/rag/content', { query, signal });
  return { rows, ...sums };
}

/** One page of the library. The last page stays in sight while the next loads. */
export const contentsQuery = (filter: ContentFilter) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'list', filter],
    queryFn: ({ signal }) => fetchContents(filter, signal),
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = queryOptions({
  queryKey: [...libraryKeys.all, 'analytics'],
  queryFn: async ({ signal }) =>
    (await http.get<ContentAnalyticsResponse>('/rag/analytics', { signal })).content_stats,
});

/** A long life is shown a part at a time, the newest first. */
export const versionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.all, 'versions', id],
    queryFn: ({ signal, pageParam: page }) =>
      http.get<ContentVersionsResponse>(`/rag/content/${id}/versions`, { query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : null),
  });

function useLibraryChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({ mutationFn, onSettled: () => refreshLibrary(queries) });
}

/** Saves what a form or an old version holds; `bodyOf` says it as the server takes it. */
export function useSaveContent<Values>(bodyOf: (values: Values) => UpdateContentRequest) {
  /** `of`: null for a new content; else this one gets a new version, based on the one that was seen. */
  type Saved = { of: ContentResponse | null; values: Values };
  return useLibraryChange(({ of, values }: Saved) =>
    of === null
      ? http.post<ContentSavedResponse>('/rag/content', { body: bodyOf(values) })
      : http.put<ContentSavedResponse>(`/rag/content/${of.id}`, {
          body: bodyOf(values),
          headers: basedOn(of.revision),
        }),
  );
}

/** Says only whether notes draw on it: no word of it is sent, so none can be overwritten. */
export function useSwitchContent() {
  return useLibraryChange(({ of, is_active }: { of: ContentResponse; is_active: boolean }) =>
    http.put<ContentSavedResponse>(`/rag/content/${of.id}`, {
      body: { is_active },
      headers: basedOn(of.revision),
    }),
  );
}

export function useDeleteContent() {
  return useLibraryChange(({ id, revision }: ContentResponse) =>
    http.delete<SuccessResponse>(`/rag/content/${id}`, { headers: basedOn(revision) }),
  );
}

/** Where the whole library is fetched. */
export const libraryFileAddress = (): Promise<string> => linkedAddress('/rag/export');

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
