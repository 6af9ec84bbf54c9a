import type { KeyObject } from 'node:crypto';
import type { Collection as MongoCollection, Document, Filter } from 'mongodb';
import type { Position } from '../../kernel/log/event-log.port.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';
import {
  type Collection,
  type Kept,
  type Lead,
  LeaseLostError,
  type Query,
  QueryError,
  type ReadModels,
  type Selection,
  type StoredDocument,
  type Write,
} from '../../kernel/projecting/read-models.port.ts';
import { type MongoConnection, type MongoPatience, connectMongo } from '../mongodb/connection.ts';
import { InTurn } from '../mongodb/in-turn.ts';
import { type Held, Lease } from '../mongodb/lease.ts';
import { fieldName, readPage, readSelection } from './conditions.ts';
import { BatchWriter } from './mongodb-apply.ts';
import { type Stored, documentOf } from './mongodb-documents.ts';
import { isAsWritten } from './mongodb-audit.ts';
import { begin, isBegun, type Progress, progressOf, retireOthers } from './mongodb-progress.ts';
import { filterOf, gramsOf, orderOf } from './mongodb-where.ts';
import { rarest, WORDS } from './mongodb-words.ts';

interface Opened {
  readonly id: string;
  readonly stored: MongoCollection<Stored>;
  readonly lists: readonly string[];
  readonly wordIndex: boolean;
}

/** Opens the read models on a server or cluster. @throws StartError */
export async function openMongoReadModels(
  url: string,
  patience?: Partial<MongoPatience>,
): Promise<ReadModels> {
  return new MongoReadModels(await connectMongo(url, patience));
}

export class MongoReadModels implements ReadModels {
  private readonly collections = new Map<string, Opened>();
  private readonly lease: Lease;
  private readonly writing = new InTurn();
  private leading: { held: Held; writer: BatchWriter } | null = null;

  constructor(private readonly connection: MongoConnection) {
    this.lease = new Lease(connection);
  }

  inUse(): Promise<boolean> {
    return isBegun(this.connection);
  }

  async open(collections: readonly Collection[]): Promise<void> {
    for (const [n, { _id, storage }] of (await begin(this.connection, collections)).entries()) {
      const { name, lists = [], wordIndex = false } = collections[n]!;
      const stored = this.connection.collection<Stored>(storage);
      this.collections.set(name, { id: _id, stored, lists, wordIndex });
    }
    await this.writing.run(async () => this.writer()?.takeOver());
  }

  async lead(signal: AbortSignal): Promise<Lead> {
    const held = await this.lease.acquire(signal);
    const writer = new BatchWriter(this.connection, held.epoch);
    try {
      await this.writing.run(() => writer.takeOver());
    } catch (error) {
      held.lose(); // nobody would know that it is held
      throw error;
    }
    this.leading = { held, writer };
    return { lost: held.lost, release: () => held.release() };
  }

  retire(): Promise<void> {
    const current = [...this.collections.values()].map(({ id }) => id);
    return retireOthers(this.connection, current);
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    const { stored } = this.opened(collection);
    const found = await this.connection.run(() => stored.findOne({ _id: id }, JSON_ONLY));
    return found && documentOf(found);
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    const { stored } = this.opened(collection);
    const wanted = { _id: { $in: [...ids] } };
    return documents(await this.connection.run(() => stored.find(wanted, JSON_ONLY).toArray()));
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    const { stored, lists } = this.opened(collection);
    const [filter, sort, page] = [filterOf(query, lists), orderOf(query.sort), readPage(query)];
    const rare = await this.rare(collection, query);
    const asked = { ...JSON_ONLY, ...page, sort, ...rare.by };
    return documents(
      await this.connection.run(() => stored.find({ ...rare.filter, ...filter }, asked).toArray()),
    );
  }

  count(collection: string, selection: Selection): Promise<number> {
    return this.total(collection, selection, [{ $count: 'total' }]);
  }

  async distinct(collection: string, name: string, selection: Selection): Promise<number> {
    const path = `fields.${fieldName(name)}`;
    const values = [{ $match: { [path]: { $ne: null } } }, { $group: { _id: `$${path}` } }];
    return this.total(collection, selection, [...values, { $count: 'total' }]);
  }

