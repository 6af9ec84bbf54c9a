import { type Query, QueryError, type Selection } from '../../kernel/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { field, whereClause } from './where.ts';

const LIMIT = 10_000;
const USUAL_LIMIT = 1_000;

/** @throws QueryError */
export function findStatement(table: string, query: Query): Statement {
  const where = whereClause(query);
  const { skip = 0, limit = USUAL_LIMIT } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT)
    throw new QueryError(`The limit must be from 1 to ${LIMIT}.`);
  if (!Number.isSafeInteger(skip) || skip < 0)
    throw new QueryError('The number to skip must not be negative.');
  return {
    sql: `SELECT id, doc FROM ${table}${where.sql} ORDER BY ${order(query.sort ?? []).join(', ')} LIMIT ? OFFSET ?`,
    params: [...where.params, limit, skip],
  };
}

/** `what` is one aggregate, such as count(*). @throws QueryError */
export function totalStatement(table: string, what: string, selection: Selection): Statement {
  const { sql, params } = whereClause(selection);
  return { sql: `SELECT ${what} AS total FROM ${table}${sql}`, params };
}

/**
 * The terms of a sort key or an index. Ties are broken by id in the direction of the last field, numeric ids
 * as numbers: shorter ones come first.
 */
export function order(keys: readonly string[]): string[] {
  const last = direction(keys.at(-1) ?? '');
  return [
    ...keys.map((key) => `${field(key.replace(/^-/, ''))}${direction(key)}`),
    `length(id)${last}`,
    `id${last}`,
  ];
}

function direction(key: string): string {
  return key.startsWith('-') ? ' DESC' : '';
}
