import { again } from './again.ts';
import { outcomeAtHand } from '../basics/change-outcome.ts';
import type { Codec, Writing } from '../log/codec.ts';
import {
  type Actor,
  type Command,
  type Decider,
  type DomainEvent,
  isReadable,
  type Recorded,
} from '../deciding/decider.ts';
import {
  type Appended,
  ConflictError,
  type EventLog,
  OutcomeUnknownError,
  type Position,
} from '../log/event-log.port.ts';
import { readHistory } from '../log/history.ts';
import { measured } from '../log/measured.ts';
import type { Measures } from '../ports/measures.port.ts';
import { messageOf } from '../basics/message-of.ts';
import { changedMeanwhile, damagedHistory } from '../basics/problem.ts';
import type { Projector } from '../projecting/projector.ts';
import { timeAt, timeOf } from '../log/stream-end.ts';

const ATTEMPTS = 3;

export interface CommitOptions {
  /** The revision the command was based on: 409 when the stream has moved on. */
  readonly expected?: number;
  /** Why, where a reason is asked. */
  readonly reason?: string;
  /** Its number has just been given: nothing is read unless something stands there after all. */
  readonly fresh?: boolean;
}

export interface Committed<E extends DomainEvent = DomainEvent> {
  /** Of the stream's last event; -1 while there is none. */
  readonly revision: number;
  readonly position: Position | null;
  /** When the last of what was committed happened, ISO 8601, UTC; undefined where nothing was. */
  readonly at: string | undefined;
  /** What was committed: now, or when this very request came first. */
  readonly events: readonly E[];
  /** False when the read models had not shown the change in time. */
  readonly visible: boolean;
}

export interface Loaded<State> {
  readonly state: State;
  readonly revision: number;
  /** When its last event happened; undefined while there is none. ISO 8601, UTC. */
  readonly at: string | undefined;
}

/** The write side's one way: read, decide, append, wait for the read models. */
export class Commit {
  constructor(
    private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly projector: Pick<Projector, 'passed'>,
    private readonly measures?: Pick<Measures, 'command'>,
  ) {}

  /** @throws DomainError when the decider refuses or the stream has moved on. */
  to<S, C extends Command, E extends DomainEvent>(
    stream: string,
    decider: Decider<S, C, E>,
    command: C,
    actor: Actor,
    options: CommitOptions = {},
  ): Promise<Committed<E>> {
    return measured(
      () => this.decided(stream, decider, command, actor, options),
      (outcome, seconds) => this.measures?.command(command.type, outcome, seconds),
    );
  }

  /** Once more even where a revision was named: what came first may be this very request, sent twice. */
  private async decided<S, C extends Command, E extends DomainEvent>(
    ...asked: [string, Decider<S, C, E>, C, Actor, CommitOptions]
  ): Promise<Committed<E>> {
    try {
      return await again(() => this.decide(...asked), { most: ATTEMPTS, met: isConflict });
    } catch (error) {
      throw isConflict(error) ? changedMeanwhile(actual(error)) : error;
    }
  }

  private async decide<S, C extends Command, E extends DomainEvent>(
    stream: string,
    decider: Decider<S, C, E>,
    command: C,
    actor: Actor,
    options: CommitOptions,
  ): Promise<Committed<E>> {
    const begun = options.fresh && (await this.begin(stream, decider, command, actor, options));
    if (begun) return begun;
    const history = await readHistory<E>(this.log, this.codec, stream);
    const repeated = this.earlier(history, command.type, actor);
    if (repeated) return this.shown(repeated, history.length - 1);
    const revision = history.length - 1;
    if (options.expected !== undefined && options.expected !== revision) throw changedMeanwhile(revision);
    const events = decider.decide(command, fold(stream, decider, history));
    if (events.length === 0) return { revision, position: null, at: undefined, events, visible: true };
    const { reason } = options;
    const writing = { stream, actor, command: command.type, reason, after: history.at(-1)?.at };
    const appended = await this.write(writing, events, revision);
    const visible = await this.visible(events, appended.position);
    return { ...appended, events, visible };
  }

