import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RefillResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { caseKeys } from '../cases/public/case-queries.ts';

async function fetchPage(
  { page, perPage: per_page }: { page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<RefillResponse>> {
  const query = { page, per_page };
  const { data, headers } = await http.request<RefillResponse[]>('GET', '/refills', { query, signal });
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  return { rows: data, total, pages: Math.max(1, Number(headers.get('X-Total-Pages') ?? 1)) };
}

/** What is due first, what is delivered last. It follows from the cases, and is read again with their lists. */
export const refillsQuery = (of: { page: number; perPage: number }) =>
  queryOptions({
    queryKey: [...caseKeys.lists, 'refills', of],
    queryFn: ({ signal }) => fetchPage(of, signal),
    placeholderData: keepPreviousData,
  });
