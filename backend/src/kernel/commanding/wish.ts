import { Command as Dispatched } from '@nestjs/cqrs';
import type { Committed } from '../committing/commit.ts';
import type { Actor, Command, DomainEvent, Person } from '../deciding/decider.ts';

/** What is to be made has no number yet; numbers begin at 1. */
export const NEW = 0;

/** What came of a wish, and the number of what it is about. */
export interface Done<E extends DomainEvent = DomainEvent> extends Committed<E> {
  readonly id: number;
}

export interface WishOptions {
  /** The revision that whoever wishes it saw. */
  readonly basedOn?: number | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/**
 * A command as somebody asks it, before the server has added what only it knows. Each kind of stream has one class
 * of wishes, by which the command bus finds who handles them.
 */
export class Wish<A extends Command, E extends DomainEvent, Who extends Actor = Person> extends Dispatched<
  Done<E>
> {
  readonly basedOn: number | undefined;
  readonly signal: AbortSignal | undefined;

  constructor(
    readonly id: number,
    readonly asked: A,
    readonly actor: Who,
    { basedOn, signal }: WishOptions = {},
  ) {
    super();
    this.basedOn = basedOn;
    this.signal = signal;
  }
}

/** The commands of a decider as they are asked: under the same names, `Differing` in what the server adds. */
export type Asked<C extends Command, Differing extends { readonly [T in C['type']]?: object }> = {
  [T in C['type']]: T extends keyof Differing ? Command<T> & Differing[T] : Extract<C, { type: T }>;
}[C['type']];
