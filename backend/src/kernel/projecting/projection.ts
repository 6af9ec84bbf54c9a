import type { DomainEvent, Forgotten, Readable, Recorded } from '../deciding/decider.ts';
import type { Collection, Scalar } from './read-models.port.ts';

/** What a handler makes of a document: the next one, or null to remove it. `id`: the document's. */
export type Fold<Doc, E extends DomainEvent> = (
  document: Doc | null,
  event: Readable<E>,
  id: string,
) => Doc | null;

/** One event changes every document whose `field` has the event's `value`. */
export interface FanOut<Doc, E extends DomainEvent> {
  readonly field: string;
  readonly value: (event: Readable<E>) => Scalar;
  readonly fold: (document: Doc, event: Readable<E>) => Doc | null;
}

/** By the id of a sum: what a document adds to each of its fields. */
export type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is counted of documents, kept beside them: its `counted` is its id, and no field is 0. */
export interface Sum {
  readonly counted: string;
  readonly sums: Readonly<Record<string, number>>;
}

export type Handlers<Doc, E extends DomainEvent> = {
  readonly [T in E['type']]?: Fold<Doc, Extract<E, { type: T }>> | FanOut<Doc, Extract<E, { type: T }>>;
};

/**
 * Events to documents, as a value. Pure: it sees the document and the event, nothing else, so that a rebuild
 * gives the same documents. A change of its shape or meaning wants a new `version`.
 */
export interface Projection<Doc = unknown, E extends DomainEvent = DomainEvent> extends Collection {
  /** Which documents an event concerns; null: none. Without it, the number at the end of its stream. */
  readonly key?: (event: Recorded<E>) => string | readonly string[] | null;
  readonly on: Handlers<Doc, E>;
  /** What becomes of a document when an event of it can no longer be read. Without it, it goes. */
  readonly forgotten?: (document: Doc | null, event: Forgotten, id: string) => Doc | null;
  /**
   * What becomes of the document of a stream that is set aside, as an event of it cannot be read. Without it, it
   * stays as it stood. Only where documents are named by their streams; asked of the document that has the stream's
   * number, which may be that of another kind of stream.
   */
  readonly damaged?: (document: Doc, stream: string) => Doc;
  /**
   * Nobody waits for it: no answer to a change, and not readiness, which concerns the daily work. Whoever reads it waits
   * until it has caught up.
   */
  readonly isAwaitedByReaders?: boolean;
  /** Each document is made of one event alone, which no other changes: none is read before it is written. */
  readonly isMadeOnce?: boolean;
  /**
   * What a document counts for, as it stands: what it counted for before is taken back with every change of it, so that
   * sums are right whatever is corrected or deleted later. Sums are documents of the same collection, and their ids are
   * no document's.
   */
  readonly counted?: (document: Doc) => Counted;
}

/** The streams that a projection has set aside stand beside its documents, and are begun anew with them. */
export const setAsideOf = ({ name, version }: Collection): Collection => ({
  name: `${name}_set_aside`,
  version,
  indexes: [],
  search: [],
});

/** As it is kept, with the fields by which its events look for documents. */
function collectionOf(projection: Projection): Collection {
  const fields = Object.values(projection.on).flatMap((handler) =>
    typeof handler === 'object' ? [handler.field] : [],
  );
  return { ...projection, sought: [...new Set(fields)] };
}

/** What all of them are kept in. */
export const collectionsOf = (projections: readonly Projection[]): Collection[] =>
  projections.flatMap((one) => [collectionOf(one), setAsideOf(one)]);

export function projection<Doc, E extends DomainEvent>(declared: Projection<Doc, E>): Projection<Doc, E> {
  return declared;
}

export function fanOut<Doc, E extends DomainEvent>(
  field: string,
  value: (event: Readable<E>) => Scalar,
  fold: (document: Doc, event: Readable<E>) => Doc | null,
): FanOut<Doc, E> {
  return { field, value, fold };
}

/** `case-42` → 42. */
export function streamNumber(stream: string): number {
  return Number(stream.slice(stream.lastIndexOf('-') + 1));
}
