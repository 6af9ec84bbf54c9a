import type { KeyObject } from 'node:crypto';
import type { Position } from '../log/event-log.port.ts';
import type { JsonObject } from '../basics/json.ts';
import type { Stop } from '../basics/stop.ts';

/**
 * A collection of documents that one projection keeps. A changed version, or another log, is another, empty
 * collection.
 */
export interface Collection {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  readonly version: number;
  /**
   * Each index lists document fields, a leading minus for descending: `['owner_id', '-updated_at']`. A field of
   * `lists` can only stand first.
   */
  readonly indexes: readonly (readonly string[])[];
  /** The text fields that `contains` looks into, folded (accents, case). */
  readonly search: readonly string[];
  /**
   * Words are found by an index of their own: where there are so many documents that those which hold a rare word are
   * not to be found by looking through them.
   */
  readonly wordIndex?: boolean;
  /**
   * With `wordIndex`: the field in whose order the documents are written, or nearly so, and never changed afterwards. By it
   * the newest that hold a word are found, however many hold it and however old they are.
   */
  readonly writtenInOrderOf?: string;
  /** Fields that hold lists of texts and numbers, and that `has` may be asked of. */
  readonly lists?: readonly string[];
  /** Which log the documents are folded from. */
  readonly log?: string;
  /**
   * By these fields folding looks for documents. A new collection that tells them may get its other indexes, that of its words
   * among them, as late as `retire`: made of what stands they cost half, that of the words an eighth, of what they cost with
   * each document. Left out: all at once.
   */
  readonly sought?: readonly string[];
}

export type Scalar = string | number | boolean | null;

/**
 * Equal to a value; one of a list; or one of these operators. `has`: a field of the collection's `lists` holds
 * the value; at most one in a question. Any other operator is refused.
 */
export type Condition =
  | Scalar
  | readonly Scalar[]
  | { readonly ne: Scalar }
  | { readonly has: string | number }
  | { readonly gt?: Scalar; readonly gte?: Scalar; readonly lt?: Scalar; readonly lte?: Scalar };

/** Field names to conditions, all of which must hold. Field names are top-level and plain. */
export type Where = { readonly [field: string]: Condition };

export interface Selection {
  readonly where?: Where;
  /** Every word of this text must occur in the collection's search fields; folded like them. */
  readonly contains?: string;
}

export interface Query extends Selection {
  /**
   * Fields, a leading minus for descending. Ties are broken by id, numeric ids as numbers, in the direction
   * of the last field, so that paging is stable.
   */
  readonly sort?: readonly string[];
  readonly skip?: number;
  /**
   * Only documents behind this id, in the order of ids; with it neither sort nor skip. What comes or goes meanwhile moves no
   * other document from one page to another, as it does behind so many that are skipped.
   */
  readonly after?: string;
  /** 1 to 10000; without it, 1000. */
  readonly limit?: number;
}

export interface Write {
  readonly id: string;
  /** Null removes. */
  readonly document: JsonObject | null;
  /** The document as JSON, where somebody has made it already. */
  readonly text?: string | undefined;
}

export interface StoredDocument {
  readonly id: string;
  readonly document: JsonObject;
}

/** Where a collection stands, and what proves that its rows are all there (proof.ts). */
export interface Kept {
  readonly position: Position;
  readonly tally: string;
}

/** The right to write the read models, for as long as it is not lost. */
export interface Lead {
  /** Aborts when another process has taken over, or when the engine was out of reach for too long to be sure. */
  readonly lost: AbortSignal;
  /** Lets another process take over at once. */
  release(): Promise<void>;
}

