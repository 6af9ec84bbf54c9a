import type { Permissions, Role } from '@vouchwell/rules';

/**
 * Under whose key data is sealed: a patient's, by number; or that of a suggestion to the library on which nobody
 * has decided yet.
 */
export type Subject = number | `suggestion-${number}`;

/** A past-tense fact, as a decider states it. Where it has a subject, its data is sealed. */
export interface DomainEvent<T extends string = string, D = unknown> {
  readonly type: T;
  readonly data: D;
  readonly subject?: Subject;
}
export type Event<T extends string, D> = DomainEvent<T, D>;

/** An imperative, told apart by its type. */
export interface Command<T extends string = string> {
  readonly type: T;
}

/** Decides over one stream. Pure: no clock, no ids, no I/O; `decide` throws DomainError to refuse. */
export interface Decider<State, C extends Command, E extends DomainEvent> {
  readonly initial: State;
  decide(command: C, state: State): E[];
  evolve(state: State, event: E): State;
}

/** Who acts, with the rights of that moment, and through which request. */
export interface Actor {
  /** Null: the system itself, or nobody known yet (a failed sign-in). */
  readonly id: number | null;
  readonly username: string;
  readonly full_name: string | null;
  readonly role: Role | 'system';
  readonly permissions: Partial<Permissions>;
  readonly session_id: string | null;
  readonly request: RequestFacts;
}

/** What an event keeps of the request behind it. */
export interface RequestFacts {
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly correlation_id: string;
  /** The same for a repeat of the same request under one Idempotency-Key. */
  readonly command_id: string;
  /** The stream of the request's reservation, when it came with an Idempotency-Key. */
  readonly reservation: string | null;
}

/** The envelope of an event, the same on every engine. */
export interface Envelope {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly version: number;
  /** ISO 8601, UTC, by the server's clock, but never before the event before it in its stream. */
  readonly at: string;
  readonly actor: Omit<Actor, 'request'>;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly command: { readonly id: string; readonly type: string } | null;
  readonly reason: string | null;
  /** True when the subject's key is destroyed: `data` is then an empty object. */
  readonly forgotten: boolean;
}

/** A fact as the log gives it back. */
export type Recorded<E extends DomainEvent = DomainEvent> = E extends DomainEvent ? E & Envelope : never;

/** Ends an exhaustive switch: the compiler names what is missing. */
export function never(value: never): never {
  throw new Error(`Unknown case: ${JSON.stringify((value as { type?: string }).type ?? typeof value)}`);
}
