import type { KeyObject } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Position } from '../../kernel/log/event-log.port.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';
import type { Stop } from '../../kernel/basics/stop.ts';
import {
  type Collection,
  type Kept,
  type Lead,
  type Query,
  QueryError,
  type ReadModels,
  type Selection,
  type StoredDocument,
  type Write,
} from '../../kernel/projecting/read-models.port.ts';
import { MEMORY } from '../sqlite/connection.ts';
import type { OpenChannel } from '../sqlite/channel.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import type { Statement, Value } from '../sqlite/unit.ts';
import { findAltered } from './find-altered.ts';
import { alteredIn, damageIn, inThread, type LookThrough } from './look-through.ts';
import { discardDamaged, type Listeners } from './build-anew.ts';
import { readPage, readSelection } from './conditions.ts';
import { Damage, tellsDamage } from './damage.ts';
import { fewRows } from './few-rows.ts';
import { firstLook } from './first-look.ts';
import type { Ask } from './word-index.ts';
import { findStatement, totalStatement } from './find.ts';
import { holds } from './held.ts';
import { RememberedRows } from './remembered-rows.ts';
import { checkpointSum, type Declaration, type Row } from './sums.ts';
import { completed, declare, definition, stands, tableOf } from './tables.ts';
import { bare, TRIGGERS } from './triggers.ts';
import { field, kind, type Way } from './where.ts';
import { wayTo } from './ways.ts';
import { batchStatements } from './writing.ts';

/** In characters: some milliseconds to read, to sum and to parse. */
const LARGE = 100_000;

/** Rows of one answer, at the most, that are remembered: a page of a list. */
const REMEMBERED_AT_ONCE = 200;
/** For the while that indexes are made: what is sorted stays in memory, up to 64 MiB, and goes to a file beyond. */
const SORTING = bare(['PRAGMA cache_size = -65536', 'PRAGMA temp_store = FILE']);
/**
 * What a statement of several rows would undo is kept apart. In a file, as SQLite does it from 64 KiB on, which the index
 * of words reaches with most batches, each page that is touched was written there once more: a quarter of all writing.
 */
const WRITING = bare(['PRAGMA cache_size = -2000', 'PRAGMA temp_store = MEMORY']);
const CHECKPOINT = 'SELECT position, tally, sum FROM checkpoints WHERE collection = ?';
const IS_NEWER = `SELECT ? > coalesce((SELECT position FROM checkpoints WHERE collection = ?), '')`;
const MOVE_CHECKPOINT = `INSERT INTO checkpoints (collection, position, tally, sum) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (collection) DO UPDATE SET position = ?2, tally = ?3, sum = ?4`;

/**
 * Opens or creates the read models in a file, or in memory for `:memory:`. A damaged file is discarded, which `say`
 * hears. @throws StartError
 */
export async function openSqliteReadModels(
  path: string,
  say?: Listeners['say'],
  {
    open,
    look,
    discarded,
  }: Pick<Listeners, 'discarded'> & { readonly open?: OpenChannel; readonly look?: LookThrough } = {},
): Promise<ReadModels> {
  if (path !== MEMORY) await discardDamaged(path, look ?? inThread, { say, discarded });
  return new SqliteReadModels(await openDatabase(path, definition, open), path, look);
}

export class SqliteReadModels implements ReadModels {
  private readonly collections = new Map<string, Collection>();

  private readonly damage: Damage;
  private readonly rows = new RememberedRows();
  /** New ones: their indexes, and what finds words in them, are made when they are filled. */
  private filling: readonly Collection[] = [];

  constructor(
    private readonly database: Database,
    private readonly path: string,
    private readonly look: LookThrough = inThread,
  ) {
    this.damage = new Damage(path);
  }

  async inUse(): Promise<boolean> {
    return this.database.row({ sql: 'SELECT 1 FROM checkpoints LIMIT 1', params: [] }) !== undefined;
  }

  async open(collections: readonly Collection[]): Promise<void> {
    const rows = this.database.rows<Declaration>({ sql: 'SELECT * FROM collections', params: [] });
    const standing = new Map(rows.map((row) => [row.name, row]));
    const triggers = new Set(this.database.rows<{ name: string }>(TRIGGERS).map(({ name }) => name));
    const statements = collections.flatMap((collection) =>
      declare(collection, standing.get(collection.name), triggers),
    );
    await this.database.write({ statements: [...statements, ...WRITING] });
    for (const collection of collections) this.collections.set(collection.name, collection);
    this.filling = collections.filter((one) => one.sought && !stands(one, standing.get(one.name)));
  }

  /** One process has the file for itself, so it always leads. */
  async lead(signal: AbortSignal): Promise<Lead> {
    signal.throwIfAborted();
    return { lost: new AbortController().signal, release: async () => {} };
  }

