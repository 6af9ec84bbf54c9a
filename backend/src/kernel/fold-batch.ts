import type { DomainEvent, Recorded } from './decider.ts';
import type { JsonObject } from './json.ts';
import { type FanOut, type Fold, type Projection, streamNumber } from './projection.ts';
import type { ReadModels, Scalar, Write } from './read-models.port.ts';

/** The part of the read models that folding reads. */
type Documents = Pick<ReadModels, 'get' | 'getMany' | 'find'>;

/** Folds a batch in memory over the documents as they stand, and tells what is to be written, once each. */
export async function foldBatch(
  projection: Projection,
  events: readonly Recorded[],
  documents: Documents,
): Promise<Write[]> {
  const batch = new Batch(projection, documents);
  await batch.preload(events);
  for (const event of events) await batch.fold(event);
  return batch.writes();
}

const FAN_OUT_PAGE = 1000;

class Batch {
  private readonly known = new Map<string, JsonObject | null>();
  private readonly changed = new Set<string>();

  constructor(
    private readonly projection: Projection,
    private readonly documents: Documents,
  ) {}

  /** One read for all documents that the batch names, instead of one each. */
  async preload(events: readonly Recorded[]): Promise<void> {
    const ids = new Set<string>();
    for (const event of events) {
      const id = typeof this.handler(event.type) === 'function' ? this.key(event) : null;
      if (id !== null) ids.add(id);
    }
    if (ids.size < 2) return;
    for (const id of ids) this.known.set(id, null);
    const found = await this.documents.getMany(this.projection.name, [...ids]);
    for (const { id, document } of found) this.known.set(id, document);
  }

  async fold(event: Recorded): Promise<void> {
    const handler = this.handler(event.type);
    if (!handler) return;
    if (typeof handler !== 'function') return this.fanOut(handler, event);
    const id = this.key(event);
    if (id === null) return;
    const before = await this.document(id);
    const after = event.forgotten ? (this.projection.forgotten?.(before) ?? null) : handler(before, event);
    this.set(id, after);
  }

  writes(): Write[] {
    return [...this.changed].map((id) => ({ id, document: this.known.get(id) ?? null }));
  }

  private async fanOut(handler: FanOut<unknown, DomainEvent>, event: Recorded): Promise<void> {
    if (event.forgotten) return;
    const value = handler.value(event);
    for (const id of await this.matching(handler.field, value)) {
      const document = await this.document(id);
      // A document that the batch changed meanwhile may no longer match.
      if (document && document[handler.field] === value) this.set(id, handler.fold(document, event));
    }
  }

  private async matching(field: string, value: Scalar): Promise<Set<string>> {
    const ids = new Set<string>();
    for (let skip = 0; ; skip += FAN_OUT_PAGE) {
      const query = { where: { [field]: value }, skip, limit: FAN_OUT_PAGE };
      const page = await this.documents.find(this.projection.name, query);
      for (const { id, document } of page) {
        ids.add(id);
        if (!this.known.has(id)) this.known.set(id, document);
      }
      if (page.length < FAN_OUT_PAGE) break;
    }
    for (const id of this.changed) if (this.known.get(id)?.[field] === value) ids.add(id);
    return ids;
  }

  private async document(id: string): Promise<JsonObject | null> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const found = await this.documents.get(this.projection.name, id);
    this.known.set(id, found);
    return found;
  }

  private set(id: string, document: unknown): void {
    this.known.set(id, document as JsonObject | null);
    this.changed.add(id);
  }

  private key(event: Recorded): string | null {
    return this.projection.key ? this.projection.key(event) : String(streamNumber(event.stream));
  }

  private handler(type: string): Fold<unknown, DomainEvent> | FanOut<unknown, DomainEvent> | undefined {
    return this.projection.on[type];
  }
}
