import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../sqlite/unit.ts';
import { UP_TO } from '../sqlite/up-to.ts';
import { bare, isThere } from './triggers.ts';

/**
 * The words of a collection's search texts, found by SQLite's full-text search. It keeps every three neighbouring letters,
 * so that parts of words are found as they are without it; which documents really hold the words is asked of these.
 * It moves in the transaction that moves a document, and what a document no longer says is overwritten. Triggers note which
 * rows are due to be told, and a statement behind a batch tells them: told by a trigger, each row would be written to the disk
 * as a piece of the index of its own, as SQLite begins a savepoint for each statement that has triggers.
 * While a new collection is filled there are none, and no words: made of all documents at once they cost an eighth.
 */

/** Stands in the declaration beside the search fields: with another one the collection is begun anew. */
export const INDEXED = 'found by an index of their words and their ends';
/** What stood there before: ends of two letters were in no three of them. */
const WITHOUT_ENDS = 'found by an index of their words';
/** Behind each text, so that three letters begin with each of its own. */
const END = `char(10, 10)`;
/** Of more documents a page in order is mostly found sooner by looking through all in that order. */
export const FEW = 2_000;
/** And of more than these always: to read and sort them takes longer than is wanted. */
export const MANY = 10_000;
/** So many are looked through in order in the time in which one is read and sorted. */
export const ROWS_FOR_ONE = 25;
/** Of the words that are looked for. */
const THREES = 32;
/** The last letter that there can be. */
const LAST = '\u{10FFFF}';
/** So many threes may begin with a shorter word. */
const BEGUN = 64;

type Declared = { readonly search: string };
const declares = ({ search }: Declared, what: string) => (JSON.parse(search) as string[]).includes(what);

export function hasWordIndex(declared: Declared): boolean {
  return declares(declared, INDEXED);
}

function wordsOf(table: string): string {
  return `${table.slice(0, -1)}~words"`;
}

function beginningsOf(table: string): string {
  return `${table.slice(0, -1)}~beginnings"`;
}

function dueOf(table: string): string {
  return `${table.slice(0, -1)}~due"`;
}

export function declareWords(table: string): Statement[] {
  const words = wordsOf(table);
  return bare([
    `CREATE VIRTUAL TABLE ${words} USING fts5(text, tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0)`,
    `CREATE VIRTUAL TABLE ${beginningsOf(table)} USING fts5vocab(${words}, row)`,
    `INSERT INTO ${words} (${words}, rank) VALUES ('secure-delete', 1)`,
  ]);
}

const triggerOf = (table: string, name: string): string => `${table.slice(1, -1)}~words ${name}`;

/** By its name: from when this one is there on, the words follow the documents. */
export const followsWords = (table: string): string => triggerOf(table, 'due');
/** Earlier ones told each row. */
const EARLIER = ['in', 'out', 'moved'] as const;

/** Those of what stands, where none are known yet, and from now on of what is written. */
export function followWords(table: string): Statement[] {
  const [words, due] = [wordsOf(table), dueOf(table)];
  const trigger = (name: string) => `CREATE TRIGGER "${triggerOf(table, name)}"`;
  const remove = `DELETE FROM ${words} WHERE rowid = old.rowid;`;
  const add = `INSERT OR IGNORE INTO ${due} (row) VALUES (new.rowid);`;
  return bare([
    ...EARLIER.map((name) => `DROP TRIGGER IF EXISTS "${triggerOf(table, name)}"`),
    `INSERT INTO ${words} (rowid, text) SELECT rowid, search || ${END} FROM ${table}
       WHERE NOT EXISTS (SELECT 1 FROM ${words}) ORDER BY rowid`,
    `CREATE TABLE ${due} (row INTEGER PRIMARY KEY) STRICT`,
    `${trigger('due')} AFTER INSERT ON ${table} BEGIN ${add} END`,
    `${trigger('gone')} AFTER DELETE ON ${table} BEGIN ${remove} END`,
    `${trigger('changed')} AFTER UPDATE OF search ON ${table} WHEN old.search <> new.search BEGIN ${remove} ${add} END`,
  ]);
}

/** Behind what a batch has written, in its transaction. */
export function tellWords(table: string): Statement[] {
  const [words, due] = [wordsOf(table), dueOf(table)];
  return bare([
    `INSERT INTO ${words} (rowid, text) SELECT ${table}.rowid, search || ${END}
       FROM ${due} CROSS JOIN ${table} ON ${table}.rowid = ${due}.row`,
    `DELETE FROM ${due}`,
  ]);
}

