import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../sqlite/unit.ts';
import { bare, isThere } from './triggers.ts';
import type { Ask } from './word-index.ts';

/**
 * Documents that are written once, in the order of a field or nearly so, as entries are by their moment: clocks of
 * several processes differ, and may be set back. Which came late (not above all that stood before) is kept beside them, so
 * that the rows between which a page in that order lies are known for certain.
 */

const DECLARED = 'written in the order of ';
/** Stands in the declaration beside the search fields: with another order the collection is begun anew. */
export const declaredOrder = (field: string): string => `${DECLARED}${field}`;
/** This row says that a document was removed or moved: from then on nothing is known for certain. */
const LOST = -1;

export function orderOf({ search }: { readonly search: string }): string | null {
  const declared = (JSON.parse(search) as string[]).find((one) => one.startsWith(DECLARED));
  return declared?.slice(DECLARED.length) ?? null;
}

const lateOf = (table: string): string => `${table.slice(0, -1)}~late"`;
const valueOf = (document: string, field: string): string => `${document} ->> '$.${field}'`;

export function declareOrder(table: string): Statement[] {
  return bare([`CREATE TABLE ${lateOf(table)} (row INTEGER PRIMARY KEY, value ANY) STRICT`]);
}

const triggerOf = (table: string, name: string): string => `${table.slice(1, -1)}~order ${name}`;

/** By its name: from when this one is there on, it is noted what comes late. */
export const followsOrder = (table: string): string => triggerOf(table, 'in');

/** What of the documents that stand came late, and from now on of what is written. */
export function followOrder(table: string, field: string): Statement[] {
  const late = lateOf(table);
  const [before, after] = [valueOf('old.doc', field), valueOf('new.doc', field)];
  const last = `SELECT ${valueOf('doc', field)} FROM ${table} WHERE rowid <> new.rowid
    ORDER BY ${valueOf('doc', field)} DESC LIMIT 1`;
  const trigger = (name: string) => `CREATE TRIGGER "${triggerOf(table, name)}"`;
  const lose = `INSERT OR IGNORE INTO ${late} (row, value) VALUES (${LOST}, NULL);`;
  return bare([
    `INSERT INTO ${late} (row, value) SELECT row, value FROM (
       SELECT rowid AS row, ${valueOf('doc', field)} AS value, max(${valueOf('doc', field)}) OVER earlier AS before FROM ${table}
       WINDOW earlier AS (ORDER BY rowid ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
     WHERE coalesce(value <= before, value IS NULL)`,
    `${trigger('in')} AFTER INSERT ON ${table} WHEN coalesce(${after} <= (${last}), ${after} IS NULL)
      BEGIN INSERT INTO ${late} (row, value) VALUES (new.rowid, ${after}); END`,
    `${trigger('out')} AFTER DELETE ON ${table} BEGIN ${lose} END`,
    `${trigger('moved')} AFTER UPDATE OF doc ON ${table} WHEN ${before} IS NOT ${after} BEGIN ${lose} END`,
  ]);
}

export function dropOrder(table: string, declared: { readonly search: string }): Statement[] {
  return orderOf(declared) === null ? [] : bare([`DROP TABLE ${lateOf(table)}`]);
}

export function isInOrder(table: string, ask: Ask): boolean {
  return !ask({ sql: `SELECT 1 FROM ${lateOf(table)} WHERE row = ?`, params: [LOST] });
}

type Value = string | number;

/** The first row of those that are not late whose value is this one or a later one; null: there is none. */
function firstFrom(table: string, field: string, sign: '>' | '>=', value: Value, ask: Ask): number | null {
  const sql = `SELECT rowid AS row FROM ${table} WHERE ${valueOf('doc', field)} ${sign} ?
    AND rowid NOT IN (SELECT row FROM ${lateOf(table)}) ORDER BY ${valueOf('doc', field)} LIMIT 1`;
  return ask<{ row: number }>({ sql, params: [value] })?.row ?? null;
}

/** No row before it has this value or a later one: what came late had a later one before it. */
export function noneBefore(table: string, field: string, value: Value, ask: Ask): number {
  return firstFrom(table, field, '>=', value, ask) ?? Number.MAX_SAFE_INTEGER;
}

/** No row behind it has this value or an earlier one. */
export function noneBehind(table: string, field: string, value: Value, ask: Ask): number {
  const first = firstFrom(table, field, '>', value, ask);
  if (first === null) return Number.MAX_SAFE_INTEGER;
  const sql = `SELECT max(row) AS row FROM ${lateOf(table)} WHERE row > ? AND value <= ?`;
  return Math.max(first - 1, ask<{ row: number | null }>({ sql, params: [first, value] })?.row ?? 0);
}

/** Whether it says of each document what that says: late, or above all before it; nothing, while the collection is filled. */
export function orderFits(connection: DatabaseSync, table: string, field: string): boolean {
  if (!isThere(connection, followsOrder(table)))
    return connection.prepare(`SELECT 1 FROM ${lateOf(table)} LIMIT 1`).get() === undefined;
  const lost = connection.prepare(`SELECT 1 FROM ${lateOf(table)} WHERE row = ?`).get(LOST);
  if (lost) return true;
  const value = valueOf('kept.doc', field);
  const unlike = `SELECT EXISTS (SELECT 1 FROM (
      SELECT ${value} AS value, late.row AS row, late.value AS said, max(${value}) OVER earlier AS before
        FROM ${table} AS kept LEFT JOIN ${lateOf(table)} AS late ON late.row = kept.rowid
        WINDOW earlier AS (ORDER BY kept.rowid ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
      WHERE (row IS NOT NULL) <> coalesce(value <= before, value IS NULL) OR row IS NOT NULL AND said IS NOT value)
    OR EXISTS (SELECT 1 FROM ${lateOf(table)} WHERE row NOT IN (SELECT rowid FROM ${table})) AS yes`;
  return connection.prepare(unlike).get()!['yes'] === 0;
}