  async sum(collection: string, name: string, selection: Selection): Promise<number> {
    const total = { $sum: `$fields.${fieldName(name)}` };
    return this.total(collection, selection, [{ $group: { _id: null, total } }]);
  }

  /** An account that may not ask how large its database is can do its work all the same. */
  async size(): Promise<number | null> {
    const { storageSize, indexSize } = await this.connection.run((database) => database.stats());
    const bytes = Number(storageSize) + Number(indexSize);
    return Number.isFinite(bytes) ? bytes : null;
  }

  async checkpoint(collection: string): Promise<Position | null> {
    return (await this.kept(collection))?.position ?? null;
  }

  async kept(collection: string): Promise<Kept | null> {
    const { id } = this.opened(collection);
    const writer = this.writer();
    const progress = writer ? await this.writing.run(() => writer.settle(id)) : await this.progress(id);
    return progress?.position ? { position: progress.position, tally: progress.tally } : null;
  }

  /** The process is not held up by it. A collection that others write all the time is left to the next time. */
  async altered(key: KeyObject, collections: readonly string[], quick: boolean): Promise<string | null> {
    for (const name of collections) {
      const { id, stored } = this.opened(name);
      const audited = { key, name, stored, progress: () => this.progress(id) };
      if (!(await this.connection.run(() => isAsWritten(audited, quick)))) return name;
    }
    return null;
  }

  async apply(collection: string, writes: readonly Write[], checkpoint: Position, tally = ''): Promise<void> {
    if (!/^\d{20}$/.test(checkpoint)) throw new RangeError('A checkpoint is a position of twenty digits.');
    const { id } = this.opened(collection);
    await this.writing.run(async () => {
      // Closed comes before not leading: run() tells it.
      const writer = await this.connection.run(async () => this.writer());
      if (!writer) throw new LeaseLostError();
      try {
        await writer.write(id, writes, { position: checkpoint, tally });
      } catch (error) {
        if (error instanceof LeaseLostError) this.leading?.held.lose();
        throw error;
      }
    });
  }

  takesChanges(): Promise<void> {
    return this.connection.takesChanges();
  }

  async close(): Promise<void> {
    const { leading } = this;
    this.leading = null;
    if (leading && !leading.held.lost.aborted) await leading.held.release().catch(() => undefined);
    await this.connection.close();
  }

  private writer(): BatchWriter | null {
    return this.leading && !this.leading.held.lost.aborted ? this.leading.writer : null;
  }

  private progress(id: string): Promise<Progress | null> {
    return this.connection.run(() => progressOf(this.connection).findOne({ _id: id }));
  }

  private opened(name: string): Opened {
    const opened = this.collections.get(name);
    if (!opened) throw new QueryError(`There is no collection ${name}.`);
    return opened;
  }

  /** Beside the whole filter, where only few documents hold what is looked for: by which of it they are found. */
  private async rare(
    collection: string,
    selection: Selection,
  ): Promise<{ filter?: Filter<Stored>; by?: { hint: string } }> {
    const { stored, lists, wordIndex } = this.opened(collection);
    if (!wordIndex || !selection.contains) return {};
    const { holding, words } = readSelection(selection, lists);
    if (holding) return {};
    const part = await this.connection.run(() => rarest(stored, gramsOf(words)));
    return part === null ? {} : { filter: { live: true, grams: part }, by: { hint: WORDS } };
  }

  private async total(collection: string, selection: Selection, stages: Document[]): Promise<number> {
    const { stored, lists } = this.opened(collection);
    const rare = await this.rare(collection, selection);
    const pipeline = [{ $match: { ...rare.filter, ...filterOf(selection, lists) } }, ...stages];
    const [row] = await this.connection.run(() =>
      stored.aggregate<{ total: number }>(pipeline, rare.by).toArray(),
    );
    return row?.total ?? 0;
  }
}

const JSON_ONLY = { projection: { json: 1 } };

function documents(found: readonly Stored[]): StoredDocument[] {
  return found.flatMap((stored) => {
    const document = documentOf(stored);
    return document ? [{ id: stored._id, document }] : [];
  });
}
