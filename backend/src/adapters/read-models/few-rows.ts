import type { Collection, Query } from '../../kernel/projecting/read-models.port.ts';
import { readPage, readSelection } from './conditions.ts';
import type { Way } from './where.ts';
import { type Ask, FEW, rowsHolding, threesOf } from './word-index.ts';

/**
 * Fewer documents than a page holds: the index of words has told them all with its first answer, and nothing else is asked for
 * a way to them. Null: there may be more, or no words are looked for. `ask`: of an index that is filled.
 */
export function fewRows(collection: Collection, table: string, query: Query, ask: Ask): Way | null {
  if (!collection.wordIndex || query.contains === undefined) return null;
  const { holding, words } = readSelection(query, collection.lists);
  const { skip, limit } = readPage(query);
  const wanted = skip + limit;
  if (words.length === 0 || holding || wanted > FEW) return null;
  const threes = threesOf(table, words, ask);
  if (threes === null) return null;
  const { rows, found } = ask<{ rows: string; found: number }>(rowsHolding(table, threes, wanted))!;
  return found < wanted ? { among: rows, isEmpty: found === 0 } : null;
}
