import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import type { ListFilter } from '../../lib/list-filter.ts';
import type { Page } from '../../lib/paged.ts';
import { EmptyState, type EmptyStateProps } from '../states/empty-state.tsx';
import { Failure } from '../states/failure.tsx';
import { Pager } from './pager.tsx';
import { RowSkeletons } from '../states/skeletons.tsx';

type Words = Pick<EmptyStateProps, 'title' | 'text' | 'action'>;

interface ListStatesProps<Data> {
  /** What is listed: `cases`. */
  noun: string;
  query: UseQueryResult<Data>;
  /** What did not work, in the specification's words; or what says so, above what was read before. */
  failed: string | ReactNode;
  /** `label`: what is said while they load, where it is not `Loading` and the noun. */
  skeletons?: { rows: number; height?: number; label?: string };
  children: (data: Data) => ReactNode;
}

/** On its way, failed, or what was read; that stays in sight where it could not be read anew. */
function ListStates<Data>(props: ListStatesProps<Data>) {
  const { noun, query, failed, skeletons = { rows: 5 }, children } = props;
  const { data, isPending, error, refetch } = query;
  const failure =
    typeof failed === 'string' ? (
      <Failure title={failed} error={error} onRetry={() => void refetch()} />
    ) : (
      failed
    );
  return (
    <>
      {isPending && <RowSkeletons label={`Loading ${noun}`} {...skeletons} />}
      {error && failure}
      {data !== undefined && children(data)}
    </>
  );
}

export interface WholeListProps<Row> extends Omit<ListStatesProps<Row[]>, 'children'> {
  icon: Icon;
  /** There is nothing at all. */
  none: Words;
  children: (rows: Row[]) => ReactNode;
}

/** A list that is short enough to stand whole: on its way, failed, empty, or its rows. */
export function WholeList<Row>({ icon, none, children, ...states }: WholeListProps<Row>) {
  return (
    <ListStates {...states}>
      {(rows) => (rows.length === 0 ? <EmptyState heading={3} icon={icon} {...none} /> : children(rows))}
    </ListStates>
  );
}

export interface ListPageProps<Row> extends Omit<ListStatesProps<Page<Row>>, 'children'> {
  icon: Icon;
  by: Omit<ListFilter<{ page: number }>, 'filter'> & { filter: { page: number } };
  perPage: number;
  /** The page sizes to choose from, where there is a choice. */
  sizes?: readonly number[];
  onPerPage?: (perPage: number) => void;
  /** There is nothing at all. */
  none: Words;
  /** Nothing fits the filter; `clear` says what takes it off. */
  noMatch: Omit<Words, 'action'> & { clear?: string };
  /** The rows; `waiting`: the next page is on its way, and this one stays in sight. */
  children: (rows: Row[], waiting: boolean) => ReactNode;
}

const lastOf = ({ pages }: Page<unknown>) => Math.max(1, pages);

/** An address may name a page that is not there, and the last row of the last page may go. */
function useLastPage<Row>({ query, by }: Pick<ListPageProps<Row>, 'query' | 'by'>): void {
  const { data, isPlaceholderData } = query;
  const last = data && lastOf(data);
  const { page } = by.filter;
  const { change } = by;
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && page > last) change({ page: last });
  }, [last, isPlaceholderData, page, change]);
}

/** In full where nothing was found, and beside the count of what was. */
function Clear<Row>({ by, noMatch, small = false }: ListPageProps<Row> & { small?: boolean }) {
  const look = small ? ({ variant: 'subtle', size: 'compact-sm' } as const) : { variant: 'default' };
  return (
    <Button {...look} onClick={by.clear}>
      {noMatch.clear ?? 'Clear filters'}
    </Button>
  );
}

function Nothing<Row>(props: ListPageProps<Row>) {
  const { icon, by, none, noMatch } = props;
  if (!by.filtered) return <EmptyState heading={3} icon={icon} {...none} />;
  const { title, text } = noMatch;
  return <EmptyState heading={3} icon={icon} title={title} text={text} action={<Clear {...props} />} />;
}

/** One page of a list: on its way, failed, empty, or its rows above the pager. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { noun, query, by, perPage, sizes, onPerPage, failed, skeletons, children } = props;
  const { page } = by.filter;
  useLastPage(props);
  return (
    <ListStates noun={noun} query={query} failed={failed} skeletons={skeletons}>
      {(found) => {
        const { rows, pages, total } = found;
        const isEmpty = rows.length === 0;
        // That nothing was found before, or on a page that is not there, says nothing of what is asked now.
        const isOpen = isEmpty && (query.isPlaceholderData || page > lastOf(found));
        return (
          <>
            {isOpen && <RowSkeletons label={`Loading ${noun}`} {...(skeletons ?? { rows: 5 })} />}
            {!isEmpty && children(rows, query.isPlaceholderData)}
            <Pager
              page={page}
              pages={pages}
              total={total}
              perPage={perPage}
              sizes={sizes}
              noun={noun}
              nothing={isEmpty && (isOpen ? null : <Nothing {...props} />)}
              clear={by.filtered && <Clear {...props} small />}
              onTurn={(step) =>
                by.change((now) => ({ page: Math.min(Math.max(1, now.page + step), lastOf(found)) }))
              }
              onPerPage={onPerPage}
            />
          </>
        );
      }}
    </ListStates>
  );
}
