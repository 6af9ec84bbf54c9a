import type { Collection, Query } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { UP_TO } from '../sqlite/up-to.ts';
import { readPage, type ReadSelection, readSelection } from './conditions.ts';
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
  const { holding, words, comparisons } = readSelection(query, collection.lists);
  if (holding) return {};
  const count: Count = (statement) => ask<{ total: number }>(statement)?.total ?? 0;
  const threes = threesOf(table, words, ask);
  const fields = fieldsAsked(collection, comparisons);
  if (threes !== null && fields.length === 0) {
    const newest = rowsInOrder(collection, table, query, threes, ask);
    if (newest) return { threes, ...newest };
  }
  if (threes !== null && isSooner(table, threes, query, count)) return { threes };
  return byRarest(collection, table, query, fields, count);
}

/** Few are read and put in order; of more a page is found sooner in order, unless the newest lie far back. */
function isSooner(table: string, threes: string, query: Query, count: Count): boolean {
  const total = count(howMany(table, threes));
  if (total <= FEW || total > MANY) return total <= FEW;
  const { skip, limit } = readPage(query);
  return count(newestWith(table, threes, skip + limit)) > total * ROWS_FOR_ONE;
}

/** Those that have to be equal to something and begin an index. */
function fieldsAsked(collection: Collection, comparisons: ReadSelection['comparisons']): string[] {
  return comparisons
    .filter(({ comparison }) => comparison.kind === 'equal')
    .map(({ field }) => field)
    .filter((field) => collection.indexes.some(([first]) => first === field));
}

/** By which of them the documents are found: by two that have an index together, or else by that of which the fewest are. */
function byRarest(
  collection: Collection,
  table: string,
  query: Query,
  fields: readonly string[],
  count: Count,
): Way {
  if (fields.length < 2) return {};
  const pair = collection.indexes.find(
    ([first, second]) => fields.includes(first!) && second !== undefined && fields.includes(second),
  );
  if (pair) return { fields: pair.slice(0, 2) };
  const howMany = (field: string, most: number): number => {
    const { sql, params } = fromClause(table, { where: { [field]: query.where![field]! } });
    return count({
      sql: `SELECT count(*) AS total FROM (SELECT 1 ${sql} ${UP_TO})`,
      params: [...params, most],
    });
  };
  const fewest = (most: number) => {
    let least: { field: string; total: number } | null = null;
    for (const field of fields) {
      const total = howMany(field, most);
      if (!least || total < least.total) least = { field, total };
      // What nobody fulfils need not be counted any further.
      if (total === 0) break;
    }
    return least!;
  };
  for (const most of COUNTED_FIRST) {
    const { field, total } = fewest(most);
    if (total < most) return { fields: [field], ...(total === 0 && { isEmpty: true }) };
  }
  return { fields: [fewest(COUNTED).field] };
}
