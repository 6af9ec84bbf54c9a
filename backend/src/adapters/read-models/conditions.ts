import {
  type Collection,
  type Condition,
  type Query,
  QueryError,
  type Scalar,
  type Selection,
} from '../../kernel/projecting/read-models.port.ts';
import { searchWords } from './search-text.ts';

/** What the port lets a query say, read and checked once for every engine. */

const NAME = /^[a-z][a-z0-9_]*$/;
const RANGES = ['gt', 'gte', 'lt', 'lte'] as const;
const LIMIT = 10_000;
const USUAL_LIMIT = 1_000;

export type RangeOperator = (typeof RANGES)[number];

export interface Bound {
  readonly operator: RangeOperator;
  readonly value: string | number;
}

export type Comparison =
  | { readonly kind: 'equal' | 'unequal'; readonly value: Scalar }
  | { readonly kind: 'oneOf'; readonly values: readonly Scalar[] }
  | { readonly kind: 'range'; readonly bounds: readonly Bound[] };

/** A field of the collection's lists holds this value. */
export interface Holding {
  readonly field: string;
  readonly value: string | number;
}

export interface ReadSelection {
  /** Null where no list is asked. */
  readonly holding: Holding | null;
  readonly comparisons: readonly { readonly field: string; readonly comparison: Comparison }[];
  /** Folded; empty where nothing is searched for. */
  readonly words: readonly string[];
}

/** @throws QueryError */
export function fieldName(name: string): string {
  if (!NAME.test(name))
    throw new QueryError('A field name may hold lower-case letters, digits and underscores.');
  return name;
}

/** `lists`: the fields of the collection that may be asked what they hold. @throws QueryError */
export function readSelection(
  { where = {}, contains }: Selection,
  lists: readonly string[] = [],
): ReadSelection {
  const conditions = Object.entries(where).map(([name, condition]) => ({
    field: fieldName(name),
    condition,
  }));
  const asked = conditions.filter(({ condition }) => asksAList(condition));
  if (asked.length > 1) throw new QueryError('Only one list can be asked what it holds.');
  const comparisons = conditions
    .filter((one) => !asked.includes(one))
    .map(({ field, condition }) => ({ field, comparison: readCondition(field, condition) }));
  if (contains !== undefined && typeof contains !== 'string')
    throw new QueryError('What is searched for must be a text.');
  const holding = asked[0] ? readHolding(asked[0].field, asked[0].condition, lists) : null;
  return { holding, comparisons, words: contains ? searchWords(contains) : [] };
}

function asksAList(condition: Condition): boolean {
  return typeof condition === 'object' && condition !== null && Object.hasOwn(condition, 'has');
}

function readHolding(field: string, condition: Condition, lists: readonly string[]): Holding {
  const { has: value, ...more } = condition as { has: unknown };
  if (!lists.includes(field)) throw new QueryError(`${field} is not declared to hold a list.`);
  if (Object.keys(more).length > 0 || (typeof value !== 'string' && !Number.isFinite(value)))
    throw new QueryError(`${field} can be asked for one text or number.`);
  return { field, value: value as string | number };
}

/** The lists of a collection, where they are well declared. @throws QueryError */
export function listFields({
  lists = [],
  indexes,
}: Pick<Collection, 'lists' | 'indexes'>): readonly string[] {
  lists.forEach(fieldName);
  const misplaced = indexes.some((keys) =>
    keys.slice(1).some((key) => lists.includes(key.replace(/^-/, ''))),
  );
  if (misplaced) throw new QueryError('A list can only stand first in an index.');
  return lists;
}

/** @throws QueryError */
export function readPage({ skip = 0, limit = USUAL_LIMIT, after, sort = [] }: Query): {
  skip: number;
  limit: number;
} {
  if (after !== undefined && (skip > 0 || sort.length > 0))
    throw new QueryError('Behind a document (after) nothing can be skipped or sorted.');
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT)
    throw new QueryError(`The limit must be from 1 to ${LIMIT}.`);
  if (!Number.isSafeInteger(skip) || skip < 0)
    throw new QueryError('The number to skip must not be negative.');
  return { skip, limit };
}

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** `-updated_at`: a leading minus for descending. @throws QueryError */
export function readSortKey(key: string): SortKey {
  return { field: fieldName(key.replace(/^-/, '')), descending: key.startsWith('-') };
}

function readCondition(name: string, condition: Condition): Comparison {
  if (Array.isArray(condition)) return oneOf(name, condition as readonly Scalar[]);
  if (typeof condition !== 'object' || condition === null)
    return { kind: 'equal', value: scalar(name, condition as Scalar) };
  const operators = Object.entries(condition as Record<string, Scalar>);
  const [first] = operators;
  if (!first) throw new QueryError(`The condition on ${name} is empty.`);
  if (first[0] === 'ne' && operators.length === 1) return { kind: 'unequal', value: scalar(name, first[1]) };
  return { kind: 'range', bounds: operators.map(([operator, value]) => bound(name, operator, value)) };
}

function oneOf(name: string, values: readonly Scalar[]): Comparison {
  return { kind: 'oneOf', values: values.map((value) => scalar(name, value)) };
}

function bound(name: string, operator: string, value: Scalar): Bound {
  const known = RANGES.find((range) => range === operator);
  if (known === undefined) throw new QueryError(`The condition on ${name} has an unknown operator.`);
  if (value === null || typeof value === 'boolean')
    throw new QueryError(`${name} has no order to compare by.`);
  return { operator: known, value: scalar(name, value) as string | number };
}

function scalar(name: string, value: Scalar): Scalar {
  const ordinary = typeof value === 'string' || typeof value === 'boolean' || value === null;
  if (ordinary || (typeof value === 'number' && Number.isFinite(value))) return value;
  throw new QueryError(`${name} can be compared with a text, a number, true, false or null only.`);
}
