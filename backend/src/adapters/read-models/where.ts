import { foldText } from '@vouchwell/rules';
import { type Condition, QueryError, type Scalar, type Selection } from '../../kernel/read-models.port.ts';
import type { Statement, Value } from '../sqlite/unit.ts';

/**
 * Conditions in SQL over `doc`, a JSON text. `->>` shows true as 1 and an array as its text; so a value that
 * could be mistaken for one of these is compared by its JSON kind as well.
 */

const NAME = /^[a-z][a-z0-9_]*$/;
const RANGES: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
/** Words beyond these are asked in one condition: SQLite limits how deep conditions nest. */
const PLAIN_WORDS = 8;

/** The expression that the indexes are made of: a query uses them only if it says exactly the same. */
export function field(name: string): string {
  return `doc ->> ${path(name)}`;
}

function path(name: string): string {
  if (!NAME.test(name))
    throw new QueryError('A field name may hold lower-case letters, digits and underscores.');
  return `'$.${name}'`;
}

/** ` WHERE …`, or nothing where everything is selected. @throws QueryError */
export function whereClause({ where = {}, contains }: Selection): Statement {
  const parts = Object.entries(where).map(([name, condition]) => compare(name, condition));
  if (contains !== undefined) parts.push(...words(contains));
  return {
    sql: parts.length > 0 ? ` WHERE ${parts.map(({ sql }) => sql).join(' AND ')}` : '',
    params: parts.flatMap(({ params }) => params),
  };
}

function compare(name: string, condition: Condition): Statement {
  if (Array.isArray(condition)) return oneOf(name, condition as readonly Scalar[]);
  if (typeof condition !== 'object' || condition === null) return equal(name, condition as Scalar);
  const operators = Object.entries(condition as Record<string, Scalar>);
  const [first] = operators;
  if (!first) throw new QueryError(`The condition on ${name} is empty.`);
  if (first[0] === 'ne' && operators.length === 1) {
    const { sql, params } = equal(name, first[1]);
    return { sql: `(${sql}) IS NOT TRUE`, params };
  }
  return all(operators.map(([operator, value]) => range(name, operator, value)));
}

function equal(name: string, value: Scalar): Statement {
  const text = field(name);
  if (value === null) return { sql: `${text} IS NULL`, params: [] };
  if (typeof value !== 'boolean') refuseOdd(name, value);
  const same = { sql: `${text} = ?`, params: [typeof value === 'boolean' ? Number(value) : value] };
  return isPlain(value) ? same : { ...same, sql: `${same.sql} AND ${isKind(name, value)}` };
}

/** The document's own value is of the same JSON kind. */
function isKind(name: string, value: string | number | boolean): string {
  const kinds = { string: `= 'text'`, number: `IN ('integer', 'real')`, boolean: `= '${value}'` };
  return `json_type(doc, ${path(name)}) ${kinds[typeof value as keyof typeof kinds]}`;
}

function oneOf(name: string, values: readonly Scalar[]): Statement {
  const plain = values.filter((value) => isPlain(value));
  plain.forEach((value) => refuseOdd(name, value));
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
function range(name: string, operator: string, value: Scalar): Statement {
  const sign = Object.hasOwn(RANGES, operator) ? RANGES[operator] : undefined;
  if (sign === undefined) throw new QueryError(`The condition on ${name} has an unknown operator.`);
  if (value === null || typeof value === 'boolean')
    throw new QueryError(`${name} has no order to compare by.`);
  refuseOdd(name, value);
  return { sql: `${field(name)} ${sign} ? AND ${isKind(name, value)}`, params: [value] };
}

function words(contains: string): Statement[] {
  if (typeof contains !== 'string') throw new QueryError('What is searched for must be a text.');
  const all = [...new Set(foldText(contains).split(' '))].filter((word) => word !== '');
  const parts = all
    .slice(0, PLAIN_WORDS)
    .map((word) => ({ sql: 'instr(search, ?) > 0', params: [word] as Value[] }));
  const more = all.slice(PLAIN_WORDS);
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

function refuseOdd(name: string, value: unknown): void {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return;
  throw new QueryError(`${name} can be compared with a text, a number, true, false or null only.`);
}
