import { createHash, randomUUID } from 'node:crypto';
import type { Collection as MongoCollection, IndexDescription } from 'mongodb';
import type { Position } from '../../kernel/log/event-log.port.ts';
import { type Collection, QueryError } from '../../kernel/projecting/read-models.port.ts';
import { type MongoConnection, isDuplicate } from '../mongodb/connection.ts';
import { fieldName, listFields } from './conditions.ts';
import { orderOf } from './mongodb-where.ts';
import { WORDS } from './mongodb-words.ts';

/** A batch that is being written where there are no transactions; its writes lie in `batches`. */
export interface Pending {
  readonly batch: string;
  readonly parts: number;
  readonly position: Position;
  readonly tally: string;
}

/** How far a collection has come. There is one for each version of it. */
export interface Progress {
  readonly _id: string;
  readonly name: string;
  readonly search: readonly string[];
  /** Absent where the collection has none. */
  readonly lists?: readonly string[];
  /** Empty where the collection names none. */
  readonly log: string;
  /** The MongoDB collection, of its own for each time the version is begun, so that nothing old is in it. */
  readonly storage: string;
  /** The highest epoch that wrote to it or took it over: a lower one may write no more. */
  readonly epoch: number;
  /** Empty before the first batch. */
  readonly position: Position;
  /** What was handed over with that position. */
  readonly tally: string;
  readonly pending: Pending | null;
}

export function progressOf(connection: MongoConnection): MongoCollection<Progress> {
  return connection.collection<Progress>('progress');
}

/** Another version, other search or list fields or another log are another collection. @throws QueryError */
function progressId(collection: Collection): string {
  const { name, version, search, log = '' } = collection;
  const lists = listFields(collection).map((field) => `\n${field}`);
  fieldName(name); // the same letters as a field
  if (!Number.isSafeInteger(version) || version < 0)
    throw new QueryError(`The version of ${name} is not a number.`);
  const fields = search.map((field) => fieldName(field)).join();
  return `${name}@${version}.${createHash('sha256')
    .update(`${fields}\n${log}${lists.join('')}`)
    .digest('hex')
    .slice(0, 8)}`;
}

/** Whether any collection has its first batch, or was being given it. */
export async function isBegun(connection: MongoConnection): Promise<boolean> {
  const begun = { $or: [{ position: { $ne: '' } }, { pending: { $ne: null } }] };
  return connection.run(async () => (await progressOf(connection).findOne(begun)) !== null);
}

/** What stands of each collection, in their order, begun where nothing does; their indexes are there afterwards. */
export async function begin(
  connection: MongoConnection,
  collections: readonly Collection[],
): Promise<Progress[]> {
  const all = progressOf(connection);
  const wanted = collections.map((collection) => ({
    fresh: freshProgress(collection),
    indexes: indexesOf(collection),
  }));
  return connection.run(async (database) => {
    const found = await all.find({ _id: { $in: wanted.map(({ fresh }) => fresh._id) } }).toArray();
    const standing = new Map(found.map((progress) => [progress._id, progress]));
    // Side by side: some forty collections one after the other would be most of a first start.
    return Promise.all(
      wanted.map(async ({ fresh, indexes }) => {
        const progress = standing.get(fresh._id) ?? (await insertOrRead(all, fresh));
        const stored = database.collection(progress.storage);
        const there = await indexNames(stored);
        const missing = indexes.filter(({ name: index }) => !there.includes(index));
        if (missing.length > 0) await stored.createIndexes(missing);
        return progress;
      }),
    );
  });
}

/** @throws QueryError */
function freshProgress(collection: Collection): Progress {
  const { name, search, lists, log = '' } = collection;
  const _id = progressId(collection);
  const storage = `${_id}.${randomUUID().slice(0, 8)}`;
  const start = { epoch: 0, position: '', tally: '', pending: null };
  return { _id, name, search, ...(lists && { lists }), log, storage, ...start };
}

/** None where the collection is not there yet. */
async function indexNames(stored: MongoCollection): Promise<unknown[]> {
  const NAMESPACE_NOT_FOUND = 26;
  const indexes = await stored.indexes().catch((error: unknown) => {
    if ((error as { code?: unknown }).code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  });
  return indexes.map(({ name }) => name);
}

async function insertOrRead(all: MongoCollection<Progress>, fresh: Progress): Promise<Progress> {
  try {
    await all.insertOne(fresh);
    return fresh;
  } catch (error) {
    const standing = isDuplicate(error) ? await all.findOne({ _id: fresh._id }) : null;
    if (standing) return standing;
    throw error;
  }
}

/** `live` first: it is part of every query, and keeps tombstones out of the way. @throws QueryError */
export function indexesOf(collection: Collection): IndexDescription[] {
  const lists = listFields(collection);
  const sorted = [[], ...lists.map((name) => [name]), ...collection.indexes].map((keys) => {
    const [first, ...rest] = keys;
    const held = first !== undefined && lists.includes(first);
    const key = held ? { live: 1, [`lists.${first}`]: 1, ...orderOf(rest) } : { live: 1, ...orderOf(keys) };
    return { name: ['live', ...keys].join(' '), key: key as Record<string, 1 | -1> };
  });
  const words = { name: WORDS, key: { live: 1, grams: 1 } as const };
  return collection.search.length > 0 ? [...sorted, words] : sorted;
}

/** Drops the other versions of these that have come no further, and all of another log: its positions tell nothing. */
export async function retireOthers(connection: MongoConnection, current: readonly string[]): Promise<void> {
  const all = progressOf(connection);
  await connection.run(async (database) => {
    const standing = await all.find({ _id: { $in: [...current] } }).toArray();
    for (const { _id, name, log, position } of standing) {
      const past = { $or: [{ position: { $lte: position } }, { log: { $ne: log } }] };
      const others = await all.find({ name, _id: { $ne: _id }, ...past }).toArray();
      for (const other of others) {
        // First forgotten, then dropped: what is begun again later never meets what was left.
        await all.deleteOne({ _id: other._id });
        await database.dropCollection(other.storage);
      }
    }
  });
}
