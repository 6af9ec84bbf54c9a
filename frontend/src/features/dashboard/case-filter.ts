import { useLocalStorage } from '@mantine/hooks';
import { caseStatusLabel } from '@vouchwell/rules';
import { aNumber, anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { useNewestAgain } from '../cases/public/looked-through.tsx';
import type { CaseFilter } from './case-list.ts';

export const pageSizes = [10, 20, 50];

/** Cases that concern whoever asks. */
export const concerningLabel = { signature: 'Needs my signature', shared: 'Shared with me' } as const;

/** Of cases whose payer is known. */
export const readinessLabel = { not_ready: 'Not ready' } as const;

const readers = {
  search: anyText,
  status: oneOf(caseStatusLabel),
  concerning: oneOf(concerningLabel),
  readiness: oneOf(readinessLabel),
  older_than: aNumber,
  sort: sortedBy('cases'),
};

/** A patient's name is searched for, and stands in no address. */
const unsaid = ['search'];

/** What the case list shows; the page size is remembered on this machine. */
export function useCaseFilter() {
  const list = useNewestAgain(useListFilter(readers, unsaid));
  const [stored, setPerPage] = useLocalStorage({
    key: 'vouchwell.cases-per-page',
    defaultValue: pageSizes[0] as number,
    getInitialValueInEffect: false,
  });
  const perPage = pageSizes.includes(stored) ? stored : 10;
  const filter: CaseFilter = { ...list.filter, perPage };
  return { ...list, filter, perPage, setPerPage };
}
