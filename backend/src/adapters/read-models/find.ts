import type { Query, Selection } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { UP_TO } from '../sqlite/up-to.ts';
import { readPage, readSortKey } from './conditions.ts';
import { field, fromClause, type Way } from './where.ts';

/** `lists`: the collection's fields that may be asked what they hold. @throws QueryError */
export function findStatement(table: string, query: Query, lists?: readonly string[], way?: Way): Statement {
  const from = fromClause(table, query, lists, way, query.after);
  const { skip, limit } = readPage(query);
  return {
    sql: `SELECT id, sum, search, doc ${from.sql} ORDER BY ${order(query.sort ?? []).join(', ')} ${UP_TO} OFFSET +?`,
    params: [...from.params, limit, skip],
  };
}

/** `what` is one aggregate, such as count(*). @throws QueryError */
export function totalStatement(
  table: string,
  what: string,
  selection: Selection,
  lists?: readonly string[],
  way?: Way,
): Statement {
  const { sql, params } = fromClause(table, selection, lists, way);
  return { sql: `SELECT ${what} AS total ${sql}`, params };
}

/**
 * The terms of a sort key or an index. Ties are broken by id in the direction of the last field, numeric ids
 * as numbers: shorter ones come first.
 */
export function order(keys: readonly string[]): string[] {
  const terms = keys.map(readSortKey);
  const last = direction(terms.at(-1)?.descending ?? false);
  return [
    ...terms.map((term) => `${field(term.field)}${direction(term.descending)}`),
    `length(id)${last}`,
    `id${last}`,
  ];
}

function direction(descending: boolean): string {
  return descending ? ' DESC' : '';
}
