import type { Clock } from '../basics/clock.ts';
import { changedMeanwhile } from '../basics/problem.ts';
import type { SiteTime } from '../basics/site-time.ts';
import type { Commit, CommitOptions, Committed } from '../committing/commit.ts';
import type { Ids } from '../committing/ids.ts';
import type { Actor, Command, Decider, DomainEvent, Person } from '../deciding/decider.ts';
import type { Done, Wish } from './wish.ts';

/** A command that lacks nothing. */
export interface Ready<C> {
  readonly command: C;
  /** Of what it makes; without one, that of the wish. */
  readonly id?: number;
  /** The revision it was made for, where it must not be decided on another; without one, that of the wish. */
  readonly expected?: number;
}

/** What the server knows of a wish beside its words. */
export interface Known<Who extends Actor = Person> extends Pick<
  Wish<Command, DomainEvent, Who>,
  'id' | 'actor' | 'basedOn' | 'signal'
> {
  readonly now: Date;
  /** The site's day, `YYYY-MM-DD`. */
  readonly today: string;
}

type Of<C extends Command, T> = Extract<C, { type: T }>;
type Enrich<A extends Command, C extends Command, T, Who extends Actor> = (
  asked: Of<A, T>,
  known: Known<Who>,
) => Ready<Of<C, T>> | Promise<Ready<Of<C, T>>>;

/** A command that is asked as it is decided needs none; every other one must have one. */
type Enrichments<A extends Command, C extends Command, Who extends Actor> = {
  readonly [T in C['type'] as [Of<A, T>] extends [Of<C, T>] ? never : T]: Enrich<A, C, T, Who>;
} & { readonly [T in C['type']]?: Enrich<A, C, T, Who> };

/** How the wishes about one kind of stream become commands of its decider. */
interface Handling<A extends Command, S, C extends Command, E extends DomainEvent, Who extends Actor> {
  readonly decider: Decider<S, C, E>;
  readonly stream: (id: number) => string;
  /** Who may. @throws DomainError */
  authorise(wish: Wish<A, E, Who>): void | Promise<unknown>;
  /** What a wish lacks; an effect that a command stands for comes first here, holding nothing. */
  readonly enrich: Enrichments<A, C, Who>;
  /** Where a change goes over more than its own stream. */
  through?(id: number, command: C, actor: Actor, options: CommitOptions): Promise<Committed<E>>;
  /** What follows on the fact, also when a repeat finds it there: it ends what was cut off. */
  after?(done: Done<E>, wish: Wish<A, E, Who>): Promise<void>;
}

/** The same, told by the class of the wishes and the decider. */
export type Handles<W, D> =
  W extends Wish<infer A, infer E, infer Who>
    ? D extends Decider<infer S, infer C, E>
      ? Handling<A, S, C, E, Who>
      : never
    : never;

/** The one way in which anything changes: authorise, enrich, commit, see it, and what follows. */
export class Way {
  constructor(
    private readonly committing: Commit,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly site: Pick<SiteTime, 'day'>,
  ) {}

  /** @throws DomainError when it is not allowed, refused, or has come too late */
  async take<A extends Command, S, C extends Command, E extends DomainEvent, Who extends Actor>(
    wish: Wish<A, E, Who>,
    handling: Handling<A, S, C, E, Who>,
  ): Promise<Done<E>> {
    await handling.authorise(wish);
    const done = (await this.earlier(wish, handling)) ?? (await this.now(wish, handling));
    await handling.after?.(done, wish);
    return done;
  }

  /** A number for what a command makes, taken once it is known that nothing refuses it: what is refused leaves no gap. */
  async number<S, C extends Command, E extends DomainEvent>(
    kind: string,
    decider: Decider<S, C, E>,
    command: C,
    actor: Actor,
  ): Promise<number> {
    decider.decide(command, decider.initial);
    return this.ids.next(kind, actor);
  }

  /**
   * Before anything else is begun for a command: what would refuse it as its stream stands refuses it now.
   * @throws DomainError
   */
  async agreed<S, C extends Command, E extends DomainEvent>(
    stream: string,
    decider: Decider<S, C, E>,
    command: C,
    basedOn?: number,
  ): Promise<void> {
    const { state, revision } = await this.committing.load(stream, decider);
    if (basedOn !== undefined && basedOn !== revision) throw changedMeanwhile(revision);
    decider.decide(command, state);
  }

  private async now<A extends Command, S, C extends Command, E extends DomainEvent, Who extends Actor>(
    wish: Wish<A, E, Who>,
    handling: Handling<A, S, C, E, Who>,
  ): Promise<Done<E>> {
    try {
      const { command, id = wish.id, expected = wish.basedOn } = await this.ready(wish, handling);
      const options = {
        ...(expected !== undefined && { expected }),
        ...(wish.id === 0 && id !== 0 && expected === undefined && { fresh: true }),
      };
      const { decider, stream } = handling;
      const committed = handling.through
        ? await handling.through(id, command, wish.actor, options)
        : await this.committing.to(stream(id), decider, command, wish.actor, options);
      return { id, ...committed };
    } catch (error) {
      // A twin of this very request may have been just ahead.
      const done = await this.earlier(wish, handling);
      if (!done) throw error;
      return done;
    }
  }

  private async ready<A extends Command, S, C extends Command, E extends DomainEvent, Who extends Actor>(
    { id, asked, actor, basedOn, signal }: Wish<A, E, Who>,
    { enrich }: Handling<A, S, C, E, Who>,
  ): Promise<Ready<C>> {
    const enriching = (enrich as Record<string, Enrich<A, C, C['type'], Who> | undefined>)[asked.type];
    // The types say that what is asked as it is decided may do without.
    if (!enriching) return { command: asked as unknown as C };
    const now = this.clock.now();
    const known = { id, actor, basedOn, signal, now, today: await this.site.day(now) };
    return enriching(asked as Of<A, C['type']>, known);
  }

  /** What this very request has done already, where it would be done again: a plain command is known by its commit. */
  private async earlier<A extends Command, S, C extends Command, E extends DomainEvent, Who extends Actor>(
    { id, asked, actor }: Wish<A, E, Who>,
    { enrich, stream }: Handling<A, S, C, E, Who>,
  ): Promise<Done<E> | null> {
    if (id === 0 || !(asked.type in enrich)) return null;
    const committed = await this.committing.repeated<E>(stream(id), asked.type, actor);
    return committed && { id, ...committed };
  }
}
