import type { Collection, Query } from '../../kernel/projecting/read-models.port.ts';
import { UP_TO } from '../sqlite/up-to.ts';
import { type RangeOperator, readPage, readSelection } from './conditions.ts';
import { field, fromClause, type Way } from './where.ts';
import type { Ask } from './word-index.ts';
import { isInOrder, noneBefore, noneBehind } from './written-order.ts';

/** Behind the last row that there can be. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * Between which rows the page lies that is asked for, where the newest of those that hold some words are asked for in the
 * order in which they were written: from the newest on no more are read than the page holds, and what came late between
 * them. Null: it has to be found otherwise.
 */
export function rowsInOrder(
  collection: Collection,
  table: string,
  query: Query,
  threes: string,
  ask: Ask,
): Pick<Way, 'rows' | 'among'> | null {
  const order = collection.writtenInOrderOf;
  const { sort } = query;
  if (order === undefined || sort?.length !== 1 || sort[0] !== `-${order}` || !isInOrder(table, ask))
    return null;
  const [least, most] = [bound(collection, query, 'gt'), bound(collection, query, 'lt')];
  const rows = {
    from: least === null ? 0 : noneBefore(table, order, least, ask),
    to: most === null ? END : noneBehind(table, order, most, ask),
  };
  const { skip, limit } = readPage(query);
  const { sql, params } = fromClause(table, query, collection.lists, { threes, rows });
  const page = ask<{ found: number; row: number; value: string | number | null; among: string }>({
    sql: `SELECT count(value) AS found, min(row) AS row, min(value) AS value, json_group_array(row) AS among
      FROM (SELECT found.rowid AS row, ${field(order)} AS value ${sql} ORDER BY found.rowid DESC ${UP_TO})`,
    params: [...params, skip + limit],
  });
  if (!page || page.found < skip + limit || page.value === null) return { rows };
  // Nothing before these rows is newer than the oldest of them.
  const first = Math.max(rows.from, Math.min(page.row, noneBefore(table, order, page.value, ask)));
  const between = { rows: { from: first, to: rows.to } };
  // Unless what came late lies before them, they are the page themselves.
  return first < page.row ? between : { ...between, among: page.among };
}

/** What the field must be beyond, or equal to, at the one end. */
function bound(
  { writtenInOrderOf, lists }: Collection,
  query: Query,
  end: 'gt' | 'lt',
): string | number | null {
  for (const { field: name, comparison } of readSelection(query, lists).comparisons) {
    if (name !== writtenInOrderOf || comparison.kind !== 'range') continue;
    const ends: readonly RangeOperator[] = [end, `${end}e`];
    const found = comparison.bounds.find(({ operator }) => ends.includes(operator));
    if (found) return found.value;
  }
  return null;
}