  /** Opening has dropped the other versions. */
  async retire(): Promise<void> {
    for (const collection of this.filling)
      await this.database.write({ statements: [...SORTING, ...completed(collection), ...WRITING] });
    this.filling = [];
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    const sql = `SELECT id, sum, search, doc FROM ${this.table(collection)} WHERE id = ?`;
    const [found] = await this.documents(collection, { sql, params: [id] });
    return found?.document ?? null;
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    const sql = `SELECT id, sum, search, doc FROM ${this.table(collection)}
      WHERE id IN (SELECT value FROM json_each(?))`;
    return this.documents(collection, { sql, params: [JSON.stringify(ids)] });
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    const declared = this.declared(collection);
    const { lists } = declared;
    const table = this.table(collection);
    const few = this.isFilling(collection) ? null : fewRows(declared, table, query, this.asking(collection));
    const look = few ? null : firstLook(declared, table, query);
    const soon = look && (await this.documents(collection, look));
    if (soon && soon.length === readPage(query).limit) return soon;
    const way = few ?? this.way(collection, query);
    if (way.isEmpty) return [];
    const found = await this.documents(collection, findStatement(table, query, lists, way));
    const holding = lists && readSelection(query, lists).holding;
    // Whom a document is shown to must not hang on one byte of an index.
    if (holding && !found.every(({ document }) => holds(document, holding.field, holding.value)))
      throw this.damage.note(
        collection,
        `an index of what ${holding.field} holds does not fit its documents`,
      );
    return found;
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
    return (await this.kept(collection))?.position ?? null;
  }

  async kept(collection: string): Promise<Kept | null> {
    this.table(collection);
    const row = this.read(collection, () =>
      this.database.row<Kept & { sum: number }>({ sql: CHECKPOINT, params: [collection] }),
    );
    if (!row) return null;
    const { position, tally, sum } = row;
    if (sum === checkpointSum(collection, position, tally)) return { position, tally };
    throw this.damage.note(collection, 'its checkpoint is not what was written');
  }

  /** In a thread of its own, and of one moment. */
  async altered(key: KeyObject, collections: readonly string[], quick: boolean): Promise<string | null> {
    const tables = collections.map((name) => [name, this.table(name)] as const);
    if (this.path !== MEMORY) return alteredIn(this.path, { key, tables, quick }, this.look);
    const rows = (sql: string, ...params: Value[]) => this.database.rows<never>({ sql, params });
    return findAltered(rows, { key, tables, quick });
  }

  async apply(collection: string, writes: readonly Write[], checkpoint: Position, tally = ''): Promise<void> {
    if (!/^\d{20}$/.test(checkpoint)) throw new RangeError('A checkpoint is a position of twenty digits.');
    const declared = this.declared(collection);
    this.damage.refuse(collection);
    const unit = {
      guard: { sql: IS_NEWER, params: [checkpoint, collection], equals: 1 },
      statements: [
        ...batchStatements(declared, writes, this.isFilling(collection)),
        {
          sql: MOVE_CHECKPOINT,
          params: [collection, checkpoint, tally, checkpointSum(collection, checkpoint, tally)],
        },
      ],
    };
    const { written } = await this.database.write(unit).catch((error: unknown) => {
      throw this.told(collection, error);
    });
    // What was taken for done already must have been.
    if (!written) await this.checkpoint(collection);
  }

  scrub(): Promise<void> {
    return this.database.scrub();
  }

  stopped(): Stop | null {
    return this.damage.stop() ?? this.database.stopped();
  }

  async verify(): Promise<void> {
    if (this.path === MEMORY) return;
    const finding = await damageIn(this.path, this.look);
    if (!finding) return;
    const { collection, what } = finding;
    for (const name of collection === null ? this.collections.keys() : [collection])
      this.damage.note(name, what);
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

  /** @throws DamagedReadModelsError where one of them is not what was written */
  private async documents(collection: string, statement: Statement): Promise<StoredDocument[]> {
    const table = this.table(collection);
    const rows = this.read(collection, () => this.database.rows<Row>(statement));
    // Whoever looks through everything comes by once.
    const remember = rows.length <= REMEMBERED_AT_ONCE;
    const found = rows.map((row) => {
      const document = this.rows.document(table, row, remember);
      if (document) return { id: row.id, document };
      throw this.damage.note(collection, `a document in the table ${table} is not what was written`);
    });
    // Reading here waits for nothing, so whoever reads large documents several times would hold the loop for all of it.
    if (rows.reduce((size, { doc }) => size + doc.length, 0) > LARGE) await breathe();
    return found;
  }

  private total(collection: string, what: string, selection: Selection): number {
    const { lists } = this.declared(collection);
    const way = this.way(collection, selection);
    if (way.isEmpty) return 0;
    return this.number(collection, totalStatement(this.table(collection), what, selection, lists, way));
  }

  private isFilling(collection: string): boolean {
    return this.filling.some(({ name }) => name === collection);
  }

  private way(collection: string, query: Query): Way {
    if (this.isFilling(collection)) return {};
    const table = this.table(collection);
    return wayTo(this.declared(collection), table, query, this.asking(collection));
  }

  private asking(collection: string): Ask {
    return <Found>(statement: Statement) => this.read(collection, () => this.database.row<Found>(statement));
  }

  private number(collection: string, statement: Statement): number {
    return this.read(collection, () => this.database.row<{ total: number }>(statement))?.total ?? 0;
  }

  private read<Found>(collection: string, ask: () => Found): Found {
    this.damage.refuse(collection);
    try {
      return ask();
    } catch (error) {
      throw this.told(collection, error);
    }
  }

  private told(collection: string, error: unknown): unknown {
    return tellsDamage(error) ? this.damage.note(collection, 'a page is not what was written') : error;
  }
}
