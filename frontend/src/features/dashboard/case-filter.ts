import { useLocalStorage } from '@mantine/hooks';
import { caseStatusLabel, type CaseStatus } from '@vouchwell/rules';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseFilter } from './case-list.ts';

export const pageSizes = [10, 20, 50];

function isStatus(text: string | null): text is CaseStatus {
  return text !== null && Object.hasOwn(caseStatusLabel, text);
}

/** Absent values leave the address as short as it can be. */
function toParams(filter: Omit<CaseFilter, 'perPage'>): Record<string, string> {
  return {
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.status ? { status: filter.status } : {}),
    ...(filter.page > 1 ? { page: String(filter.page) } : {}),
  };
}

/** What the case list shows, kept in the address; the page size is remembered on this machine. */
export function useCaseFilter() {
  const [params, setParams] = useSearchParams();
  const [perPage, setPerPage] = useLocalStorage({
    key: 'vouchwell.cases-per-page',
    defaultValue: pageSizes[0] as number,
    getInitialValueInEffect: false,
  });
  const status = params.get('status');
  const page = Number(params.get('page'));
  const filter: CaseFilter = {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.includes(perPage) ? perPage : 10,
    search: params.get('search') ?? '',
    status: isStatus(status) ? status : '',
  };
  const { search } = filter;
  /** A changed filter starts at its first page again. */
  const change = useCallback(
    (part: Partial<Omit<CaseFilter, 'perPage'>>) =>
      setParams(toParams({ search, status: isStatus(status) ? status : '', page: 1, ...part }), {
        replace: true,
      }),
    [setParams, search, status],
  );
  return { filter, change, setPerPage };
}
