import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  AddAiSettingRequest,
  AdminAiStatusResponse,
  AiProvidersResponse,
  AiSettingSavedResponse,
  AiSettingsResponse,
  AiSettingTestResponse,
  AiStatusResponse,
  ChangeAiSettingRequest,
  OllamaModelsResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

/** Whether a model can write notes. Provider and model are null for everyone but admins. */
export const aiStatusQuery = queryOptions({
  queryKey: ['ai-status'],
  queryFn: ({ signal }) => http.get<AiStatusResponse>('/ai-status', { signal }),
});

/** The specification's word where the status carries no message of its own. */
export const AI_NOT_CONFIGURED =
  'AI provider not configured. Configure one in admin settings to enable note generation.';

export const aiSettingsQuery = queryOptions({
  queryKey: ['ai', 'settings'],
  queryFn: async ({ signal }) =>
    (await http.get<AiSettingsResponse>('/admin/ai-settings', { signal })).settings,
});

export const aiProvidersQuery = queryOptions({
  queryKey: ['ai', 'providers'],
  queryFn: async ({ signal }) =>
    (await http.get<AiProvidersResponse>('/admin/ai-providers', { signal })).providers,
});

export const adminAiStatusQuery = queryOptions({
  queryKey: ['ai', 'status'],
  queryFn: ({ signal }) => http.get<AdminAiStatusResponse>('/admin/ai-status', { signal }),
});

/** What the running Ollama has, and what it lacks of the recommended models. */
export const ollamaModelsQuery = queryOptions({
  queryKey: ['ai', 'ollama-models'],
  queryFn: ({ signal }) => http.get<OllamaModelsResponse>('/admin/ai-providers/ollama/models', { signal }),
});

/** After a change: the list and both statuses; the catalogue stays as it was. */
async function refreshAi(queries: QueryClient): Promise<void> {
  const keys = [aiSettingsQuery.queryKey, adminAiStatusQuery.queryKey, aiStatusQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

function useAiChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A failed test changes the list as well: the setting's status tells it.
  return useMutation({ mutationFn, onSettled: () => refreshAi(queries) });
}

export function useAddSetting() {
  return useAiChange((setting: AddAiSettingRequest) =>
    http.post<AiSettingSavedResponse>('/admin/ai-settings', { body: setting }),
  );
}

export function useChangeSetting() {
  return useAiChange(({ id, change }: { id: number; change: ChangeAiSettingRequest }) =>
    http.put<AiSettingSavedResponse>(`/admin/ai-settings/${id}`, { body: change }),
  );
}

/** Asks the provider for a few words. */
export function useTestSetting() {
  return useAiChange((id: number) =>
    http.post<AiSettingTestResponse>(`/admin/ai-settings/${id}/test`, { slow: true }),
  );
}

export function useActivateSetting() {
  return useAiChange((id: number) => http.post<AiSettingSavedResponse>(`/admin/ai-settings/${id}/activate`));
}

export function useDeactivateSetting() {
  return useAiChange((id: number) =>
    http.post<AiSettingSavedResponse>(`/admin/ai-settings/${id}/deactivate`),
  );
}

export function useDeleteSetting() {
  return useAiChange((id: number) => http.delete<SuccessResponse>(`/admin/ai-settings/${id}`));
}
