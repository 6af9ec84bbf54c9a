import { caseStatusLabel } from '@vouchwell/rules';
import { aNumber, anyText, aPageSize, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { useNewestAgain } from '../cases/public/looked-through.tsx';
import type { CaseFilter } from './case-list.ts';

export const pageSizes = [10, 20, 50];
const USUAL = 10;

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
  per_page: aPageSize(pageSizes, USUAL),
  sort: sortedBy('cases'),
};

/** A patient's name is searched for, and stands in no address. */
const unsaid = ['search'];

/** What the case list shows. */
export function useCaseFilter() {
  const list = useNewestAgain(useListFilter(readers, unsaid));
  const { per_page, ...asked } = list.filter;
  const perPage = Number(per_page || USUAL);
  const setPerPage = (size: number) => list.change({ per_page: size === USUAL ? '' : String(size) });
  const filter: CaseFilter = { ...asked, perPage };
  return { ...list, filter, perPage, setPerPage };
}
