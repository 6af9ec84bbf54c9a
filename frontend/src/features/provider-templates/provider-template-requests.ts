import { queryOptions } from '@tanstack/react-query';
import type { ProviderTemplatesResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

export const providerTemplatesQuery = queryOptions({
  queryKey: ['provider-templates'],
  queryFn: async ({ signal }) =>
    (await http.get<ProviderTemplatesResponse>('/templates/provider-templates', { signal })).data,
  staleTime: 300_000,
});
