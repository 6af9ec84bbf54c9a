import { useCallback, useContext, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { isRealDate, type Sort, type SortableList, sortsOf } from '@vouchwell/rules';

/** Reads one value as the address spells it; empty: it does not filter. */
type Reader = (text: string | null) => string;

type Readers = Readonly<Record<string, Reader>>;

/** What a list shows: a value for each reader, and the page, from 1. */
export type FilterOf<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> } & { page: number };

export const anyText = (text: string | null): string => text ?? '';

/** A number as things are told apart by; anything else is none. */
export const aNumber = (text: string | null): string =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : '';

/** A day that there is; anything else is none. */
export const aDay = (text: string | null): string => (text !== null && isRealDate(text) ? text : '');

/** One of those that have a label; anything else is none of them. */
export const oneOf =
  <T extends string>(labels: Record<T, string>) =>
  (text: string | null): T | '' =>
    text !== null && Object.hasOwn(labels, text) ? (text as T) : '';

/** A column's name, with `-` before it from the last to the first; empty: the list's usual order. */
export const sortedBy =
  <List extends SortableList>(list: List) =>
  (text: string | null): Sort<List> | '' =>
    sortsOf(list).find((sort) => sort === text) ?? '';

/** How many are on a page, where that is to be chosen; empty: as many as usual. */
export const aPageSize =
  (sizes: readonly number[], usual: number) =>
  (text: string | null): string =>
    sizes.some((size) => size !== usual && String(size) === text) ? text! : '';

/** They say how a list is shown, and leave nothing out. */
const manners = ['sort', 'per_page'];

type Change<Filter> = Partial<Filter> | ((now: Filter) => Partial<Filter>);

/** What is to be changed, now. */
export const changeOf = <Filter>(change: Change<Filter>, now: Filter): Partial<Filter> =>
  typeof change === 'function' ? change(now) : change;

export interface ListFilter<Filter extends { page: number }> {
  filter: Filter;
  /** Whether anything but the page, its size and the order is asked for. */
  filtered: boolean;
  /** A changed filter starts at its first page again. What depends on what is shown says how, by what was asked for last. */
  change: (part: Change<Filter>) => void;
  clear: () => void;
}

type Values = Readonly<Record<string, string | number>>;

/** The same list always has the same address: what is not the list's, then its values in the readers' order, the page. */
function addressOf(
  { readers, pageName }: Pick<List, 'readers' | 'pageName'>,
  before: URLSearchParams,
  { page = 1, ...part }: Partial<Values>,
): URLSearchParams {
  const names = [...Object.keys(readers), pageName];
  const others = [...before].filter(([name]) => !names.includes(name));
  const asked: Partial<Values> = {
    ...Object.fromEntries(before),
    ...part,
    [pageName]: page,
  };
  const own = names.map((name): [string, string] => [name, String(asked[name] ?? '')]);
  const said = own.filter(([name, value]) => value !== '' && !(name === pageName && value === '1'));
  return new URLSearchParams([...others, ...said]);
}

interface Place {
  readonly params: URLSearchParams;
  /** The history's: what it keeps beside an address, and shows in none. */
  readonly state: unknown;
}

const hiddenIn = ({ params, state }: Place, name: string): string | null =>
  (state as { unsaid?: Readonly<Record<string, string>> } | null)?.unsaid?.[name] ?? params.get(name);

interface List {
  readonly readers: Readers;
  readonly unsaid: readonly string[];
  readonly pageName: string;
}

function filterAt(place: Place, { readers, unsaid, pageName }: List): Values & { page: number } {
  const said = (name: string) => (unsaid.includes(name) ? hiddenIn(place, name) : place.params.get(name));
  const values = Object.entries(readers).map(([name, reader]) => [name, reader(said(name))] as const);
  const page = Number(place.params.get(pageName));
  return { ...Object.fromEntries(values), page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/**
 * What a list shows, kept in the address under the names of the readers, which stay the same ones. Absent values leave
 * it as short as it can be. What may name a patient is `unsaid`: it lives in the history's state, and what an address
 * brought of it is taken off. `pageName`: of a list beside another one, which says `page` of its own.
 */
export function useListFilter<R extends Readers>(
  readers: R,
  unsaid: readonly string[] = nothing,
  pageName = 'page',
): ListFilter<FilterOf<R>> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filter = filterAt({ params, state }, { readers, unsaid, pageName });
  const { router } = useContext(DataRouterContext)!;
  const set = useCallback(
    (change: Change<Values>) => {
      // Where the router is may not be drawn yet: of two changes in a row the second one knows of the first.
      const { search, state: kept } = router.state.location;
      const before: Place = { params: new URLSearchParams(search), state: kept };
      const part = changeOf(change, filterAt(before, { readers, unsaid, pageName }));
      const hidden = (name: string) => String(part[name] ?? hiddenIn(before, name) ?? '');
      const shown = Object.fromEntries(unsaid.map((name) => [name, hidden(name)]));
      const said = { ...part, ...Object.fromEntries(unsaid.map((name) => [name, ''])) };
      setParams(addressOf({ readers, pageName }, before.params, said), {
        replace: true,
        state: unsaid.length > 0 ? { ...(before.state as object | null), unsaid: shown } : before.state,
      });
    },
    [readers, unsaid, pageName, router, setParams],
  );
  const { page, ...values } = filter;
  const told = unsaid.some((name) => params.has(name));
  useEffect(() => {
    if (told) set({ page });
  }, [told, set, page]);
  return {
    filter: filter as FilterOf<R>,
    filtered: Object.entries(values).some(([name, value]) => !manners.includes(name) && value !== ''),
    change: set as ListFilter<FilterOf<R>>['change'],
    clear: () =>
      set(
        Object.fromEntries(Object.keys(readers).flatMap((name) => (name === 'per_page' ? [] : [[name, '']]))),
      ),
  };
}

const nothing: readonly string[] = [];
