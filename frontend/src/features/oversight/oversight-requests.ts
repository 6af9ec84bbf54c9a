import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  LookedThrough,
  OversightCaseResponse,
  OversightResponse,
  OversightStatus,
  OversightUser,
} from '@vouchwell/contract';
import type { Sort } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { Page } from '../../lib/paged.ts';
import { caseKeys } from '../cases/public/case-queries.ts';

/** Each empty: all of them. */
export interface OversightFilter {
  page: number;
  perPage: number;
  status: OversightStatus | '';
  /** The number of who opened the case. */
  user_id: string;
  /** Only unsigned cases that the criteria of their payer leave open. */
  readiness: 'not_ready' | '';
  /** Beside `readiness`: only cases of smaller numbers are looked through. */
  older_than: string;
  sort: Sort<'oversight'> | '';
}

export interface OversightPage extends Page<OversightCaseResponse> {
  /** Whose cases may be asked for. */
  users: OversightUser[];
  looked: LookedThrough | null;
}

const notReady = (readiness: OversightFilter['readiness']) => readiness === 'not_ready' || undefined;

async function fetchPage(
  { status, user_id, readiness, older_than, sort, page, perPage: per_page }: OversightFilter,
  signal: AbortSignal,
): Promise<OversightPage> {
  const not_ready = notReady(readiness);
  const query = { status, user_id, not_ready, older_than, sort, page, per_page };
  const found = await http.get<OversightResponse>('/admin/cases', { query, signal });
  const { total, pages } = found.pagination;
  const looked = found.looked_through;
  return { rows: found.cases, total, pages, users: found.filters.users, looked };
}

/** One page of everybody's cases, newest first. The last page stays in sight while the next loads. */
export const oversightQuery = (filter: OversightFilter) =>
  queryOptions({
    queryKey: [...caseKeys.lists, 'oversight', filter],
    queryFn: ({ signal }) => fetchPage(filter, signal),
    placeholderData: keepPreviousData,
  });

/** Where the whole filtered list in its order is fetched, as a CSV file. */
export const caseFileAddress = (filter: OversightFilter): Promise<string> => {
  const { status, user_id, readiness, older_than, sort } = filter;
  const not_ready = notReady(readiness);
  return linkedAddress('/admin/cases/csv', { status, user_id, not_ready, older_than, sort });
};
