/** The read models of the history as the product keeps and asks them. Decorated classes run as built only. */
import { join } from 'node:path';
import { type Entry, explainedBy } from './entries.ts';

/** Of what is built, what is used here. */
interface Models {
  open(collections: readonly object[]): Promise<void>;
  lead(signal: AbortSignal): Promise<{ release(): Promise<void> }>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  find(collection: string, query: object): Promise<unknown>;
  close(): Promise<void>;
}
interface Audit {
  page(filter: object, limit: number, before?: string): Promise<{ entries: readonly unknown[] }>;
}
interface Log {
  append(stream: string, events: readonly object[], expected: number | 'none'): Promise<unknown>;
  close(): Promise<void>;
}

export const built = <T>(file: string): Promise<T> =>
  import(new URL(`../../backend/dist/${file}`, import.meta.url).href) as Promise<T>;

const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { openMongoReadModels } = await built<{
  openMongoReadModels(url: string, patience: object): Promise<Models>;
}>('adapters/read-models/mongodb.js');
const { openSqliteEventLog } = await built<{ openSqliteEventLog(path: string): Promise<Log> }>(
  'adapters/event-log/sqlite.js',
);
const { auditEntries, sightings, during } = await built<{
  auditEntries: object;
  sightings: object;
  during(moment: string): string;
}>('audit/audit.projections.js');
const { unexplained } = await built<{ unexplained: object }>('audit/unexplained.projection.js');
const { AuditQueries } = await built<{ AuditQueries: new (...of: object[]) => Audit }>(
  'audit/audit.queries.js',
);
const { Documents } = await built<{ Documents: new (models: Models) => object }>(
  'kernel/projecting/documents.js',
);

/** In milliseconds: a server that looks through everything is waited for. */
const UNHURRIED = { answer: 300_000, select: 60_000 };

export interface Asked {
  readonly collection: string;
  readonly query: object;
}

export class Product {
  private readonly audit: Audit;
  private readonly models: Models;
  private readonly release: () => Promise<void>;
  private readonly pieces = new Map<string, string[]>();
  /** What the read models were asked last. */
  asked: Asked[] = [];

  private constructor(models: Models, release: () => Promise<void>) {
    [this.models, this.release] = [models, release];
    const find = models.find.bind(models);
    models.find = (collection, query) => {
      this.asked.push({ collection, query });
      return find(collection, query);
    };
    this.audit = new AuditQueries(
      new Documents(models),
      {},
      { zone: async () => 'UTC' },
      { caughtUp: async () => true },
    );
  }

  /** In a file of the folder; or on the server of that address. */
  static async open(folder: string, url?: string): Promise<Product> {
    const models = url
      ? await openMongoReadModels(url, UNHURRIED)
      : await openSqliteReadModels(join(folder, 'models.db'));
    await models.open([auditEntries, sightings, unexplained]);
    const lead = await models.lead(new AbortController().signal);
    return new Product(models, () => lead.release());
  }

  async write(entries: readonly Entry[]): Promise<void> {
    const last = entries.at(-1)!.position;
    const open = entries.filter(({ why }) => why !== null);
    await Promise.all([
      this.models.apply('audit_entries', entries.map(byPosition), last),
      this.models.apply('audit_sightings', this.seen(entries), last),
      this.models.apply('audit_unexplained', open.map(look), last),
    ]);
  }

  page(filter: object, limit: number, before?: string): Promise<{ entries: readonly unknown[] }> {
    this.asked = [];
    return this.audit.page(filter, limit, before);
  }

  async close(): Promise<void> {
    await this.release();
    await this.models.close();
  }

  /** Pieces of the patients' time, each with all that it has come to. */
  private seen(entries: readonly Entry[]) {
    const touched = new Set<string>();
    for (const { patients, at, position } of entries) {
      const id = `${patients[0]}/${during(at)}/0`;
      this.pieces.set(id, [...(this.pieces.get(id) ?? []), position]);
      touched.add(id);
    }
    return [...touched].map((id) => {
      const [patient, time] = id.split('/');
      return { id, document: { patient: Number(patient), during: time, positions: this.pieces.get(id)! } };
    });
  }
}

/** What a look at the history writes into the log before it is shown: one event, on the disk when it resolves. */
export async function recording(
  folder: string,
): Promise<{ once(): Promise<unknown>; close(): Promise<void> }> {
  const log = await openSqliteEventLog(join(folder, 'events.db'));
  let revision: number | 'none' = 'none';
  return {
    once: () => {
      const event = {
        id: crypto.randomUUID(),
        type: 'AuditRead',
        data: { filters: { patient: '77' }, patients: [77] },
        metadata: { at: new Date().toISOString(), actor: { id: 5, username: 'user.5' } },
      };
      const expected = revision;
      revision = expected === 'none' ? 0 : expected + 1;
      return log.append('access-2026-03-01', [event], expected);
    },
    close: () => log.close(),
  };
}

const byPosition = (document: Entry) => ({ id: document.position, document });

function look(entry: Entry) {
  const { position, moment, at, actor_id: person, patients } = entry;
  const patient = patients[0]!;
  const document = { position, moment, at, person, patient, pair: `${person}/${patient}` };
  return { id: position, document: { ...document, then: explainedBy(entry) } };
}
