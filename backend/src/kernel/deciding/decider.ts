import type { Permissions, Role } from '@vouchwell/rules';

/**
 * Under whose key data is sealed: a patient's, by number; that of a text which the library has, or was offered, from a
 * patient's note; or that of a request for a demonstration, which tells of whoever sent it.
 */
export type Subject = number | `${SealedKind}-${number}`;
export type SealedKind = 'suggestion' | 'demo-request';

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

/** Who did something, as its event keeps them: with the rights of that moment. */
export interface Doer {
  /** Null: the system itself, or nobody known yet. */
  readonly id: number | null;
  readonly username: string;
  readonly full_name: string | null;
  readonly role: Role | 'system';
  readonly permissions: Partial<Permissions>;
  readonly session_id: string | null;
}

/** A user of the site. Without a session where a program acts for them. */
export interface Person extends Doer {
  readonly id: number;
  readonly role: Role;
  readonly request: RequestFacts;
}

/** Somebody who is not known, or not yet: before a sign-in, or after one that failed. */
export interface Visitor extends Doer {
  readonly id: null;
  readonly role: 'user';
  readonly session_id: null;
  readonly request: RequestFacts;
}

/** The program itself. */
export interface System extends Doer {
  readonly id: null;
  readonly role: 'system';
  readonly session_id: null;
  readonly request: RequestFacts;
}

/** Who acts, and through which request. */
export type Actor = Person | Visitor | System;

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
  readonly actor: Doer;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly command: { readonly id: string; readonly type: string } | null;
  readonly reason: string | null;
}

/** A fact as the log gives it back. */
export type Readable<E extends DomainEvent = DomainEvent> = E &
  Envelope & {
    readonly forgotten: false;
    /** Its subject is forgotten, and this is what was kept of it for another: whom it concerns now. */
    readonly kept_for?: Subject;
  };

/** What is left of a fact whose subject's key is destroyed: what happened, when and through whom. */
export interface Forgotten<T extends string = string> extends Envelope {
  readonly type: T;
  readonly subject: Subject;
  readonly data: Readonly<Record<string, never>>;
  readonly forgotten: true;
}

/** What lies in the log. */
export type Recorded<E extends DomainEvent = DomainEvent> = Readable<E> | Forgotten<E['type']>;

export function isReadable<E extends DomainEvent>(event: Recorded<E>): event is Readable<E> {
  return !event.forgotten;
}

/** Ends an exhaustive switch: the compiler names what is missing. */
export function never(value: never): never {
  throw new Error(`Unknown case: ${JSON.stringify((value as { type?: string }).type ?? typeof value)}`);
}
