import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RefillResponse, RefillStage } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { caseKeys } from '../cases/public/case-queries.ts';

interface Asked {
  page: number;
  perPage: number;
  stage?: RefillStage | '';
}

async function fetchPage(
  { page, perPage: per_page, stage = '' }: Asked,
  signal: AbortSignal,
): Promise<Page<RefillResponse>> {
  const query = { page, per_page, ...(stage !== '' && { stage }) };
  const { data, headers } = await http.request<RefillResponse[]>('GET', '/refills', { query, signal });
  const total = Number(headers.get('X-Total-Count') ?? data.length);
  return { rows: data, total, pages: Math.max(1, Number(headers.get('X-Total-Pages') ?? 1)) };
}

/** What is due first, what is delivered last. It follows from the cases, and is read again with their lists. */
export const refillsQuery = (of: Asked) =>
  queryOptions({
    queryKey: [...caseKeys.lists, 'refills', of],
    queryFn: ({ signal }) => fetchPage(of, signal),
    placeholderData: keepPreviousData,
  });
