import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../sqlite/unit.ts';

/**
 * The words of a collection's search texts, found by SQLite's full-text search. It keeps every three neighbouring letters,
 * so that parts of words are found as they are without it; which documents really hold the words is asked of these.
 * Triggers keep it: it moves in the transaction that moves a document, and what a document no longer says is overwritten.
 */

/** Stands in the declaration beside the search fields: with another one the collection is begun anew. */
export const INDEXED = 'found by an index of their words';
/** Of more documents a page in order is found sooner by looking through these in that order. */
export const FEW = 2_000;
/** Of the words that are looked for. */
const THREES = 32;

export function hasWordIndex({ search }: { readonly search: string }): boolean {
  return (JSON.parse(search) as string[]).includes(INDEXED);
}

function wordsOf(table: string): string {
  return `${table.slice(0, -1)}~words"`;
}

export function declareWords(table: string): Statement[] {
  const words = wordsOf(table);
  const trigger = (name: string) => `CREATE TRIGGER ${table.slice(0, -1)}~words ${name}"`;
  const remove = `DELETE FROM ${words} WHERE rowid = old.rowid;`;
  const add = `INSERT INTO ${words} (rowid, text) VALUES (new.rowid, new.search);`;
  return [
    `CREATE VIRTUAL TABLE ${words} USING fts5(text, tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    `INSERT INTO ${words} (${words}, rank) VALUES ('secure-delete', 1)`,
    `${trigger('in')} AFTER INSERT ON ${table} BEGIN ${add} END`,
    `${trigger('out')} AFTER DELETE ON ${table} BEGIN ${remove} END`,
    `${trigger('moved')} AFTER UPDATE OF search ON ${table} WHEN old.search <> new.search BEGIN ${remove} ${add} END`,
  ].map((sql) => ({ sql, params: [] }));
}

export function dropWords(table: string): Statement {
  return { sql: `DROP TABLE ${wordsOf(table)}`, params: [] };
}

/** What documents that hold all these words have in them; null: these words are too short for the index. */
export function threesOf(words: readonly string[]): string | null {
  const threes = words.flatMap((word) => {
    const letters = [...word];
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  });
  if (threes.length === 0) return null;
  return [...new Set(threes)]
    .slice(0, THREES)
    .map((three) => `"${three.replaceAll('"', '""')}"`)
    .join(' ');
}

/** How many documents hold them, one more than few at the most. */
export function howMany(table: string, threes: string): Statement {
  return {
    sql: `SELECT count(*) AS total FROM (SELECT 1 FROM ${wordsOf(table)}(?) LIMIT ?)`,
    params: [threes, FEW + 1],
  };
}

/** In place of the table alone: those of its documents that hold them. */
export function holdingThrees(table: string, threes: string): Statement {
  return {
    sql: `${wordsOf(table)}(?) AS found CROSS JOIN ${table} ON ${table}.rowid = found.rowid`,
    params: [threes],
  };
}

/** Whether the index says of every document what that says, and of none else. That it fits itself is SQLite's to tell. */
export function wordsFit(connection: DatabaseSync, table: string): boolean {
  const words = wordsOf(table);
  const unlike = `SELECT EXISTS (SELECT 1 FROM ${table} AS kept LEFT JOIN ${words} AS said ON said.rowid = kept.rowid
    WHERE said.text IS NOT kept.search) AS yes`;
  const more = `SELECT (SELECT count(*) FROM ${words}) <> (SELECT count(*) FROM ${table}) AS yes`;
  return [unlike, more].every((sql) => connection.prepare(sql).get()!['yes'] === 0);
}
