import { frozen, type JsonObject } from '../../kernel/basics/json.ts';
import { Newest } from '../../kernel/basics/newest.ts';
import { isAsWritten, type Row } from './sums.ts';

/** So many rows, none of them larger: some twenty megabytes at the most. */
const [ROWS, LARGEST] = [4_000, 4_096];

/**
 * Reads rows into documents. One that is asked for again and still the same, character by character, is not parsed
 * and summed again: whoever reads gets the very same document, which nobody can change.
 */
export class RememberedRows {
  private readonly rows = new Newest<string, { readonly row: Row; readonly document: JsonObject }>(ROWS);

  /** Null for a row that is not what was written. */
  document(table: string, row: Row, remember: boolean): JsonObject | null {
    const name = `${table} ${row.id}`;
    const known = this.rows.get(name);
    if (known && known.row.doc === row.doc && known.row.sum === row.sum && known.row.search === row.search)
      return known.document;
    if (!isAsWritten(table, row)) return null;
    const document = JSON.parse(row.doc) as JsonObject;
    if (!remember || row.doc.length > LARGEST) return document;
    this.rows.set(name, { row, document: frozen(document) });
    return document;
  }
}
