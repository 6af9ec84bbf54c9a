import type { Collection, Write } from '../../kernel/projecting/read-models.port.ts';
import type { Statement } from '../sqlite/unit.ts';
import { heldTable, heldValues } from './held.ts';
import { searchText } from './search-text.ts';
import { sumOf } from './sums.ts';
import { tableOf } from './tables.ts';
import { tellWords } from './word-index.ts';

/** What brings a batch into the file; while a new collection is `filled` nothing is told of its words. */
export function batchStatements(
  collection: Collection,
  writes: readonly Write[],
  isFilled: boolean,
): Statement[] {
  if (writes.length === 0) return [];
  const table = tableOf(collection);
  const tellsWords = collection.wordIndex && !isFilled;
  return [...writes.flatMap(writing(collection, table)), ...(tellsWords ? tellWords(table) : [])];
}

/** What brings one document, and what its lists hold, into the file. */
function writing({ lists = [], search: searched }: Collection, table: string): (write: Write) => Statement[] {
  const put = `INSERT INTO ${table} (id, sum, search, doc) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (id) DO UPDATE SET sum = ?2, search = ?3, doc = ?4`;
  const remove = `DELETE FROM ${table} WHERE id = ?`;
  const held = lists.map((name) => ({
    name,
    remove: `DELETE FROM ${heldTable(table, name)} WHERE id = ?`,
    put: `INSERT INTO ${heldTable(table, name)} (id, held, sum, search, doc)
      SELECT ?1, value, ?2, ?3, ?4 FROM json_each(?5)`,
  }));
  return ({ id, document, text }) => {
    const left = held.map((one) => ({ sql: one.remove, params: [id] }));
    if (document === null) return [{ sql: remove, params: [id] }, ...left];
    const [search, doc] = [searchText(searched, document), text ?? JSON.stringify(document)];
    const row = [id, sumOf(table, id, search, doc), search, doc] as const;
    const holding = held.map((one) => ({
      sql: one.put,
      params: [...row, JSON.stringify(heldValues(document[one.name]))],
    }));
    return [{ sql: put, params: row }, ...left, ...holding];
  };
}