  /** As the first change of a stream; null where it can be none: what stands is read then, and decides. */
  private async begin<S, C extends Command, E extends DomainEvent>(
    stream: string,
    decider: Decider<S, C, E>,
    command: C,
    actor: Actor,
    { reason }: CommitOptions,
  ): Promise<Committed<E> | null> {
    const events = begun(decider, command);
    if (events.length === 0) return null;
    const writing = { stream, actor, command: command.type, reason };
    const appended = await this.write(writing, events, -1).catch((error: unknown) => {
      if (isConflict(error)) return null;
      throw error;
    });
    return appended && { ...appended, events, visible: await this.visible(events, appended.position) };
  }

  /** The state a stream is in now. */
  async load<S, E extends DomainEvent>(
    stream: string,
    decider: Pick<Decider<S, never, E>, 'initial' | 'evolve'>,
  ): Promise<Loaded<S>> {
    const history = await readHistory<E>(this.log, this.codec, stream);
    const at = history.at(-1)?.at;
    return { state: fold(stream, decider, history), revision: history.length - 1, at };
  }

  /** What this very request has already written here: for handlers whose effect must not happen twice. */
  async repeated<E extends DomainEvent>(
    stream: string,
    command: string,
    actor: Actor,
  ): Promise<Committed<E> | null> {
    if (actor.request.reservation === null) return null;
    const history = await readHistory<E>(this.log, this.codec, stream);
    const earlier = this.earlier(history, command, actor);
    return earlier && this.shown(earlier, history.length - 1);
  }

  /** Waits until the projections that these events concern have passed a position. */
  async visible(events: readonly DomainEvent[], position: Position): Promise<boolean> {
    const types = events.map(({ type }) => type);
    const visible = await this.projector.passed(types, position);
    if (!visible) outcomeAtHand()?.notYetVisible();
    return visible;
  }

  /** Behind a revision that is known, without a decision. */
  async append(
    stream: string,
    events: readonly DomainEvent[],
    revision: number,
    command: string,
    actor: Actor,
    reason?: string,
  ): Promise<Appended> {
    const after = await timeAt(this.log, stream, revision);
    return this.write({ stream, actor, command, reason, after }, events, revision);
  }

  private async write(
    writing: Writing,
    events: readonly DomainEvent[],
    revision: number,
  ): Promise<Appended & { readonly at: string }> {
    const encoded = await this.codec.encode(events, writing);
    try {
      const appended = await this.log.append(writing.stream, encoded, revision < 0 ? 'none' : revision);
      outcomeAtHand()?.written();
      return { ...appended, at: timeOf(encoded[0]!) };
    } catch (error) {
      if (error instanceof OutcomeUnknownError) outcomeAtHand()?.written();
      throw error;
    }
  }

  private earlier<E extends DomainEvent>(
    history: Recorded<E>[],
    command: string,
    actor: Actor,
  ): Recorded<E>[] | null {
    const { command_id } = actor.request;
    const found = history.filter(
      (event) => event.command?.id === command_id && event.command.type === command,
    );
    return found.length > 0 ? found : null;
  }

  private async shown<E extends DomainEvent>(events: Recorded<E>[], revision: number): Promise<Committed<E>> {
    const { position, at } = events.at(-1)!;
    const visible = await this.visible(events, position);
    return { revision, position, at, events: events.filter(isReadable), visible };
  }
}

/**
 * What is forgotten is passed over.
 * @throws DomainError unavailable: events that a decider cannot follow are not those that it decided
 */
function fold<S, E extends DomainEvent>(
  stream: string,
  decider: Pick<Decider<S, never, E>, 'initial' | 'evolve'>,
  history: readonly Recorded<E>[],
): S {
  try {
    return history.filter(isReadable).reduce((state, event) => decider.evolve(state, event), decider.initial);
  } catch (error) {
    throw damagedHistory(stream, messageOf(error));
  }
}

/** None where it is refused: that is told of the stream as it stands. */
function begun<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, command: C): E[] {
  try {
    return decider.decide(command, decider.initial);
  } catch {
    return [];
  }
}

const isConflict = (error: unknown) => error instanceof ConflictError;
const actual = (error: ConflictError) => (error.actual === 'none' ? undefined : error.actual);
