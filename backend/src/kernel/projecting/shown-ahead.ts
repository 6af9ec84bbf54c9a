import type { KeyObject } from 'node:crypto';
import type { JsonObject } from '../basics/json.ts';
import { messageOf } from '../basics/message-of.ts';
import type { Stop } from '../basics/stop.ts';
import { type Position, UnavailableError } from '../log/event-log.port.ts';
import { Load, type OnItsWay } from './on-its-way.ts';
import type {
  Collection,
  Kept,
  Lead,
  Query,
  ReadModels,
  Selection,
  StoredDocument,
  Write,
} from './read-models.port.ts';

/** Of documents: whoever hands over more than the engine takes is kept waiting, or memory would hold them all. */
const MOST = 4_000;

/**
 * Read models of an engine that serves this process alone, which show what is on its way to the disk: nobody who changes
 * something waits for it, and who reads waits for no more than is needed. A document is given out of memory, and whatever
 * looks through a collection waits until what had been handed over stands. Of one collection one load is written after the
 * other, so that nothing stands on what could not be written.
 */
export class ShownAhead implements ReadModels {
  private readonly ways = new Map<string, OnItsWay>();
  /** By collection: the checkpoint that was handed over last. */
  private readonly reached = new Map<string, Position>();
  private documents = 0;
  /** From then on nothing is taken, until whoever writes has gone back to what stands. */
  private failure: Error | null = null;
  private heard: (failure: Error) => void = () => undefined;

  constructor(private readonly models: ReadModels) {}

  async inUse(): Promise<boolean> {
    await this.allEnded();
    return this.models.inUse();
  }

  async open(collections: readonly Collection[]): Promise<void> {
    await this.models.open(collections);
    this.reached.clear();
    for (const { name } of collections) this.reached.set(name, '');
    await this.goBack();
  }

  lead(signal: AbortSignal): Promise<Lead> {
    return this.models.lead(signal);
  }

  async retire(): Promise<void> {
    await this.allStand();
    await this.models.retire();
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    const ahead = this.ahead(collection, id);
    return ahead === undefined ? this.models.get(collection, id) : ahead;
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    if (!this.ways.has(collection)) return this.models.getMany(collection, ids);
    const ahead = new Map(ids.map((id) => [id, this.ahead(collection, id)]));
    const others = ids.filter((id) => ahead.get(id) === undefined);
    const found = others.length > 0 ? await this.models.getMany(collection, others) : [];
    return [...found, ...[...ahead].flatMap(([id, document]) => (document ? { id, document } : []))];
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    await this.stands(collection);
    return this.models.find(collection, query);
  }

  async count(collection: string, selection: Selection): Promise<number> {
    await this.stands(collection);
    return this.models.count(collection, selection);
  }

  async distinct(collection: string, field: string, selection: Selection): Promise<number> {
    await this.stands(collection);
    return this.models.distinct(collection, field, selection);
  }

  async sum(collection: string, field: string, selection: Selection): Promise<number> {
    await this.stands(collection);
    return this.models.sum(collection, field, selection);
  }

  async checkpoint(collection: string): Promise<Position | null> {
    await this.stands(collection);
    return this.models.checkpoint(collection);
  }

  async kept(collection: string): Promise<Kept | null> {
    await this.stands(collection);
    return this.models.kept(collection);
  }

  altered(key: KeyObject, collections: readonly string[], quick: boolean): Promise<string | null> {
    return this.models.altered(key, collections, quick);
  }

  /** @throws UnavailableError where an earlier batch could not be written: see `landed` */
  async apply(
    collection: string,
    writes: readonly Write[],
    checkpoint: Position,
    tally?: string,
  ): Promise<void> {
    if (this.failure) throw notWritten(this.failure);
    const reached = this.reached.get(collection);
    // Whatever is refused is refused by the engine itself.
    if (reached === undefined || this.models.stopped?.())
      return this.models.apply(collection, writes, checkpoint, tally);
    if (checkpoint <= reached) return this.stands(collection);
    this.reached.set(collection, checkpoint);
    this.documents += writes.length;
    const way = this.ways.get(collection);
    const load = way ? (way.next ??= new Load()) : new Load();
    load.add(writes, checkpoint, tally);
    if (!way) this.send(collection, load);
    while (this.documents > MOST && this.ways.has(collection)) await this.ways.get(collection)!.going.ended;
  }

  async landed(): Promise<Error | null> {
    await this.allEnded();
    const { failure } = this;
    if (failure) await this.goBack();
    this.failure = null;
    return failure;
  }

  hearFailures(heard: (failure: Error) => void): void {
    this.heard = heard;
  }

  async scrub(): Promise<void> {
    await this.allStand();
    await this.models.scrub?.();
  }

  stopped(): Stop | null {
    return this.models.stopped?.() ?? null;
  }

  async takesChanges(): Promise<void> {
    await this.models.takesChanges?.();
  }

  async verify(): Promise<void> {
    await this.models.verify?.();
  }

  async size(): Promise<number | null> {
    return (await this.models.size?.()) ?? null;
  }

  async close(): Promise<void> {
    this.reached.clear();
    await this.allEnded();
    await this.models.close();
  }

  private ahead(collection: string, id: string): JsonObject | null | undefined {
    const way = this.ways.get(collection);
    const next = way?.next?.document(id);
    return next === undefined ? way?.going.document(id) : next;
  }

  private send(collection: string, load: Load): void {
    this.ways.set(collection, { going: load, next: null });
    void load.write(this.models, collection).then((failure) => this.ended(collection, load, failure));
  }

  private ended(collection: string, load: Load, failure: Error | null): void {
    this.documents -= load.handed;
    if (failure && !this.failure) this.heard((this.failure = failure));
    const next = this.ways.get(collection)?.next ?? null;
    this.ways.delete(collection);
    if (next && !this.failure) this.send(collection, next);
    else if (next) this.drop(next);
    load.over(failure);
  }

  private drop(load: Load): void {
    this.documents -= load.handed;
    load.over(this.failure);
  }

  /** @throws UnavailableError where what was on its way could not be written */
  private async stands(collection: string): Promise<void> {
    const way = this.ways.get(collection);
    const failure = way && (await (way.next ?? way.going).ended);
    if (failure) throw notWritten(failure);
  }

  private async allEnded(): Promise<void> {
    while (this.ways.size > 0) await Promise.all([...this.ways.values()].map(({ going }) => going.ended));
  }

  private async allStand(): Promise<void> {
    for (const collection of [...this.ways.keys()]) await this.stands(collection);
  }

  private async goBack(): Promise<void> {
    for (const name of this.reached.keys())
      this.reached.set(name, (await this.models.checkpoint(name)) ?? '');
  }
}

const notWritten = (failure: Error): UnavailableError =>
  failure instanceof UnavailableError
    ? failure
    : new UnavailableError(`What was to be shown could not be written: ${messageOf(failure)}`);
