import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  KeptProviderTemplate,
  KeptProviderTemplatesResponse,
  ProviderTemplateRequest,
  ProviderTemplateSavedResponse,
  ProviderTemplatesResponse,
} from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';

export const PER_PAGE = 20;
const listKey = ['provider-templates'] as const;

/** What the workflow offers. */
export const providerTemplatesQuery = queryOptions({
  queryKey: [...listKey],
  queryFn: async ({ signal }) =>
    (await http.get<ProviderTemplatesResponse>('/templates/provider-templates', { signal })).data,
  staleTime: 300_000,
});

export const keptTemplatesQuery = (filter: { page: number; search: string; status: string; sort: string }) =>
  queryOptions({
    queryKey: [...listKey, 'kept', filter],
    queryFn: async ({ signal }): Promise<Page<KeptProviderTemplate>> => {
      const query = { ...filter, per_page: PER_PAGE };
      const found = await http.get<KeptProviderTemplatesResponse>('/admin/provider-templates', {
        query,
        signal,
      });
      return { ...found, rows: found.templates };
    },
    placeholderData: keepPreviousData,
  });

function useTemplateChange<Input>(mutationFn: (input: Input) => Promise<ProviderTemplateSavedResponse>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

const path = '/admin/provider-templates';

/** Saves what a form holds; `bodyOf` says it as the server takes it. */
export function useSaveTemplate<Values>(bodyOf: (values: Values) => ProviderTemplateRequest) {
  return useTemplateChange(({ of, values }: { of: KeptProviderTemplate | null; values: Values }) =>
    of === null
      ? http.post<ProviderTemplateSavedResponse>(path, { body: bodyOf(values) })
      : http.put<ProviderTemplateSavedResponse>(`${path}/${of.id}`, {
          body: bodyOf(values),
          headers: basedOn(of.revision),
        }),
  );
}

export function useRetireTemplate() {
  return useTemplateChange(({ id, revision }: KeptProviderTemplate) =>
    http.delete<ProviderTemplateSavedResponse>(`${path}/${id}`, { headers: basedOn(revision) }),
  );
}
