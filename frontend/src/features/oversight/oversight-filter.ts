import { useLocalStorage } from '@mantine/hooks';
import type { OversightStatus } from '@vouchwell/contract';
import { aNumber, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
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
  sort: sortedBy('oversight'),
};

/** What the list shows, kept in the address; the page size is remembered on this machine. */
export function useOversightFilter() {
  const list = useNewestAgain(useListFilter(readers));
  const [stored, setPerPage] = useLocalStorage({
    key: 'vouchwell.oversight-per-page',
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  const perPage = pageSizes.includes(stored) ? stored : USUAL;
  const filter: OversightFilter = { ...list.filter, perPage };
  return { ...list, filter, perPage, setPerPage };
}
