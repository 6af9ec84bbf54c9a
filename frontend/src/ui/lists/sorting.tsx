import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './sorting.module.css';

/** The order of a list: a column's `sort`, with `-` before it from the last to the first; empty: its usual one. */
export interface Sorting {
  sort: string;
  /** `next`: from the order that was asked for last. */
  onSort: (next: (sort: string) => string) => void;
}

/** How a list's filter is handed to its table. */
export const sortingBy = <Sort extends string>(by: {
  filter: { sort: Sort };
  change: (part: (now: { sort: Sort }) => { sort: Sort }) => void;
}): Sorting => ({
  sort: by.filter.sort,
  onSort: (next) => by.change(({ sort }) => ({ sort: next(sort) as Sort })),
});

export function ariaSort(
  name: string | undefined,
  { sort }: Sorting,
): 'ascending' | 'descending' | undefined {
  if (name === undefined) return undefined;
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : undefined;
}

/** From the first to the last, then turned round, then as usual. */
const next = (name: string, sort: string): string =>
  sort === name ? `-${name}` : sort === `-${name}` ? '' : name;

/** The header's words stay where the button goes: among cards the order is chosen elsewhere. */
export function SortButton({ header, name, sorting }: { header: string; name: string; sorting: Sorting }) {
  const words = useId();
  const chosen = ariaSort(name, sorting);
  const Arrow =
    chosen === 'ascending' ? IconArrowUp : chosen === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <span className={`${classes.header} ${chosen ? classes.chosen : ''}`}>
      <span id={words}>{header}</span>
      <UnstyledButton
        className={classes.button}
        aria-labelledby={words}
        title={`Sort by ${header.toLowerCase()}`}
        onClick={() => sorting.onSort((sort) => next(name, sort))}
      >
        <Arrow size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </span>
  );
}

interface SortSelectProps {
  columns: readonly { header: string; sort?: string }[];
  sorting: Sorting;
}

/** Where rows are cards, or no table at all, there is no header to press. */
export function SortSelect({ columns, sorting }: SortSelectProps) {
  const choices = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: `By ${header.toLowerCase()}` },
          { value: `-${sort}`, label: `By ${header.toLowerCase()}, last first` },
        ],
  );
  return (
    <NativeSelect
      aria-label="Order"
      size="xs"
      data={[{ value: '', label: 'In the usual order' }, ...choices]}
      value={sorting.sort}
      onChange={({ currentTarget: { value } }) => sorting.onSort(() => value)}
    />
  );
}
