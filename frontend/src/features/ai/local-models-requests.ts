import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BeginModelImportRequest,
  LocalModelsResponse,
  ModelImportBegunResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import { ollamaModelsQuery } from './ai-requests.ts';

const ASKED_MS = 2_000;

/** Asked again as long as a whole file is being given to the model server. */
export const localModelsQuery = queryOptions({
  queryKey: ['local-models'],
  queryFn: ({ signal }) => http.get<LocalModelsResponse>('/admin/local-models', { signal }),
  refetchInterval: ({ state }) => (state.data?.running?.stage === 'received' ? ASKED_MS : false),
});

/** Read again whatever came of it, with the list that a provider is chosen from. */
export function useReadModelsAgain() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: localModelsQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ollamaModelsQuery.queryKey });
  };
}

export const beginImport = (body: BeginModelImportRequest, signal: AbortSignal) =>
  http.post<ModelImportBegunResponse>('/admin/local-models/imports', { body, signal });

export function useGiveUpImport() {
  const onSettled = useReadModelsAgain();
  return useMutation({
    mutationFn: (id: number) => http.delete<SuccessResponse>(`/admin/local-models/imports/${id}`),
    onSettled,
  });
}

export function useDeleteModel() {
  const onSettled = useReadModelsAgain();
  return useMutation({
    mutationFn: (name: string) =>
      http.delete<SuccessResponse>(`/admin/local-models/${encodeURIComponent(name)}`, { anew: true }),
    onSettled,
  });
}
