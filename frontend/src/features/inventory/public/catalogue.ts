import { queryOptions } from '@tanstack/react-query';
import type { PublicItemsResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

export const publicItemsQuery = queryOptions({
  queryKey: ['inventory', 'items'],
  queryFn: async ({ signal }) =>
    (await http.get<PublicItemsResponse>('/inventory/items/public', { signal })).categories,
  staleTime: 300_000,
});
