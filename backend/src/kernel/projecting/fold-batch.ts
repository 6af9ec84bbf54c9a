import type { DomainEvent, Recorded } from '../deciding/decider.ts';
import type { Position, StoredEvent } from '../log/event-log.port.ts';
import type { JsonObject } from '../basics/json.ts';
import { messageOf } from '../basics/message-of.ts';
import { type FanOut, type Fold, type Projection, streamNumber } from './projection.ts';
import { type Change, movedSums } from './moved-sums.ts';
import type { ReadModels, Scalar, StoredDocument, Write } from './read-models.port.ts';

/** The part of the read models that folding reads. */
type Documents = Pick<ReadModels, 'get' | 'getMany' | 'find'>;

/** An event as it lies in the log, and as it was read; an Error where it could not be. */
export interface Read {
  readonly stored: StoredEvent;
  readonly event: Recorded | Error;
  /**
   * Of a type that this program does not know, or the first behind one that is missing: what that would change cannot be
   * told, so it concerns everybody.
   */
  readonly unknown: boolean;
}

/** A stream that a projection folds no further: an event of it could not be read or folded. */
export interface SetAside {
  readonly stream: string;
  /** Of the first event that is not in the documents. */
  readonly position: Position;
  readonly reason: string;
}

export interface Folded {
  readonly writes: readonly Write[];
  readonly setAside: readonly SetAside[];
}

/**
 * Folds a batch in memory over the documents as they stand, and tells what is to be written, once each. An event
 * that cannot be folded takes its own stream out, and nothing else; streams are passed over from their
 * place in `aside` on.
 */
export async function foldBatch(
  projection: Projection,
  batch: readonly Read[],
  documents: Documents,
  aside: ReadonlyMap<string, Position>,
): Promise<Folded> {
  const folding = new Batch(projection, documents);
  const fresh = batch.filter(({ stored: { stream, position } }) => position < (aside.get(stream) ?? END));
  await folding.preload(fresh);
  for (const read of fresh) {
    const asked = folding.take(read);
    if (asked) await asked;
  }
  const sums = await movedSums(projection, folding.changes(), documents);
  return { writes: [...folding.writes(), ...sums], setAside: [...folding.setAside.values()] };
}

const FAN_OUT_PAGE = 1000;
/** Behind every position, which are digits. */
const END = '~';

/** What the declaration of a projection itself throws, as told from an engine that fails. */
class FoldError extends Error {}

class Batch {
  readonly setAside = new Map<string, SetAside>();
  private readonly known = new Map<string, JsonObject | null>();
  private readonly changed = new Set<string>();
  /** By field and value: which documents matched before the batch. Asked once, however many events ask it. */
  private readonly matched = new Map<string, readonly string[]>();
  /** As the documents stood before the batch, those that were changed. */
  private readonly before = new Map<string, JsonObject | null>();

  constructor(
    private readonly projection: Projection,
    private readonly documents: Documents,
  ) {}

  /** One read for all documents that the batch names: folding them waits for nothing more. */
  async preload(batch: readonly Read[]): Promise<void> {
    if (this.projection.isMadeOnce) return;
    const ids = new Set<string>();
    for (const { event } of batch) {
      for (const id of event instanceof Error ? [] : this.named(event)) ids.add(id);
    }
    for (const id of ids) this.known.set(id, null);
    for (const { id, document } of await this.read([...ids])) this.known.set(id, document);
  }

  /** A promise only where documents have to be asked for: a turn for each event would cost more than folding it. */
  take({ stored, event }: Read): Promise<void> | null {
    if (this.setAside.has(stored.stream)) return null;
    try {
      if (event instanceof Error) throw new FoldError(event.message);
      const handler = this.handler(event.type);
      if (typeof handler === 'object')
        return this.fanOut(handler, event).catch((error: unknown) => this.leave(stored, error));
      if (handler) this.fold(handler, event);
      return null;
    } catch (error) {
      return this.leave(stored, error);
    }
  }

  /** The stream is folded no further. @throws what is not about its event */
  private async leave({ stream, position }: StoredEvent, error: unknown): Promise<void> {
    if (!(error instanceof FoldError)) throw error;
    this.setAside.set(stream, { stream, position, reason: error.message });
    await this.mark(stream);
  }

