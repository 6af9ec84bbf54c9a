import { queryOptions } from '@tanstack/react-query';
import type { RulePacksResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

/** They change with the program only. */
export const rulePacksQuery = queryOptions({
  queryKey: ['rule-packs'],
  queryFn: ({ signal }) => http.get<RulePacksResponse>('/admin/rule-packs', { signal }),
  staleTime: Infinity,
});
