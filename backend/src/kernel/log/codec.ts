import { randomUUID } from 'node:crypto';
import type { Clock } from '../basics/clock.ts';
import { DamagedEventError } from './damaged-event.ts';
import type { Actor, DomainEvent, Envelope, Recorded, Subject } from '../deciding/decider.ts';
import type { EventTypes } from '../deciding/event-vocabulary.ts';
import { hasHash, isHashedHere, statedHash, withHash } from './event-hash.ts';
import type { NewEvent, StoredEvent } from './event-log.port.ts';
import type { JsonObject } from '../basics/json.ts';
import { MarkNumber } from './mark-number.ts';
import { MissingKeyError, type PatientKeys } from '../vault/patient-keys.ts';
import { DamagedPartError, type KeptPart } from '../vault/kept-parts.ts';
import { openBytes, sealBytes } from '../vault/vault.ts';

/** What stands around a batch of events on their way into one stream. */
export interface Writing {
  readonly stream: string;
  readonly actor: Actor;
  readonly command: string | null;
  readonly reason?: string | null;
  readonly causation_id?: string | null;
  /** When the event before it in its stream happened: no event is dated before it, however the clock was set. */
  readonly after?: string;
  /** When it happened, where it is written a little later. */
  readonly happened?: Date;
}

type Metadata = Omit<Envelope, 'id' | 'stream' | 'revision' | 'position' | 'forgotten'> & {
  readonly subject: Subject | null;
  /** Missing in events that were written before events had hashes. */
  readonly hash?: string;
  /** Number of the newest mark of the log (log-mark.ts) that stood when this was written. */
  readonly mark?: number;
};

type Keys = Pick<PatientKeys, 'forSealing' | 'forOpening'> & Partial<Pick<PatientKeys, 'parts'>>;

/** Between events as deciders know them and events as engines keep them. */
export class Codec {
  /** By what is stored of it: what this process has sealed, until it is read. Whoever follows the log does so at once. */
  private readonly sealedHere = new WeakMap<JsonObject, string>();

  constructor(
    private readonly types: EventTypes,
    private readonly keys: Keys,
    private readonly clock: Clock,
    private readonly marks = new MarkNumber(),
  ) {}

  async encode(events: readonly DomainEvent[], writing: Writing): Promise<NewEvent[]> {
    const at = notBefore(writing.after, writing.happened ?? this.clock.now()).toISOString();
    return Promise.all(events.map((event) => this.encodeOne(event, writing, at)));
  }

  private async encodeOne(event: DomainEvent, writing: Writing, at: string): Promise<NewEvent> {
    const id = randomUUID();
    const { request, ...actor } = writing.actor;
    // In canonical order.
    const metadata: Metadata = {
      actor,
      address: request.address,
      at,
      causation_id: writing.causation_id ?? null,
      command: writing.command === null ? null : { id: request.command_id, type: writing.command },
      correlation_id: request.correlation_id,
      mark: this.marks.value,
      reason: writing.reason ?? null,
      subject: event.subject ?? null,
      user_agent: request.user_agent,
      version: this.types.version(event.type),
    };
    const { type, subject } = event;
    if (subject === undefined)
      return withHash(writing.stream, { id, type, data: event.data as JsonObject, metadata });
    const text = JSON.stringify(event.data);
    const data = await this.seal(subject, text, bound(id, writing.stream, type));
    const sealed = withHash(writing.stream, { id, type, data, metadata });
    this.sealedHere.set(sealed.data, text);
    return sealed;
  }

  /** @throws UnknownEventError; DamagedEventError when it is not what was written. */
  async decode<E extends DomainEvent>(stored: StoredEvent): Promise<Recorded<E>> {
    refuseDamaged(stored);
    const { subject, hash: _hash, mark: _mark, ...envelope } = stored.metadata as unknown as Metadata;
    const whole = subject === null ? stored.data : await this.open(subject, stored);
    const part = whole === null ? await this.part(stored) : null;
    const opened = whole ?? part?.data ?? null;
    const data =
      opened === null ? {} : this.types.upcast(stored.type, part?.version ?? envelope.version, opened);
    const event = {
      ...envelope,
      id: stored.id,
      stream: stored.stream,
      revision: stored.revision,
      position: stored.position,
      type: stored.type,
      data,
      ...(subject !== null && { subject }),
      ...(part && { kept_for: part.subject }),
      forgotten: opened === null,
    };
    return event as unknown as Recorded<E>;
  }

  /** What of an event goes on to be read though its key is destroyed; null: it is forgotten. */
  private async part(stored: StoredEvent): Promise<KeptPart | null> {
    try {
      return (await this.keys.parts?.of(stored.id)) ?? null;
    } catch (error) {
      if (error instanceof MissingKeyError) throw new DamagedEventError(stored, 'its key is missing');
      if (error instanceof DamagedPartError) throw new DamagedEventError(stored, error.message);
      throw error;
    }
  }

  /** Under whose key it was sealed, without opening it. */
  subject(stored: StoredEvent): Subject | undefined {
    return (stored.metadata as unknown as Metadata).subject ?? undefined;
  }

  /** In which events of this type are written today. */
  version(type: string): number {
    return this.types.version(type);
  }

  /** Whether some feature declares events of this type. */
  knows(type: string): boolean {
    return this.types.knows(type);
  }

  /** Who did it. The envelope is never sealed. */
  doer(stored: StoredEvent): Envelope['actor'] {
    return (stored.metadata as unknown as Metadata).actor;
  }

  private async seal(subject: Subject, text: string, boundTo: string): Promise<JsonObject> {
    const key = await this.keys.forSealing(subject);
    return { sealed: sealBytes(key, Buffer.from(text), boundTo).toString('base64') };
  }

  private async open(subject: Subject, stored: StoredEvent): Promise<JsonObject | null> {
    const key = await this.keys.forOpening(subject).catch((error: unknown) => {
      if (error instanceof MissingKeyError) throw new DamagedEventError(stored, 'its key is missing');
      throw error;
    });
    if (!key) return null;
    const own = this.sealedHere.get(stored.data);
    this.sealedHere.delete(stored.data);
    if (own !== undefined) return JSON.parse(own) as JsonObject;
    const sealed = Buffer.from(String(stored.data['sealed']), 'base64');
    try {
      const plain = openBytes(key, sealed, bound(stored.id, stored.stream, stored.type));
      return JSON.parse(plain.toString()) as JsonObject;
    } catch {
      throw new DamagedEventError(stored, 'it does not open under its own key');
    }
  }
}

/** @throws DamagedEventError */
function refuseDamaged(stored: StoredEvent): void {
  const damage = damageOf(stored);
  if (damage) throw damage;
}

/** Null for an event that is what was written; one without a hash can only be told by the log's running hash. */
export function damageOf(stored: StoredEvent): DamagedEventError | null {
  if (isHashedHere(stored)) return null;
  if (stored.unreadable) return new DamagedEventError(stored, 'it is not JSON any more');
  const stated = statedHash(stored.metadata);
  const same = stated === null || hasHash(stored, stated);
  return same ? null : new DamagedEventError(stored, 'it is not what its hash says');
}

/** A clock that was set back gives the time of what it must not come before. `after`: ISO 8601 */
export function notBefore(after: string | undefined, now: Date): Date {
  return after !== undefined && after > now.toISOString() ? new Date(after) : now;
}

/** What sealed data is bound to: it opens nowhere else. */
const bound = (id: string, stream: string, type: string) => JSON.stringify([id, stream, type]);