/** Of whichever version it is. */
export function dropWords(table: string, declared: Declared): Statement[] {
  const tables = hasWordIndex(declared)
    ? [beginningsOf(table), wordsOf(table)]
    : declares(declared, WITHOUT_ENDS)
      ? [wordsOf(table)]
      : [];
  if (tables.length === 0) return [];
  return bare([...tables.map((name) => `DROP TABLE ${name}`), `DROP TABLE IF EXISTS ${dueOf(table)}`]);
}

/** Asks for one row. */
export type Ask = <Row>(statement: Statement) => Row | undefined;

/**
 * What documents that hold all these words have in them, as the index is asked for it; null: it would have to be asked for
 * too much, as of the words none is longer than two letters and they begin too many threes.
 */
export function threesOf(table: string, words: readonly string[], ask: Ask): string | null {
  const long = words.flatMap((word) => {
    const letters = [...word];
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  });
  if (long.length > 0) return [...new Set(long)].slice(0, THREES).map(quoted).join(' ');
  const short = words.flatMap((word) => beginning(table, word, ask) ?? []);
  return short.length > 0 ? short.map((some) => `(${some})`).join(' AND ') : null;
}

/** What the index has that begins with a word of one or two letters; null: too much. */
function beginning(table: string, word: string, ask: Ask): string | null {
  const found: string[] = [];
  const sql = `SELECT term, doc FROM ${beginningsOf(table)} WHERE term > ? AND term < ? LIMIT 1`;
  for (let [after, documents] = [word, 0]; ;) {
    const next = ask<{ term: string; doc: number }>({ sql, params: [after, `${word}${LAST}`] });
    // No text has this one.
    if (!next) return found.length > 0 ? found.map(quoted).join(' OR ') : quoted(ended(word));
    documents += next.doc;
    if (documents > FEW || found.length === BEGUN) return null;
    found.push(next.term);
    after = next.term;
  }
}

/** Three letters that stand in no text. */
const ended = (word: string) => [...word, LAST, LAST].slice(0, 3).join('');
const quoted = (three: string) => `"${three.replaceAll('"', '""')}"`;

/** How many documents hold them, one more than many at the most. */
export function howMany(table: string, threes: string): Statement {
  return {
    sql: `SELECT count(*) AS total FROM (SELECT 1 FROM ${wordsOf(table)}(?) ${UP_TO})`,
    params: [threes, MANY + 1],
  };
}

/** The rows of documents that hold them, as JSON, and how many they are: so many at the most. */
export function rowsHolding(table: string, threes: string, most: number): Statement {
  return {
    sql: `SELECT json_group_array(row) AS rows, count(*) AS found
      FROM (SELECT rowid AS row FROM ${wordsOf(table)}(?) ${UP_TO})`,
    params: [threes, most],
  };
}

/** How many documents were written since the last so many of those that hold them. */
export function newestWith(table: string, threes: string, last: number): Statement {
  return {
    sql: `SELECT (SELECT max(rowid) FROM ${table}) -
      (SELECT min(rowid) FROM (SELECT rowid FROM ${wordsOf(table)}(?) ORDER BY rowid DESC ${UP_TO})) AS total`,
    params: [threes, last],
  };
}

/** In place of the table alone: those of its documents that hold them. */
export function holdingThrees(table: string, threes: string): Statement {
  return {
    sql: `${wordsOf(table)}(?) AS found CROSS JOIN ${table} ON ${table}.rowid = found.rowid`,
    params: [threes],
  };
}

/** In place of the table alone: these of its rows. */
export function thoseAmong(table: string, rows: string): Statement {
  return {
    sql: `(SELECT value AS row FROM json_each(?)) AS known CROSS JOIN ${table} ON ${table}.rowid = known.row`,
    params: [rows],
  };
}

/**
 * Whether the index says of every document what that says, and of none else; nothing, while the collection is filled. That
 * it fits itself is SQLite's to tell.
 */
export function wordsFit(connection: DatabaseSync, table: string): boolean {
  const words = wordsOf(table);
  const isEmpty = (of: string) => connection.prepare(`SELECT 1 FROM ${of} LIMIT 1`).get() === undefined;
  const follow = isThere(connection, followsWords(table));
  if (!follow && !isThere(connection, triggerOf(table, EARLIER[0]))) return isEmpty(words);
  if (follow && !isEmpty(dueOf(table))) return false;
  const unlike = `SELECT EXISTS (SELECT 1 FROM ${table} AS kept LEFT JOIN ${words} AS said ON said.rowid = kept.rowid
    WHERE said.text IS NOT kept.search || ${END}) AS yes`;
  const more = `SELECT (SELECT count(*) FROM ${words}) <> (SELECT count(*) FROM ${table}) AS yes`;
  return [unlike, more].every((sql) => connection.prepare(sql).get()!['yes'] === 0);
}
