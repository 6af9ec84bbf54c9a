import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  AddAiSettingRequest,
  AdminAiStatusResponse,
  AiProvidersResponse,
  AiSettingResponse,
  AiSettingSavedResponse,
  AiSettingsResponse,
  AiSettingTestResponse,
  ChangeAiSettingRequest,
  OllamaModelsResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';
import { aiStatusQuery } from './public/ai-status.ts';

export const aiSettingsQuery = queryOptions({
  queryKey: ['ai', 'settings'],
  queryFn: async ({ signal }) =>
    (await http.get<AiSettingsResponse>('/admin/ai-settings', { signal })).settings,
});

/** The settings as the list on the same screen has read them; asks for nothing itself. */
export const useKnownSettings = () => useQuery({ ...aiSettingsQuery, enabled: false }).data ?? [];

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

/** A setting as an admin saw it: what others changed since is not decided on unseen. */
type Seen = Pick<AiSettingResponse, 'id' | 'revision'>;

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

/** `changeOf`: what of the form differs from the version below it; null: nothing, and nothing is sent. */
export function useChangeSetting<Values>(
  changeOf: (values: Values, of: AiSettingResponse) => ChangeAiSettingRequest | null,
) {
  return useAiChange(async ({ of, values }: { of: AiSettingResponse | null; values: Values }) => {
    const change = of && changeOf(values, of);
    if (!change) return null;
    const headers = basedOn(of.revision);
    return await http.put<AiSettingSavedResponse>(`/admin/ai-settings/${of.id}`, { body: change, headers });
  });
}

/** Asks the provider for a few words. */
export function useTestSetting() {
  return useAiChange((id: number) =>
    http.post<AiSettingTestResponse>(`/admin/ai-settings/${id}/test`, { slow: true, anew: true }),
  );
}

export function useActivateSetting() {
  return useAiChange(({ id, revision }: Seen) =>
    http.post<AiSettingSavedResponse>(`/admin/ai-settings/${id}/activate`, { headers: basedOn(revision) }),
  );
}

export function useDeactivateSetting() {
  return useAiChange(({ id, revision }: Seen) =>
    http.post<AiSettingSavedResponse>(`/admin/ai-settings/${id}/deactivate`, { headers: basedOn(revision) }),
  );
}

export function useDeleteSetting() {
  return useAiChange(({ id, revision }: AiSettingResponse) =>
    http.delete<SuccessResponse>(`/admin/ai-settings/${id}`, { headers: basedOn(revision) }),
  );
}
