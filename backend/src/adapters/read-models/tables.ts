import { type Collection, QueryError } from '../../kernel/projecting/read-models.port.ts';
import type { Definition, Statement } from '../sqlite/unit.ts';
import { listFields, readSortKey } from './conditions.ts';
import { order } from './find.ts';
import { heldTable } from './held.ts';
import { type Declaration, declarationSum } from './sums.ts';
import { field, kind } from './where.ts';
import { bare } from './triggers.ts';
import { declareWords, dropWords, followsWords, followWords, INDEXED } from './word-index.ts';
import { declaredOrder, declareOrder, dropOrder, followOrder, followsOrder } from './written-order.ts';

export const definition: Definition = {
  title: 'read models',
  applicationId: 0x56575231,
  synchronous: 'NORMAL',
  secureDelete: true,
  migrations: [
    [
      `CREATE TABLE collections (
         name TEXT PRIMARY KEY, version INTEGER NOT NULL, table_name TEXT NOT NULL, search TEXT NOT NULL
       ) STRICT`,
      'CREATE TABLE checkpoints (collection TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT',
    ],
    [`ALTER TABLE collections ADD COLUMN log TEXT NOT NULL DEFAULT ''`],
    [`ALTER TABLE collections ADD COLUMN lists TEXT NOT NULL DEFAULT '[]'`],
    // Over the rows themselves. An older file has none and is built anew (build-anew.ts).
    ['collections', 'checkpoints'].map((table) => `ALTER TABLE ${table} ADD COLUMN sum INTEGER`),
    // What proves that all rows are there.
    [`ALTER TABLE checkpoints ADD COLUMN tally TEXT NOT NULL DEFAULT ''`],
  ],
  remedy: 'Delete it, or move it elsewhere: the read models are built anew from the event log.',
};

/** The quoted name of a collection's table. */
export function tableOf({ name, version }: Collection): string {
  field(name); // the same letters as a field
  if (!Number.isSafeInteger(version) || version < 0)
    throw new QueryError(`The version of ${name} is not a number.`);
  return `"${name}@${version}"`;
}

function declarationOf(collection: Collection): Declaration {
  const { name, version, log = '' } = collection;
  const search = JSON.stringify([
    ...collection.search.map((one) => field(one)),
    ...(collection.wordIndex ? [INDEXED] : []),
    ...(collection.writtenInOrderOf ? [declaredOrder(collection.writtenInOrderOf)] : []),
  ]);
  const lists = JSON.stringify(listFields(collection));
  return { name, version, table_name: tableOf(collection), search, log, lists };
}

/** Whether the file holds this very collection. */
export function stands(collection: Collection, standing: Declaration | undefined): boolean {
  const { table_name, lists, search, log } = declarationOf(collection);
  // Other search fields would leave a search column that no longer says what the documents say.
  return (
    standing?.table_name === table_name &&
    standing.lists === lists &&
    standing.search === search &&
    standing.log === log
  );
}

/**
 * What brings the file from what stands in it to the declared collection; see `sought` for a new one, which is told the
 * rest when it is filled. `triggers`: those of the file.
 */
export function declare(
  collection: Collection,
  standing: Declaration | undefined,
  triggers: ReadonlySet<string>,
): Statement[] {
  const declared = declarationOf(collection);
  const { name, version, table_name: table, search, log, lists } = declared;
  if (stands(collection, standing)) return [...following(collection, triggers), ...indexes(collection)];
  const { sought, wordIndex, writtenInOrderOf } = collection;
  return [
    ...(standing ? dropped(standing) : []),
    { sql: 'DELETE FROM checkpoints WHERE collection = ?', params: [collection.name] },
    // Not WITHOUT ROWID: it keeps whole documents in the key's tree. `search` before `doc`, so that looking
    // through it does not read the documents.
    ...bare([
      `CREATE TABLE ${table} (id TEXT PRIMARY KEY NOT NULL, sum INTEGER NOT NULL, search TEXT NOT NULL,
         doc TEXT NOT NULL) STRICT`,
      ...listFields(collection).map(
        (name) =>
          `CREATE TABLE ${heldTable(table, name)} (id TEXT NOT NULL, held ANY NOT NULL, sum INTEGER NOT NULL,
             search TEXT NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (id, held)) STRICT`,
      ),
    ]),
    ...(wordIndex ? declareWords(table) : []),
    ...(writtenInOrderOf ? declareOrder(table) : []),
    {
      sql: `INSERT OR REPLACE INTO collections (name, version, table_name, search, log, lists, sum)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
      params: [name, version, table, search, log, lists, declarationSum(declared)],
    },
    ...(sought ? indexes(collection, ([first = '']) => sought.includes(first)) : completed(collection)),
  ];
}

/** What a new collection lacks until it is filled. */
export const completed = (collection: Collection): Statement[] => [
  ...following(collection),
  ...indexes(collection),
];

/** Makes what follows the documents of those that stand, where it does not yet. */
function following(collection: Collection, triggers: ReadonlySet<string> = new Set()): Statement[] {
  const [table, { wordIndex, writtenInOrderOf: order }] = [tableOf(collection), collection];
  return [
    ...(wordIndex && !triggers.has(followsWords(table)) ? followWords(table) : []),
    ...(order && !triggers.has(followsOrder(table)) ? followOrder(table, order) : []),
  ];
}

function dropped({ table_name, search, lists }: Declaration): Statement[] {
  const held = (JSON.parse(lists) as string[]).map((name) => heldTable(table_name, name));
  return [
    ...bare([table_name, ...held].map((table) => `DROP TABLE ${table}`)),
    ...dropWords(table_name, { search }),
    ...dropOrder(table_name, { search }),
  ];
}

/** The name of an index tells its fields, so a changed one is another. */
function indexName(table: string, keys: readonly string[]): string {
  return `"${table.slice(1, -1)} ${keys.join(' ')}"`;
}

/** Makes those that are missing; `wanted`: of these fields. */
function indexes(
  collection: Collection,
  wanted: (keys: readonly string[]) => boolean = () => true,
): Statement[] {
  const [table, lists] = [tableOf(collection), listFields(collection)];
  const isHeld = (keys: readonly string[]) => keys[0] !== undefined && lists.includes(keys[0]);
  const plain = [[], ...collection.indexes.filter((keys) => !isHeld(keys))];
  const held = [...lists.map((name) => [name]), ...collection.indexes.filter(isHeld)];
  // What is searched stands at the end: a search in order reads the index alone, and documents it found.
  const searched = collection.search.length > 0 ? ['search'] : [];
  return bare([
    ...plain.filter(wanted).map((keys) => index(table, keys, [...ordered(keys), ...searched])),
    ...held
      .filter(wanted)
      .map(([list, ...keys]) =>
        index(heldTable(table, list!), [list!, ...keys], ['held', ...ordered(keys), ...searched]),
      ),
  ]);
}

/** The kinds at its end make it answer counts and sums alone. */
function ordered(keys: readonly string[]): string[] {
  return [...order(keys), ...keys.map((key) => kind(readSortKey(key).field))];
}

function index(table: string, keys: readonly string[], columns: readonly string[]): string {
  return `CREATE INDEX IF NOT EXISTS ${indexName(table, keys)} ON ${table} (${columns.join(', ')})`;
}
