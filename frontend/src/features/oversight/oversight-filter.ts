import type { OversightStatus } from '@vouchwell/contract';
import { aNumber, aPageSize, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { useNewestAgain } from '../cases/public/looked-through.tsx';
import type { OversightFilter } from './oversight-requests.ts';

export const pageSizes = [10, 20, 50];
const USUAL = 20;

/** In the specification's words. */
export const statusLabel: Record<OversightStatus, string> = {
  draft: 'Draft/In Progress',
  completed: 'Completed',
};

/** Of cases whose payer is known. */
export const readinessLabel = { not_ready: 'Not ready' } as const;

const readers = {
  status: oneOf(statusLabel),
  user_id: aNumber,
  readiness: oneOf(readinessLabel),
  older_than: aNumber,
  per_page: aPageSize(pageSizes, USUAL),
  sort: sortedBy('oversight'),
};

/** What the list shows, kept in the address. */
export function useOversightFilter() {
  const list = useNewestAgain(useListFilter(readers));
  const { per_page, ...asked } = list.filter;
  const perPage = Number(per_page || USUAL);
  const setPerPage = (size: number) => list.change({ per_page: size === USUAL ? '' : String(size) });
  const filter: OversightFilter = { ...asked, perPage };
  return { ...list, filter, perPage, setPerPage };
}
