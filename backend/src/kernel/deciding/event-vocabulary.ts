import type { AuditAction, AuditOutcome, Why } from '@vouchwell/rules';
import type { DomainEvent } from './decider.ts';
import type { JsonObject } from '../basics/json.ts';

/** One sentence per event, as an auditor reads it; the type makes it impossible to forget one. */
export type Sentences<E extends DomainEvent> = {
  readonly [T in E['type']]: (data: Extract<E, { type: T }>['data']) => string;
};

/** What an event is to whoever reads the history. */
export interface Audited {
  readonly action: AuditAction;
  /** Left out: it was done. */
  readonly outcome?: AuditOutcome;
  /** By number, those whom it concerns beside the patient it is sealed under. */
  readonly patients?: readonly number[];
  /** What it is about, such as `case-42`, where that is not its stream; null: nothing of its own. */
  readonly object?: string | null;
  /** Of a look: what explained it. Left out: it was not looked for. */
  readonly why?: Why;
  /** What its entry says where the event's own sentence tells more of a patient than an entry may. */
  readonly sentence?: string;
}

/** The same of every event of a type, but for what its entry says: also of those that are forgotten. */
export interface AuditedInWords<Data> {
  readonly action: AuditAction;
  readonly says: (data: Data) => string;
}

/**
 * What each event is to an auditor; the type makes it impossible to forget one. Null: bookkeeping that says nothing
 * which another event of the same request does not say.
 */
export type AuditedEvents<E extends DomainEvent> = {
  readonly [T in E['type']]:
    | AuditAction
    | null
    | AuditedInWords<Extract<E, { type: T }>['data']>
    | ((data: Extract<E, { type: T }>['data']) => Audited);
};

/** Turns the data of one version into that of the next. Pure; stored events are never rewritten. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** What a feature tells of its events: their sentences, and how old versions are read. */
export interface EventVocabulary<E extends DomainEvent = DomainEvent> {
  readonly sentences: Sentences<E>;
  readonly audited: AuditedEvents<E>;
  /** By type: the first turns version 1 into 2, and so on. The current version is their number plus one. */
  readonly upcasters?: { readonly [T in E['type']]?: readonly Upcaster[] };
}

/** An event of a type or version that this program does not know. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
}

/** Every event type the program knows, with its upcasters. */
export class EventTypes {
  private readonly upcasters = new Map<string, readonly Upcaster[]>();
  private readonly sentences = new Map<string, (data: never) => string>();

  // Each vocabulary is typed by its own events; here only the names matter.
  constructor(vocabularies: readonly { sentences: object; upcasters?: object }[]) {
    for (const { sentences, upcasters } of vocabularies) {
      for (const [type, sentence] of Object.entries(sentences)) {
        if (this.sentences.has(type)) throw new Error(`Two features declare the event ${type}.`);
        this.sentences.set(type, sentence as (data: never) => string);
        this.upcasters.set(type, (upcasters as Record<string, Upcaster[]> | undefined)?.[type] ?? []);
      }
    }
  }

  /** The version in which events of this type are written today. */
  version(type: string): number {
    const chain = this.upcasters.get(type);
    if (!chain) throw new UnknownEventError(`No feature declares the event ${type}.`);
    return chain.length + 1;
  }

  knows(type: string): boolean {
    return this.upcasters.has(type);
  }

  upcast(type: string, version: number, data: JsonObject): JsonObject {
    const current = this.version(type);
    if (!Number.isInteger(version) || version < 1 || version > current) {
      throw new UnknownEventError(`${type} version ${version} is newer than this program's ${current}.`);
    }
    const chain = this.upcasters.get(type) ?? [];
    return chain.slice(version - 1).reduce((older, upcaster) => upcaster(older), data);
  }
}