  writes(): Write[] {
    return [...this.changed].map((id) => ({ id, document: this.known.get(id) ?? null }));
  }

  changes(): Change[] {
    return [...this.before].map(([id, before]) => ({ before, after: this.known.get(id) ?? null }));
  }

  private fold(handler: Fold<unknown, DomainEvent>, event: Recorded): void {
    const { forgotten } = this.projection;
    // All of them or, where one could not be folded, none.
    const next = declared(() =>
      this.keys(event).map((id) => {
        const before = this.known.get(id) ?? null;
        const after = event.forgotten ? forgotten?.(before, event, id) : handler(before, event, id);
        return [id, after ?? null] as const;
      }),
    );
    for (const [id, document] of next) this.set(id, document);
  }

  private async fanOut(handler: FanOut<unknown, DomainEvent>, event: Recorded): Promise<void> {
    if (event.forgotten) return;
    const value = declared(() => handler.value(event));
    const next = new Map<string, unknown>();
    for (const id of await this.matching(handler.field, value)) {
      const document = await this.document(id);
      // A document that the batch changed meanwhile may no longer match.
      if (document && document[handler.field] === value) {
        next.set(
          id,
          declared(() => handler.fold(document, event)),
        );
      }
    }
    // All of them or, where one could not be folded, none.
    for (const [id, document] of next) this.set(id, document);
  }

  /** What the document of a stream becomes that is folded no further. */
  private async mark(stream: string): Promise<void> {
    const { damaged } = this.projection;
    if (!damaged) return;
    const id = String(streamNumber(stream));
    const before = await this.document(id);
    if (before) this.set(id, damaged(before, stream));
  }

  private async matching(field: string, value: Scalar): Promise<Set<string>> {
    const asked = JSON.stringify([field, value]);
    const before = this.matched.get(asked) ?? (await this.stored(field, value));
    this.matched.set(asked, before);
    const ids = new Set(before);
    for (const id of this.changed) if (this.known.get(id)?.[field] === value) ids.add(id);
    return ids;
  }

  private async stored(field: string, value: Scalar): Promise<string[]> {
    const ids: string[] = [];
    for (let after = ''; ; after = ids.at(-1)!) {
      const query = { where: { [field]: value }, after, limit: FAN_OUT_PAGE };
      const page = await this.documents.find(this.projection.name, query);
      for (const { id, document } of page) {
        ids.push(id);
        if (!this.known.has(id)) this.known.set(id, document);
      }
      if (page.length < FAN_OUT_PAGE) return ids;
    }
  }

  private async document(id: string): Promise<JsonObject | null> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    if (this.projection.isMadeOnce) return null;
    const found = await this.documents.get(this.projection.name, id);
    this.known.set(id, found);
    return found;
  }

  private async read(ids: readonly string[]): Promise<readonly StoredDocument[]> {
    const { name } = this.projection;
    if (ids.length > 1) return this.documents.getMany(name, ids);
    const [id] = ids;
    const document = id === undefined ? null : await this.documents.get(name, id);
    return document ? [{ id: id!, document }] : [];
  }

  private set(id: string, document: unknown): void {
    // Whoever sets a document has looked at it.
    if (!this.changed.has(id)) this.before.set(id, this.known.get(id) ?? null);
    this.known.set(id, document as JsonObject | null);
    this.changed.add(id);
  }

  /** The documents an event names; none also where that cannot be told, which folding then tells. */
  private named(event: Recorded): readonly string[] {
    if (typeof this.handler(event.type) !== 'function') return [];
    try {
      return this.keys(event);
    } catch {
      return [];
    }
  }

  private keys(event: Recorded): readonly string[] {
    const { key } = this.projection;
    const keys = key ? key(event) : String(streamNumber(event.stream));
    return typeof keys === 'string' ? [keys] : (keys ?? []);
  }

  private handler(type: string): Fold<unknown, DomainEvent> | FanOut<unknown, DomainEvent> | undefined {
    return this.projection.on[type];
  }
}

/** Runs what a projection declares. */
function declared<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FoldError(messageOf(error));
  }
}
