import type { Position } from '../../kernel/event-log.port.ts';
import type { JsonObject } from '../../kernel/json.ts';
import {
  type Collection,
  type Lead,
  type Query,
  QueryError,
  type ReadModels,
  type Selection,
  type StoredDocument,
  type Write,
} from '../../kernel/read-models.port.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import type { Statement } from '../sqlite/unit.ts';
import { heldValues } from './conditions.ts';
import { findStatement, totalStatement } from './find.ts';
import { searchText } from './search-text.ts';
import { type Declared, declare, definition, tableOf } from './tables.ts';
import { field, heldTable, kind } from './where.ts';

interface Row {
  readonly id: string;
  readonly doc: string;
}

const CHECKPOINT = 'SELECT position FROM checkpoints WHERE collection = ?';
const IS_NEWER = `SELECT ? > coalesce((${CHECKPOINT}), '')`;
const MOVE_CHECKPOINT = `INSERT INTO checkpoints (collection, position) VALUES (?1, ?2)
  ON CONFLICT (collection) DO UPDATE SET position = ?2`;

/** Opens or creates the read models in a file, or in memory for `:memory:`. @throws StartError */
export async function openSqliteReadModels(path: string): Promise<ReadModels> {
  return new SqliteReadModels(await openDatabase(path, definition));
}

export class SqliteReadModels implements ReadModels {
  private readonly collections = new Map<string, Collection>();

  constructor(private readonly database: Database) {}

  async open(collections: readonly Collection[]): Promise<void> {
    const rows = this.database.rows<Declared>({ sql: 'SELECT * FROM collections', params: [] });
    const standing = new Map(rows.map((row) => [row.name, row]));
    const statements = collections.flatMap((collection) =>
      declare(collection, standing.get(collection.name)),
    );
    await this.database.write({ statements });
    for (const collection of collections) this.collections.set(collection.name, collection);
  }

  /** One process has the file for itself, so it always leads. */
  async lead(signal: AbortSignal): Promise<Lead> {
    signal.throwIfAborted();
    return { lost: new AbortController().signal, release: async () => {} };
  }

  async retire(): Promise<void> {
    // Opening has dropped the other versions.
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    const sql = `SELECT doc FROM ${this.table(collection)} WHERE id = ?`;
    const row = this.database.row<Row>({ sql, params: [id] });
    return row ? (JSON.parse(row.doc) as JsonObject) : null;
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    const sql = `SELECT id, doc FROM ${this.table(collection)} WHERE id IN (SELECT value FROM json_each(?))`;
    return this.documents({ sql, params: [JSON.stringify(ids)] });
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    return this.documents(findStatement(this.table(collection), query, this.declared(collection).lists));
  }

  async count(collection: string, selection: Selection): Promise<number> {
    return this.total(collection, 'count(*)', selection);
  }

  async distinct(collection: string, name: string, selection: Selection): Promise<number> {
    return this.total(collection, `count(DISTINCT ${field(name)})`, selection);
  }

  async sum(collection: string, name: string, selection: Selection): Promise<number> {
    const number = `iif(${kind(name)} IN ('integer', 'real'), ${field(name)}, 0)`;
    return this.total(collection, `coalesce(sum(${number}), 0)`, selection);
  }

  async checkpoint(collection: string): Promise<Position | null> {
    this.table(collection);
    const row = this.database.row<{ position: string }>({ sql: CHECKPOINT, params: [collection] });
    return row?.position ?? null;
  }

  async apply(collection: string, writes: readonly Write[], checkpoint: Position): Promise<void> {
    if (!/^\d{20}$/.test(checkpoint)) throw new RangeError('A checkpoint is a position of twenty digits.');
    const declared = this.declared(collection);
    await this.database.write({
      guard: { sql: IS_NEWER, params: [checkpoint, collection], equals: 1 },
      statements: [
        ...writes.flatMap((write) => writeStatements(declared, write)),
        { sql: MOVE_CHECKPOINT, params: [collection, checkpoint] },
      ],
    });
  }

  stopped(): string | null {
    return this.database.stopped();
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private declared(name: string): Collection {
    const collection = this.collections.get(name);
    if (!collection) throw new QueryError(`There is no collection ${name}.`);
    return collection;
  }

  private table(name: string): string {
    return tableOf(this.declared(name));
  }

  private documents(statement: Statement): StoredDocument[] {
    const rows = this.database.rows<Row>(statement);
    return rows.map(({ id, doc }) => ({ id, document: JSON.parse(doc) as JsonObject }));
  }

  private total(collection: string, what: string, selection: Selection): number {
    const statement = totalStatement(
      this.table(collection),
      what,
      selection,
      this.declared(collection).lists,
    );
    return this.database.row<{ total: number }>(statement)?.total ?? 0;
  }
}

function writeStatements(collection: Collection, { id, document }: Write): Statement[] {
  const table = tableOf(collection);
  const lists = collection.lists ?? [];
  const left = lists.map((name) => ({
    sql: `DELETE FROM ${heldTable(table, name)} WHERE id = ?`,
    params: [id],
  }));
  if (document === null) return [{ sql: `DELETE FROM ${table} WHERE id = ?`, params: [id] }, ...left];
  const [search, doc] = [searchText(collection.search, document), JSON.stringify(document)];
  const sql = `INSERT INTO ${table} (id, search, doc) VALUES (?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET search = ?2, doc = ?3`;
  const held = lists.map((name) => ({
    sql: `INSERT INTO ${heldTable(table, name)} (id, held, search, doc)
      SELECT ?1, value, ?2, ?3 FROM json_each(?4)`,
    params: [id, search, doc, JSON.stringify(heldValues(document[name]))],
  }));
  return [{ sql, params: [id, search, doc] }, ...left, ...held];
}