/** The documents that serve the queries. Implementations: adapters/read-models. */
export interface ReadModels {
  /** Whether anything was ever written of any log. Before `open`, which may leave behind what is of another log. */
  inUse(): Promise<boolean>;
  /**
   * Declares the collections and creates what is missing with its indexes. An engine for one process drops
   * other versions of them at once; one for several keeps them, for the processes that still serve them,
   * until `retire`.
   */
  open(collections: readonly Collection[]): Promise<void>;
  /**
   * Resolves when this process is the one that writes, and everything that an earlier one began is finished:
   * read checkpoints afterwards. At once where the engine serves one process. Rejects with the signal's
   * reason when that aborts first.
   */
  lead(signal: AbortSignal): Promise<Lead>;
  /**
   * The collections have caught up: drops other versions of them that have not come further, and makes the indexes that
   * are missing.
   */
  retire(): Promise<void>;
  get(collection: string, id: string): Promise<JsonObject | null>;
  /** Those that exist, in no particular order. */
  getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]>;
  find(collection: string, query: Query): Promise<StoredDocument[]>;
  count(collection: string, selection: Selection): Promise<number>;
  /** Sums of a numeric field and the number of its distinct values are asked here, not in memory. */
  distinct(collection: string, field: string, selection: Selection): Promise<number>;
  sum(collection: string, field: string, selection: Selection): Promise<number>;
  /** The position up to which the collection is current; null before its first batch. */
  checkpoint(collection: string): Promise<Position | null>;
  /** Its checkpoint with what was handed over beside it; null before the first batch. */
  kept(collection: string): Promise<Kept | null>;
  /**
   * The first of these collections of which a row was changed, removed, added or set back by something else than
   * `apply`; null where all are as they were written. `quick`: of very many rows only the number is compared.
   */
  altered(key: KeyObject, collections: readonly string[], quick: boolean): Promise<string | null>;
  /**
   * Writes the batch, the checkpoint and the tally that goes with it together; a checkpoint at or below the stored one is ignored. After
   * an UnavailableError the batch may stand nevertheless, whole: ask `checkpoint` and go on from there before
   * anything is folded again. An engine that has `landed` resolves as soon as its reads show the batch.
   * @throws LeaseLostError where an engine for several processes serves and this one does not lead
   */
  apply(collection: string, writes: readonly Write[], checkpoint: Position, tally?: string): Promise<void>;
  /**
   * Resolves once nothing is on its way to the disk any more: why not all of it was written, null where it was. From then on
   * the checkpoints tell what stands, and it is written on from there. Left out where `apply` resolves no earlier.
   */
  landed?(): Promise<Error | null>;
  /** Tells one listener, at once, that something on its way could not be written. Left out together with `landed`. */
  hearFailures?(heard: (failure: Error) => void): void;
  /** Leaves nothing readable of what was replaced, as far as the engine can; left out where it cannot. */
  scrub?(): Promise<void>;
  /** Why it no longer takes or shows everything until a restart; null while it does. Left out where an engine mends by itself. */
  stopped?(): Stop | null;
  /**
   * Resolves where a change would be taken at this moment, as far as that can be told; for engines that may answer reads
   * and refuse changes. Left out where `stopped` tells. @throws UnavailableError
   */
  takesChanges?(): Promise<void>;
  /**
   * Looks through everything that is kept, in nobody's way; what it finds is refused from then on and told by
   * `stopped`. Left out where the engine has sums of its own.
   */
  verify?(): Promise<void>;
  /**
   * Bytes on its disk of all that lies in its database, indexes among them, as the engine tells; null where it does not.
   * Left out where files of the data folder hold everything.
   */
  size?(): Promise<number | null>;
  close(): Promise<void>;
}

/** What is stored of a collection is not what was written: nothing of it is shown until it was built anew. */
export class DamagedReadModelsError extends Error {
  override readonly name = 'DamagedReadModelsError';
  constructor(collection: string) {
    super(`The read model ${collection} is damaged.`);
  }
}

/** An operator, field name, sort key or limit that the port does not know. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

/** Another process writes the read models; nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  constructor() {
    super('This process does not lead the read models.');
  }
}
