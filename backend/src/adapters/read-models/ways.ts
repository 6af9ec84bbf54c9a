import type { Collection, Query } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { readPage, readSelection } from './conditions.ts';
import { rowsInOrder } from './newest-rows.ts';
import { fromClause, type Way } from './where.ts';
import { type Ask, FEW, howMany, MANY, newestWith, ROWS_FOR_ONE, threesOf } from './word-index.ts';

type Count = (statement: Statement) => number;

/** Documents of one value of a field are counted up to here: a millisecond or two. */
const COUNTED = 20_000;
/** First so far, and then so far: where one of the values is rare, the others need not be counted further. */
const COUNTED_FIRST = [500, 2_000, 6_000];

/**
 * By what a collection of very many documents is looked through. SQLite knows nothing of how often a value or a word
 * occurs: of two conditions it may take the one that nearly all documents fulfil.
 */
export function wayTo(collection: Collection, table: string, query: Query, ask: Ask): Way {
  if (!collection.wordIndex) return {};
  const { holding, words } = readSelection(query, collection.lists);
  if (holding) return {};
  const count: Count = (statement) => ask<{ total: number }>(statement)?.total ?? 0;
  const threes = threesOf(table, words, ask);
  const fields = fieldsAsked(collection, query);
  if (threes !== null && fields.length === 0) {
    const rows = rowsInOrder(collection, table, query, threes, ask);
    if (rows) return { threes, rows };
  }
  if (threes !== null && isSooner(table, threes, query, count)) return { threes };
  return { fields: rarest(collection, table, query, fields, count) };
}

/** Few are read and put in order; of more a page is found sooner in order, unless the newest lie far back. */
function isSooner(table: string, threes: string, query: Query, count: Count): boolean {
  const total = count(howMany(table, threes));
  if (total <= FEW || total > MANY) return total <= FEW;
  const { skip, limit } = readPage(query);
  return count(newestWith(table, threes, skip + limit)) > total * ROWS_FOR_ONE;
}

/** Those that have to be equal to something and begin an index. */
function fieldsAsked(collection: Collection, query: Query): string[] {
  return readSelection(query, collection.lists)
    .comparisons.filter(({ comparison }) => comparison.kind === 'equal')
    .map(({ field }) => field)
    .filter((field) => collection.indexes.some(([first]) => first === field));
}

/** By which of them the documents are found: by two that have an index together, or else by that of which the fewest are. */
function rarest(
  collection: Collection,
  table: string,
  query: Query,
  fields: readonly string[],
  count: Count,
): readonly string[] | null {
  if (fields.length < 2) return null;
  const pair = collection.indexes.find(
    ([first, second]) => fields.includes(first!) && second !== undefined && fields.includes(second),
  );
  if (pair) return pair.slice(0, 2);
  const howMany = (field: string, most: number): number => {
    const { sql, params } = fromClause(table, { where: { [field]: query.where![field]! } });
    return count({
      sql: `SELECT count(*) AS total FROM (SELECT 1 ${sql} LIMIT ?)`,
      params: [...params, most],
    });
  };
  const fewest = (most: number) =>
    fields.map((field) => ({ field, total: howMany(field, most) })).sort((a, b) => a.total - b.total)[0]!;
  for (const most of COUNTED_FIRST) {
    const first = fewest(most);
    if (first.total < most) return [first.field];
  }
  return [fewest(COUNTED).field];
}
