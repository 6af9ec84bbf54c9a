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
  const tellsWords = collection.wordIndex && !isFilled && writes.length > 0;
  return [
    ...writes.flatMap((write) => writeStatements(collection, write)),
    ...(tellsWords ? tellWords(tableOf(collection)) : []),
  ];
}

/** What brings one document, and what its lists hold, into the file. */
function writeStatements(collection: Collection, { id, document, text }: Write): Statement[] {
  const table = tableOf(collection);
  const lists = collection.lists ?? [];
  const left = lists.map((name) => ({
    sql: `DELETE FROM ${heldTable(table, name)} WHERE id = ?`,
    params: [id],
  }));
  if (document === null) return [{ sql: `DELETE FROM ${table} WHERE id = ?`, params: [id] }, ...left];
  const [search, doc] = [searchText(collection.search, document), text ?? JSON.stringify(document)];
  const row = [id, sumOf(table, id, search, doc), search, doc] as const;
  const sql = `INSERT INTO ${table} (id, sum, search, doc) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (id) DO UPDATE SET sum = ?2, search = ?3, doc = ?4`;
  const held = lists.map((name) => ({
    sql: `INSERT INTO ${heldTable(table, name)} (id, held, sum, search, doc)
      SELECT ?1, value, ?2, ?3, ?4 FROM json_each(?5)`,
    params: [...row, JSON.stringify(heldValues(document[name]))],
  }));
  return [{ sql, params: row }, ...left, ...held];
}
