import { CommandHandler } from '@nestjs/cqrs';
import { Backoff, codesOf, passwordOf, Passwords, Sessions } from '../auth/public.ts';
import { demand } from '../kernel/access/access.ts';
import { DomainError, forbidden, missing } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor, Person } from '../kernel/deciding/decider.ts';
import { demandNoMoreRights, UserQueries } from '../users/public.ts';
import { KeptFactors } from './kept-factors.ts';
import { newSecret } from './one-time-code.ts';
import { RECOVERY_CODES } from './recovery-codes.ts';
import { SecondFactorCodes } from './second-factor-codes.ts';
import { type SecondFactorCommand, secondFactorDecider, setUpOver } from './second-factor.decider.ts';
import { type SecondFactorEvent, secondFactorStream } from './second-factor.events.ts';
import { SecondFactorQueries } from './second-factor.queries.ts';

type SecondFactorAsked = Asked<
  SecondFactorCommand,
  {
    SetUp: { readonly password: string };
    Confirm: { readonly code: string };
    Remove: { readonly password: string; readonly code: string };
    ReplaceRecoveryCodes: { readonly password: string; readonly code: string };
    Reset: object;
  }
>;

/** Of one user, by the user's number. Whoever holds the machine resets one through the program. */
export class SecondFactorWish extends Wish<SecondFactorAsked, SecondFactorEvent, Actor> {}

type Handled = Handles<SecondFactorWish, typeof secondFactorDecider>;

@CommandHandler(SecondFactorWish)
export class SecondFactorHandler implements Handled {
  readonly decider = secondFactorDecider;
  readonly stream = secondFactorStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly factors: SecondFactorQueries,
    private readonly kept: KeptFactors,
    private readonly codes: SecondFactorCodes,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly backoff: Backoff,
  ) {}

  execute(wish: SecondFactorWish): Promise<Done<SecondFactorEvent>> {
    return this.way.take(wish, this);
  }

  async authorise({ id, asked, actor }: SecondFactorWish): Promise<void> {
    if (asked.type !== 'Reset') return void ownOf(id, actor);
    demand(actor, 'can_manage_users');
    if (actor.id === id) throw ownReset();
    const user = await this.users.standing(id);
    if (!user) throw missing('user_missing', 'User not found.');
    demandNoMoreRights(user, actor);
  }

  readonly enrich: Handled['enrich'] = {
    SetUp: async ({ type, password }, { id, actor }) => {
      const { number, revision } = await this.decided(id, { type });
      await this.demandPassword(id, password, actor);
      await this.kept.begin(id, { number: number + 1, secret: newSecret() });
      // Decided on no other: the secret lies under the number that this one gets.
      return { command: { type }, expected: revision };
    },
    Confirm: async ({ type, code }, { id, actor }) => {
      const command = { type, recovery_codes: RECOVERY_CODES } as const;
      const { number } = await this.decided(id, command);
      const shown = this.kept.codes(id, actor.request.command_id);
      // What an attempt of this very request has left is confirmed without its code, which is over by then.
      if (await this.kept.holds(id, number, shown)) return { command };
      const secret = await this.kept.begun(id, number);
      const last_step = await this.codes.first(ownOf(id, actor), secret, code);
      await this.kept.stand(id, number, { secret, last_step, recovery: shown });
      if (!(await this.kept.holds(id, number, shown))) throw setUpOver();
      return { command };
    },
    Remove: async ({ type, password, code }, { id, actor }) => {
      const person = ownOf(id, actor);
      const command = { type, required: await this.factors.requiredOf(person.role) } as const;
      await this.decided(id, command);
      await this.demandPassword(id, password, actor);
      await this.spend(person, code);
      return { command };
    },
    ReplaceRecoveryCodes: async ({ type, password, code }, { id, actor }) => {
      const command = { type, recovery_codes: RECOVERY_CODES } as const;
      const { number } = await this.decided(id, command);
      await this.demandPassword(id, password, actor);
      const shown = this.kept.codes(id, actor.request.command_id);
      if (await this.kept.holds(id, number, shown)) return { command };
      await this.spend(ownOf(id, actor), code);
      await this.kept.replaceCodes(id, number, shown);
      return { command };
    },
    Reset: ({ type }) => ({ command: { type } }),
  };

  async after({ id, events }: Done<SecondFactorEvent>, { asked, actor }: SecondFactorWish): Promise<void> {
    switch (asked.type) {
      case 'Confirm':
        await this.kept.endSetUp(id);
        // Sessions that were begun with the password alone.
        return void (await this.sessions.endAll(id, actor.session_id ?? undefined));
      case 'Remove':
        return this.clear(id);
      case 'Reset':
        if (events.length === 0) return;
        await this.clear(id);
        await this.backoff.forgive(codesOf(id));
        return void (await this.sessions.endAll(id));
      default:
        return;
    }
  }

  /** Only what is in force stays: another may have been set up since. */
  private async clear(id: number): Promise<void> {
    const inForce = await this.factors.inForce(id);
    await this.kept.clear(id, inForce?.number ?? null);
  }

  /** Refused before anything of it is done. `number`: of the last set-up. */
  private async decided(id: number, command: SecondFactorCommand) {
    const { state, revision } = await this.commit.load(secondFactorStream(id), secondFactorDecider);
    secondFactorDecider.decide(command, state);
    return { number: state.number, revision };
  }

  /** @throws DomainError forbidden or too_many */
  private async demandPassword(id: number, password: string, { request }: Actor): Promise<void> {
    const check = () => this.passwords.matches(id, password);
    if (await this.backoff.guard(passwordOf(id), request.address, check)) return;
    const message = 'The password is not right.';
    throw new DomainError('forbidden', 'wrong_password', message, { password: message });
  }

  private async spend(person: Person, code: string): Promise<void> {
    await (
      await this.codes.ask(person, code)
    )?.();
  }
}

/** What people change for themselves, and nobody for another. @throws DomainError forbidden */
function ownOf(id: number, actor: Actor): Person {
  if (actor.id === id && actor.session_id !== null) return actor as Person;
  throw forbidden('own_second_factor', 'Only whoever it belongs to can change a second factor.');
}

const ownReset = () =>
  forbidden(
    'own_second_factor',
    'Remove your own second factor on the page of your account: there your code is asked for.',
  );
