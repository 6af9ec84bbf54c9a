import { queryOptions } from '@tanstack/react-query';
import type { PublicItemsResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** What every query of the inventory begins with: the name of the server's list. */
export const inventoryKey = ['inventory'] as const;

export const publicItemsQuery = queryOptions({
  queryKey: [...inventoryKey, 'items'],
  queryFn: async ({ signal }) =>
    (await http.get<PublicItemsResponse>('/inventory/items/public', { signal })).categories,
  staleTime: 300_000,
});
