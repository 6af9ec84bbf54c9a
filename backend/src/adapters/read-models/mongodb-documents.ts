import type { ClientSession, Collection as MongoCollection } from 'mongodb';
import type { Position } from '../../kernel/log/event-log.port.ts';
import type { Json, JsonObject } from '../../kernel/basics/json.ts';
import type { Write } from '../../kernel/projecting/read-models.port.ts';
import { isDuplicate } from '../mongodb/connection.ts';
import { fieldName } from './conditions.ts';
import { heldValues } from './held.ts';
import { searchText } from './search-text.ts';

/** A document as it is stored. What was removed keeps only the first three: a tombstone, hidden from queries. */
export interface Stored {
  readonly _id: string;
  /** Of the batch that wrote it, and the lease's epoch then. */
  readonly position: Position;
  readonly epoch: number;
  readonly live?: true;
  /** Of the id, so that numeric ids sort as numbers. */
  readonly length?: number;
  /** The document itself, exactly. */
  readonly json?: string;
  /** What conditions and sorts look at. */
  readonly fields?: Readonly<Record<string, Json>>;
  /** What the list fields hold. */
  readonly lists?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly search?: string;
  /** Every two and three neighbouring letters of the words in `search`: what an index finds words by. */
  readonly grams?: readonly string[];
}

/** What a collection's documents are searched by. */
export interface Searched {
  readonly search: readonly string[];
  readonly lists?: readonly string[];
}

/** Which batch, under which lease. */
export interface Stamp {
  readonly position: Position;
  readonly epoch: number;
}

const CHUNK = 1_000;

/**
 * Brings the documents to what the batch says, each once: one that has this batch's position or a later one,
 * or a later epoch, stays. Any part of it may be repeated, also by another process.
 */
export async function storeWrites(
  stored: MongoCollection<Stored>,
  searched: Searched,
  writes: readonly Write[],
  stamp: Stamp,
  session?: ClientSession,
): Promise<void> {
  const final = [...new Map(writes.map((write) => [write.id, write])).values()];
  for (let from = 0; from < final.length; from += CHUNK)
    await storeSome(stored, searched, final.slice(from, from + CHUNK), stamp, session);
}

async function storeSome(
  stored: MongoCollection<Stored>,
  searched: Searched,
  writes: readonly Write[],
  { position, epoch }: Stamp,
  session?: ClientSession,
): Promise<void> {
  const ids = writes.map(({ id }) => id);
  const there = { projection: { _id: 1 }, session };
  const standing = new Set<string>();
  for (const { _id } of await stored.find({ _id: { $in: ids } }, there).toArray()) standing.add(_id);

  const missing = writes.filter(({ id, document }) => !standing.has(id) && document !== null);
  const inserted = missing.map((write) => shape(write, searched, { position, epoch }));
  if (inserted.length > 0)
    await stored.insertMany(inserted, { ordered: false, session }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error; // another process did the same: already applied
    });

  const replaced = writes
    .filter(({ id }) => standing.has(id))
    .map((write) => ({
      replaceOne: {
        filter: { _id: write.id, position: { $lt: position }, epoch: { $lte: epoch } },
        replacement: shape(write, searched, { position, epoch }),
      },
    }));
  if (replaced.length > 0) await stored.bulkWrite(replaced, { ordered: false, session });
}

function shape({ id, document }: Write, { search, lists = [] }: Searched, stamp: Stamp): Stored {
  const tombstone = { _id: id, position: stamp.position, epoch: stamp.epoch };
  if (document === null) return tombstone;
  const text = searchText(search, document);
  return {
    ...tombstone,
    live: true,
    length: [...id].length,
    json: JSON.stringify(document),
    fields: fieldsOf(document),
    ...(lists.length > 0 && {
      lists: Object.fromEntries(lists.map((name) => [name, heldValues(document[name])])),
    }),
    ...(search.length > 0 && { search: text, grams: grams(text) }),
  };
}

/** Null is left out: it counts as missing. A list or an object equals no scalar, as MongoDB would have it. */
function fieldsOf(document: JsonObject): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [name, value] of Object.entries(document)) {
    if (value === null || value === undefined || !isFieldName(name)) continue;
    fields[name] = typeof value === 'object' ? { json: JSON.stringify(value) } : value;
  }
  return fields;
}

function isFieldName(name: string): boolean {
  try {
    return fieldName(name) === name;
  } catch {
    return false;
  }
}

export function grams(text: string): string[] {
  const all = new Set<string>();
  for (const word of text.split(/\s/)) {
    const letters = [...word];
    for (let at = 0; at + 1 < letters.length; at += 1) {
      all.add(letters.slice(at, at + 2).join(''));
      if (at + 2 < letters.length) all.add(letters.slice(at, at + 3).join(''));
    }
  }
  return [...all];
}

export function documentOf({ json }: Pick<Stored, 'json'>): JsonObject | null {
  return json === undefined ? null : (JSON.parse(json) as JsonObject);
}
