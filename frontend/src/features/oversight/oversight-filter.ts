import { useLocalStorage } from '@mantine/hooks';
import type { OversightStatus } from '@vouchwell/contract';
import { oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import type { OversightFilter } from './oversight-requests.ts';

export const pageSizes = [10, 20, 50];
const USUAL = 20;

/** In the specification's words. */
export const statusLabel: Record<OversightStatus, string> = {
  draft: 'Draft/In Progress',
  completed: 'Completed',
};

const aNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : '');
/** Of cases whose payer is known. */
export const readinessLabel = { not_ready: 'Not ready' } as const;

const readers = {
  status: oneOf(statusLabel),
  user_id: aNumber,
  readiness: oneOf(readinessLabel),
  sort: sortedBy('oversight'),
};

/** What the list shows, kept in the address; the page size is remembered on this machine. */
export function useOversightFilter() {
  const list = useListFilter(readers);
  const [stored, setPerPage] = useLocalStorage({
    key: 'vouchwell.oversight-per-page',
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  const perPage = pageSizes.includes(stored) ? stored : USUAL;
  const filter: OversightFilter = { ...list.filter, perPage };
  return { ...list, filter, perPage, setPerPage };
}
