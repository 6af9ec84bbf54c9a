import type { Scalar, Selection } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { type Bound, type Comparison, type RangeOperator, fieldName, readSelection } from './conditions.ts';
import { heldTable } from './held.ts';
import { holdingThrees, thoseAmong } from './word-index.ts';

/**
 * Conditions in SQL over `doc`, a JSON text. `->>` shows true as 1 and an array as its text; so a value that
 * could be mistaken for one of these is compared by its JSON kind as well.
 */

const SIGNS: Readonly<Record<RangeOperator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
/** Words beyond these are asked in one condition: SQLite limits how deep conditions nest. */
const PLAIN_WORDS = 8;

/** The expression that the indexes are made of: a query uses them only if it says exactly the same. */
export function field(name: string): string {
  return `doc ->> ${path(name)}`;
}

function path(name: string): string {
  return `'$.${fieldName(name)}'`;
}

/** The expression of a value's JSON kind; the indexes end with it, so that asking for it reads no document. */
export function kind(name: string): string {
  return `json_type(doc, ${path(name)})`;
}

/** By what the documents are found, where the collection knows better than SQLite, which takes any index. */
export interface Way {
  /** What few documents hold (word-index.ts). */
  readonly threes?: string | null;
  /** The fields whose index is taken, and no other field's. */
  readonly fields?: readonly string[] | null;
  /** With `threes`: between which rows lies what is wanted, both among them. */
  readonly rows?: { readonly from: number; readonly to: number };
  /** In place of all of these: the rows among which is what is wanted, as JSON. */
  readonly among?: string;
  /** Nothing is to be found. */
  readonly isEmpty?: boolean;
}

/** `FROM …` and, where not everything is selected, ` WHERE …`; `after`: behind this id. @throws QueryError */
export function fromClause(
  table: string,
  selection: Selection,
  lists: readonly string[] = [],
  { threes = null, fields: only = null, rows, among }: Way = {},
  after?: string,
): Statement {
  const { holding, comparisons, words } = readSelection(selection, lists);
  const parts = comparisons.map(({ field: name, comparison }) => {
    const part = compare(name, comparison);
    // With a plus before it an expression is none that an index is made of.
    const isLeft = only !== null && !only.includes(name) && comparison.kind === 'equal';
    return isLeft ? { ...part, sql: `+${part.sql}` } : part;
  });
  if (holding) parts.unshift({ sql: 'held = ?', params: [holding.value] });
  if (rows && among === undefined)
    parts.push({
      sql: 'found.rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)',
      params: [rows.from, rows.to],
    });
  if (after !== undefined) parts.push({ sql: '(length(id), id) > (length(?), ?)', params: [after, after] });
  parts.push(...containing(words));
  const where = parts.length > 0 ? ` WHERE ${parts.map(({ sql }) => sql).join(' AND ')}` : '';
  const params = parts.flatMap(({ params }) => params);
  if (holding) return { sql: `FROM ${heldTable(table, holding.field)}${where}`, params };
  const source =
    among !== undefined
      ? thoseAmong(table, among)
      : threes === null
        ? { sql: table, params: [] }
        : holdingThrees(table, threes);
  return { sql: `FROM ${source.sql}${where}`, params: [...source.params, ...params] };
}

function compare(name: string, comparison: Comparison): Statement {
  switch (comparison.kind) {
    case 'equal':
      return equal(name, comparison.value);
    case 'unequal': {
      const { sql, params } = equal(name, comparison.value);
      return { sql: `(${sql}) IS NOT TRUE`, params };
    }
    case 'oneOf':
      return oneOf(name, comparison.values);
    case 'range':
      return all(comparison.bounds.map((bound) => range(name, bound)));
  }
}

function equal(name: string, value: Scalar): Statement {
  const text = field(name);
  if (value === null) return { sql: `${text} IS NULL`, params: [] };
  const same = { sql: `${text} = ?`, params: [typeof value === 'boolean' ? Number(value) : value] };
  return isPlain(value) ? same : { ...same, sql: `${same.sql} AND ${isKind(name, value)}` };
}

/** The document's own value is of the same JSON kind. */
function isKind(name: string, value: string | number | boolean): string {
  const kinds = { string: `= 'text'`, number: `IN ('integer', 'real')`, boolean: `= '${value}'` };
  return `${kind(name)} ${kinds[typeof value as keyof typeof kinds]}`;
}

function oneOf(name: string, values: readonly Scalar[]): Statement {
  const plain = values.filter((value) => isPlain(value));
  const others = [...new Set(values.filter((value) => !isPlain(value)))].map((value) => equal(name, value));
  const listed = {
    sql: `${field(name)} IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify(plain)],
  };
  const parts = [listed, ...others];
  return {
    sql: `(${parts.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    params: parts.flatMap(({ params }) => params),
  };
}

/** Numbers are compared with numbers and texts with texts: in SQLite every number is below every text. */
function range(name: string, { operator, value }: Bound): Statement {
  return { sql: `${field(name)} ${SIGNS[operator]} ? AND ${isKind(name, value)}`, params: [value] };
}

function containing(words: readonly string[]): Statement[] {
  const parts: Statement[] = words
    .slice(0, PLAIN_WORDS)
    .map((word) => ({ sql: 'instr(search, ?) > 0', params: [word] }));
  const more = words.slice(PLAIN_WORDS);
  if (more.length === 0) return parts;
  const missing = 'NOT EXISTS (SELECT 1 FROM json_each(?) WHERE instr(search, value) = 0)';
  return [...parts, { sql: missing, params: [JSON.stringify(more)] }];
}

function all(parts: readonly Statement[]): Statement {
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    params: parts.flatMap(({ params }) => params),
  };
}

/** Not to be mistaken for a value of another kind. */
function isPlain(value: Scalar): boolean {
  if (typeof value === 'string') return !/^[[{]/.test(value);
  return typeof value !== 'boolean' && value !== null && value !== 0 && value !== 1;
}
