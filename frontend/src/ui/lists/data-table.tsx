import { VisuallyHidden } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './data-table.module.css';
import { breaking } from '../words/long-words.ts';
import { ariaSort, SortButton, type Sorting, SortSelect } from './sorting.tsx';

export interface Column<Row> {
  header: string;
  /** `number` stands at the right; `actions` has a header that is only read aloud. On a phone `plain` needs no
   *  header, and `line` neither: it has a line of its own there, as `main`, the widest column, and the actions do. */
  kind?: 'number' | 'actions' | 'main' | 'line' | 'plain';
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by where this column's header is pressed. */
  sort?: string;
}

export interface DataTableProps<Row> {
  /** What the table lists, for those who hear it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number | string;
  /** A click anywhere in the row that meets no button or link. The row needs one of them as well: a click is no
   *  key. */
  onOpen?: (row: Row) => void;
  /** Many columns: its rows become cards earlier. */
  broad?: boolean;
  /** Few columns, within a dialog: its rows become cards on phones alone. */
  few?: boolean;
  /** Two lines a row at the most, close together: many of them in sight at once. */
  dense?: boolean;
  /** The next page is on its way; this one stays in sight. */
  waiting?: boolean;
  /** In which order the rows stand, and how another one is chosen. */
  sorting?: Sorting;
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { kind, header, cell } = column;
  const content = cell(row);
  return (
    <td role="cell" className={kind && classes[kind]}>
      {!kind || kind === 'number' ? <span className={classes.label}>{header} </span> : null}
      {/* One piece beside its label: lines of it stay under each other on a phone. */}
      <div className={classes.content} style={typeof content === 'string' ? breaking(content) : undefined}>
        {content}
      </div>
    </td>
  );
}

/** The roles say what the narrow layout takes from a table: its rows become cards there. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, onOpen, broad, few, dense, waiting, sorting } = props;
  const open = (event: MouseEvent, row: Row) => {
    if (!(event.target as Element).closest('a, button, label, input')) onOpen?.(row);
  };
  return (
    <div className={`${classes.frame} ${broad ? classes.broad : ''} ${few ? classes.few : ''}`}>
      {sorting && (
        <div className={classes.order}>
          <SortSelect columns={columns} sorting={sorting} />
        </div>
      )}
      <table
        role="table"
        aria-label={label}
        aria-busy={waiting}
        className={`${classes.table} ${onOpen ? classes.opens : ''} ${dense ? classes.dense : ''} ${waiting ? classes.waiting : ''}`}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, kind, sort }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={kind && classes[kind]}
                aria-label={sort && header}
                aria-sort={sorting && ariaSort(sort, sorting)}
              >
                {kind === 'actions' && <VisuallyHidden>{header}</VisuallyHidden>}
                {kind !== 'actions' &&
                  (sort && sorting ? <SortButton header={header} name={sort} sorting={sorting} /> : header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" onClick={(event) => open(event, row)}>
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
