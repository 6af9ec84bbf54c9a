import type { Collection, Query } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { UP_TO } from '../sqlite/up-to.ts';
import { readPage, readSelection } from './conditions.ts';
import { order } from './find.ts';
import { field, fromClause } from './where.ts';

/** So many in order are looked through for each that is wanted: a usual word has filled its page by then. */
const LOOKED_FOR_ONE = 8;
/** Of a page further back this would no longer be soon. */
const MOST = 1_000;

/**
 * A page of those that hold some words, asked of the first documents in order alone. Where it is full, it is the page; the
 * index of words takes longer for a word that nearly every document holds. Null: there is no such order to
 * go by, or the page is one far back.
 */
export function firstLook(collection: Collection, table: string, query: Query): Statement | null {
  const { lists, wordIndex, writtenInOrderOf: by } = collection;
  const { sort, where } = query;
  if (!wordIndex || query.contains === undefined || by === undefined) return null;
  if (sort?.length !== 1 || sort[0] !== `-${by}`) return null;
  const { holding, comparisons, words } = readSelection(query, lists);
  const isInOrder = comparisons.every(
    ({ field: name, comparison }) => name === by && comparison.kind === 'range',
  );
  const { skip, limit } = readPage(query);
  const looked = (skip + limit) * LOOKED_FOR_ONE;
  if (words.length === 0 || holding || !isInOrder || looked > MOST) return null;
  const first = fromClause(table, where ? { where } : {}, lists);
  const held = fromClause(table, query, lists);
  const inOrder = order(sort).join(', ');
  return {
    sql: `SELECT id, sum, search, doc ${held.sql} AND ${field(by)} >=
      (SELECT min(value) FROM (SELECT ${field(by)} AS value ${first.sql} ORDER BY ${inOrder} ${UP_TO}))
      ORDER BY ${inOrder} ${UP_TO} OFFSET +?`,
    params: [...held.params, ...first.params, looked, limit, skip],
  };
}
