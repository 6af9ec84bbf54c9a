import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Position } from '../log/event-log.port.ts';
import { frozen, type JsonObject } from '../basics/json.ts';
import type { Stop } from '../basics/stop.ts';
import { alteredReadModels } from '../basics/problem.ts';
import type {
  Collection,
  Lead,
  Query,
  ReadModels,
  Selection,
  StoredDocument,
  Where,
  Write,
} from '../projecting/read-models.port.ts';
import { StartError } from '../basics/start-error.ts';

/** The field of a stored document that proves it. It never leaves this file. */
const PROOF = 'proof';
/** So many documents of a collection are proved at a start; each is proved again whenever it is read. */
const PROVED_AT_START = 20_000;
const PAGE = 500;

/**
 * Read models whose documents carry a proof: an HMAC over collection, id and content, under a key derived from
 * the site's. A document that something else has changed, moved or damaged is never served and never folded
 * on: whoever may do what is read from them, and a list has no event at hand to compare a row with.
 */
export class ProvedModels implements ReadModels {
  readonly stopped?: () => Stop | null;
  readonly verify?: () => Promise<void>;
  private readonly lists = new Map<string, readonly string[]>();
  private readonly key: KeyObject;
  /** Of documents that were proved. */
  private readonly contents = new WeakMap<
    JsonObject,
    { readonly of: string; readonly content: JsonObject }
  >();

  constructor(
    private readonly models: ReadModels,
    /** 32 bytes */
    key: Buffer,
    /** Names of collections that are kept as they are: other programs read them without the key. */
    private readonly plain: readonly string[] = [],
  ) {
    this.key = createSecretKey(key);
    if (models.stopped) this.stopped = () => models.stopped!();
    if (models.verify) this.verify = () => models.verify!();
  }

  /** @throws StartError where a document is not what was written */
  async open(collections: readonly Collection[]): Promise<void> {
    // Documents from before they had proofs are left behind, as those of another log.
    const marked = ({ log = '' }: Collection) => ({ log: `${log} proved` });
    await this.models.open(
      collections.map((one) => (this.plain.includes(one.name) ? one : { ...one, ...marked(one) })),
    );
    for (const { name, lists = [] } of collections) {
      this.lists.set(name, lists);
      await this.proveAtStart(name);
    }
  }

  async get(collection: string, id: string): Promise<JsonObject | null> {
    const document = await this.models.get(collection, id);
    return document && this.proved(collection, { id, document }).document;
  }

  async getMany(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    const found = await this.models.getMany(collection, ids);
    return found.map((one) => this.proved(collection, one));
  }

  async find(collection: string, query: Query): Promise<StoredDocument[]> {
    const found = await this.models.find(collection, query);
    return found.map((one) => {
      const proved = this.proved(collection, one);
      if (!this.holds(collection, proved.document, query.where)) throw alteredReadModels(collection, one.id);
      return proved;
    });
  }

  async apply(collection: string, writes: readonly Write[], checkpoint: Position): Promise<void> {
    const proven = this.plain.includes(collection)
      ? writes
      : writes.map((one) => this.prove(collection, one));
    await this.models.apply(collection, proven, checkpoint);
  }

  lead(signal: AbortSignal): Promise<Lead> {
    return this.models.lead(signal);
  }

  retire(): Promise<void> {
    return this.models.retire();
  }

  count(collection: string, selection: Selection): Promise<number> {
    return this.models.count(collection, selection);
  }

  distinct(collection: string, field: string, selection: Selection): Promise<number> {
    return this.models.distinct(collection, field, selection);
  }

  sum(collection: string, field: string, selection: Selection): Promise<number> {
    return this.models.sum(collection, field, selection);
  }

  checkpoint(collection: string): Promise<Position | null> {
    return this.models.checkpoint(collection);
  }

  close(): Promise<void> {
    return this.models.close();
  }

  private prove(collection: string, { id, document }: Write): Write {
    if (document === null) return { id, document };
    return { id, document: { ...document, [PROOF]: this.proofOf(collection, id, document) } };
  }

  private proved(collection: string, { id, document }: StoredDocument): StoredDocument {
    if (this.plain.includes(collection)) return { id, document };
    const known = this.contents.get(document);
    if (known?.of === `${collection} ${id}`) return { id, document: known.content };
    const { [PROOF]: proof, ...content } = document;
    if (proof !== this.proofOf(collection, id, content)) throw alteredReadModels(collection, id);
    // The very same document, where an engine gives it out again, cannot have been changed since.
    if (Object.isFrozen(document))
      this.contents.set(document, { of: `${collection} ${id}`, content: frozen(content) });
    return { id, document: content };
  }

  private proofOf(collection: string, id: string, content: JsonObject): string {
    const named = JSON.stringify([collection, id]);
    return createHmac('sha256', this.key).update(named).update(JSON.stringify(content)).digest('base64');
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

  private async proveAtStart(collection: string): Promise<void> {
    try {
      for (let skip = 0; skip < PROVED_AT_START; skip += PAGE) {
        if ((await this.find(collection, { skip, limit: PAGE })).length < PAGE) return;
      }
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code !== 'read_models_altered') throw error;
      throw new StartError(
        `The read models were altered or damaged: a document of ${collection} is not what was written. They hold nothing that is not in the event log: \`npm run projections:rebuild\` makes them anew.`,
      );
    }
  }
}
