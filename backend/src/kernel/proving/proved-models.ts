import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Position } from '../log/event-log.port.ts';
import { frozen, type JsonObject } from '../basics/json.ts';
import type { Stop } from '../basics/stop.ts';
import { alteredReadModels } from '../basics/problem.ts';
import { PROOF, proofOf } from '../projecting/proof.ts';
import type {
  Collection,
  Kept,
  Lead,
  Query,
  ReadModels,
  Selection,
  StoredDocument,
  Where,
  Write,
} from '../projecting/read-models.port.ts';
import { StartError } from '../basics/start-error.ts';
import { Tallies } from './tallies.ts';

/** As it is declared to the engine: documents from before they were proved and counted are left behind, as those of another log. */
export const provedCollection = (one: Collection): Collection => ({
  ...one,
  log: `${one.log ?? ''} counted`,
});

/**
 * Read models whose documents carry a proof: an HMAC over collection, id and content, under a key derived from
 * the site's. A document that something else has changed, moved or damaged is never served and never folded
 * on: whoever may do what is read from them, and a list has no event at hand to compare a row with. With each
 * checkpoint goes a tally of all documents, which tells at a start and once a day whether one is missing or was set back.
 */
export class ProvedModels implements ReadModels {
  private readonly lists = new Map<string, readonly string[]>();
  private readonly key: KeyObject;
  /** Of documents that were proved. */
  private readonly contents = new WeakMap<
    JsonObject,
    { readonly of: string; readonly content: JsonObject }
  >();
  private readonly tallies: Tallies;
  /** A collection that something else has changed while it served. */
  private changed: string | null = null;

  constructor(
    private readonly models: ReadModels,
    /** 32 bytes */
    key: Buffer,
    /** Names of collections that are kept as they are: other programs read them without the key. */
    private readonly plain: readonly string[] = [],
  ) {
    this.key = createSecretKey(key);
    this.tallies = new Tallies(models, this.key);
  }

  /** @throws StartError where a document is not what was written, or is missing */
  async open(collections: readonly Collection[]): Promise<void> {
    await this.models.open(
      collections.map((one) => (this.plain.includes(one.name) ? one : provedCollection(one))),
    );
    for (const { name, lists = [] } of collections) this.lists.set(name, lists);
    const altered = await this.models.altered(this.key, this.provedNames(), true);
    if (altered === null) return;
    throw new StartError(
      `The read models were altered or damaged: a document of ${altered} is not what was written, or is missing. They hold nothing that is not in the event log: \`npm run projections:rebuild\` makes them anew.`,
    );
  }

  inUse(): Promise<boolean> {
    return this.models.inUse();
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    this.refuseChanged(collection);
    const document = await this.models.get(collection, id);
    return document && this.proved(collection, { id, document }).document;
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    this.refuseChanged(collection);
    const found = await this.models.getMany(collection, ids);
    return found.map((one) => this.proved(collection, one));
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    this.refuseChanged(collection);
    const found = await this.models.find(collection, query);
    return found.map((one) => {
      const proved = this.proved(collection, one);
      if (!this.holds(collection, proved.document, query.where))
        throw alteredReadModels(collection, `Document ${one.id}`);
      return proved;
    });
  }

  /** Of one collection one batch after the other. */
  async apply(collection: string, writes: readonly Write[], checkpoint: Position): Promise<void> {
    if (this.plain.includes(collection)) return this.models.apply(collection, writes, checkpoint);
    await this.tallies.apply(collection, writes, checkpoint);
  }

  async lead(signal: AbortSignal): Promise<Lead> {
    const lead = await this.models.lead(signal);
    // Another process may have written meanwhile.
    this.tallies.forget();
    return lead;
  }

  retire(): Promise<void> {
    return this.models.retire();
  }

  async landed(): Promise<Error | null> {
    const failure = (await this.models.landed?.()) ?? null;
    // They tell of what was not written, too.
    if (failure) this.tallies.forget();
    return failure;
  }

  hearFailures(heard: (failure: Error) => void): void {
    this.models.hearFailures?.(heard);
  }

  async count(collection: string, selection: Selection): Promise<number> {
    this.refuseChanged(collection);
    return this.models.count(collection, selection);
  }

  async distinct(collection: string, field: string, selection: Selection): Promise<number> {
    this.refuseChanged(collection);
    return this.models.distinct(collection, field, selection);
  }

  async sum(collection: string, field: string, selection: Selection): Promise<number> {
    this.refuseChanged(collection);
    return this.models.sum(collection, field, selection);
  }

  checkpoint(collection: string): Promise<Position | null> {
    return this.models.checkpoint(collection);
  }

  kept(collection: string): Promise<Kept | null> {
    return this.models.kept(collection);
  }

  altered(...asked: Parameters<ReadModels['altered']>): Promise<string | null> {
    return this.models.altered(...asked);
  }

  async scrub(): Promise<void> {
    await this.models.scrub?.();
  }

  stopped(): Stop | null {
    if (this.changed === null) return this.models.stopped?.() ?? null;
    const sentence = `The read models were altered: documents of ${this.changed} were changed, removed or set back by something else than the server. Nothing of them is shown any more. Nothing is lost: stop the server and run \`npm run projections:rebuild\`.`;
    return { cause: 'damaged', sentence };
  }

  async takesChanges(): Promise<void> {
    await this.models.takesChanges?.();
  }

  async verify(): Promise<void> {
    await this.models.verify?.();
    this.changed ??= await this.models.altered(this.key, this.provedNames(), false);
  }

  async size(): Promise<number | null> {
    return (await this.models.size?.()) ?? null;
  }

  close(): Promise<void> {
    return this.models.close();
  }

  private refuseChanged(collection: string): void {
    if (collection === this.changed) throw alteredReadModels(collection, 'A document');
  }

  private provedNames(): string[] {
    return [...this.lists.keys()].filter((name) => !this.plain.includes(name));
  }

  private proved(collection: string, { id, document }: StoredDocument): StoredDocument {
    if (this.plain.includes(collection)) return { id, document };
    const known = this.contents.get(document);
    if (known?.of === `${collection} ${id}`) return { id, document: known.content };
    const { [PROOF]: proof, ...content } = document;
    if (proof !== proofOf(this.key, collection, id, JSON.stringify(content)))
      throw alteredReadModels(collection, `Document ${id}`);
    // The very same document, where an engine gives it out again, cannot have been changed since.
    if (Object.isFrozen(document))
      this.contents.set(document, { of: `${collection} ${id}`, content: frozen(content) });
    return { id, document: content };
  }

  /** A list's index may name a document that does not hold what is looked for. */
  private holds(collection: string, document: JsonObject, where: Where = {}): boolean {
    const lists = this.lists.get(collection) ?? [];
    return lists.every((field) => {
      const asked = where[field];
      if (typeof asked !== 'object' || asked === null || !('has' in asked)) return true;
      const held = document[field];
      return Array.isArray(held) && held.includes(asked.has as never);
    });
  }
}
