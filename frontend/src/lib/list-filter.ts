import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reads one value as the address spells it; empty: it does not filter. */
type Reader = (text: string | null) => string;

type Readers = Readonly<Record<string, Reader>>;

/** What a list shows: a value for each reader, and the page, from 1. */
export type FilterOf<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> } & { page: number };

export const anyText = (text: string | null): string => text ?? '';

/** One of those that have a label; anything else is none of them. */
export const oneOf =
  <T extends string>(labels: Record<T, string>) =>
  (text: string | null): T | '' =>
    text !== null && Object.hasOwn(labels, text) ? (text as T) : '';

export interface ListFilter<Filter extends { page: number }> {
  filter: Filter;
  /** Whether anything but the page is asked for. */
  filtered: boolean;
  /** A changed filter starts at its first page again. */
  change: (part: Partial<Filter>) => void;
  clear: () => void;
}

/** The same list always has the same address: what is not the list's, then its values in the readers' order, the page. */
function addressOf(
  readers: Readers,
  before: URLSearchParams,
  part: Record<string, string | number>,
): URLSearchParams {
  const names = [...Object.keys(readers), 'page'];
  const others = [...before].filter(([name]) => !names.includes(name));
  const asked: Record<string, string | number> = { ...Object.fromEntries(before), page: 1, ...part };
  const own = names.map((name): [string, string] => [name, String(asked[name] ?? '')]);
  const said = own.filter(([name, value]) => value !== '' && !(name === 'page' && value === '1'));
  return new URLSearchParams([...others, ...said]);
}

/**
 * What a list shows, kept in the address under the names of the readers, which stay the same ones. Absent values leave
 * it as short as it can be.
 */
export function useListFilter<R extends Readers>(readers: R): ListFilter<FilterOf<R>> {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const values = Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(params.get(name))]),
  );
  const set = useCallback(
    (part: Record<string, string | number>) =>
      setParams((before) => addressOf(readers, before, part), { replace: true }),
    [readers, setParams],
  );
  return {
    filter: { ...values, page: Number.isSafeInteger(page) && page > 0 ? page : 1 } as FilterOf<R>,
    filtered: Object.values(values).some((value) => value !== ''),
    change: set as ListFilter<FilterOf<R>>['change'],
    clear: () => set(Object.fromEntries(Object.keys(readers).map((name) => [name, '']))),
  };
}
