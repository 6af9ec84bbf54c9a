import { CommandHandler } from '@nestjs/cqrs';
import type { CreateUserRequest, ProfileRequest, UpdateUserRequest } from '@vouchwell/contract';
import { demand } from '../../kernel/access/access.ts';
import { forbidden, missing } from '../../kernel/basics/problem.ts';
import { type Handles, Way } from '../../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../../kernel/commanding/wish.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { Backoff, codesOf, Passwords, Sessions } from '../../auth/public.ts';
import { managesUsers, rightsOfActor } from '../account/grant.rules.ts';
import { keptSignature } from '../account/kept-signature.ts';
import { PasswordChanges } from '../passwords/password-changes.ts';
import { type NewPassword, PasswordRules } from '../passwords/password-rules.ts';
import { UserChanges } from '../roster/user-changes.ts';
import { type UserCommand, userDecider } from '../account/user.decider.ts';
import { type UserEvent, userStream } from '../account/user.events.ts';
import { UserQueries } from '../account/user.queries.ts';
import { Usernames } from '../account/usernames.ts';

type UserAsked = Asked<
  UserCommand,
  {
    CreateUser: { readonly body: CreateUserRequest };
    ChangeUser: { readonly body: UpdateUserRequest };
    SetProfile: { readonly body: ProfileRequest };
    DeactivateUser: object;
    SetPassword: NewPassword;
    UnlockAccount: object;
    /** Null: all of them. */
    EndSessions: { readonly session: string | null };
  }
>;

/** The very first user is made by the program. */
export class UserWish extends Wish<UserAsked, UserEvent, Actor> {}

type Handled = Handles<UserWish, typeof userDecider>;

@CommandHandler(UserWish)
export class UserHandler implements Handled {
  readonly decider = userDecider;
  readonly stream = userStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly names: Usernames,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly backoff: Backoff,
    private readonly rules: PasswordRules,
    private readonly changes: UserChanges,
    private readonly passwordChanges: PasswordChanges,
  ) {}

  execute(wish: UserWish): Promise<Done<UserEvent>> {
    return this.way.take(wish, this);
  }

  async authorise({ id, asked, actor }: UserWish): Promise<void> {
    const own = actor.id === id && ofOnesOwn.has(asked.type);
    if (!own) demand(actor, 'can_manage_users');
    // What an attempt of this very request left unrecorded is recorded: the password is then another one already.
    if (asked.type === 'SetPassword') await this.passwordChanges.finish(id);
  }

  readonly enrich: Handled['enrich'] = {
    CreateUser: async ({ body }, { actor }) => {
      await this.rules.demand(body.password, body);
      const command = created(body, actor);
      const id = await this.way.number('user', userDecider, command, actor);
      await this.names.claim(body.username, id, actor);
      return { id, command };
    },
    ChangeUser: async ({ body }, { id, actor }) => {
      const user = await this.users.get(id);
      if (!user) throw missing('user_missing', 'User not found.');
      const alone = await this.alone(actor);
      if (body.password === undefined) return { command: changed(id, body, actor, alone) };
      // The password is the last step: a repeat that finds it set has nothing left to do.
      const finished = await this.passwordChanges.finished(id, actor);
      if (finished) return { command: changed(id, {}, actor, alone), expected: finished.revision };
      await this.rules.demand(body.password, user);
      await this.passwordSettable(id, actor);
      return { command: changed(id, body, actor, alone) };
    },
    SetProfile: async ({ type, body }, { id, actor }) => {
      const by = { self: actor.id === id, alone: await this.alone(actor) };
      return { command: { type, profile: await profileOf(body), ...by } };
    },
    // The vault first, as at a sign-out: whoever looks on hears of it when it holds.
    EndSessions: async ({ type, session }, { id, actor }) => {
      const ended = session === null ? this.sessions.endAll(id) : this.sessions.endOne(id, session);
      return { command: { type, sessions: await ended, self: actor.id === id } };
    },
    UnlockAccount: async ({ type }, { id }) => {
      const user = await this.users.get(id);
      if (!user) throw missing('user_missing', 'User not found.');
      const slowed = [user.username_folded, codesOf(id)].map((account) => this.backoff.forgive(account));
      return { command: { type, slowed: (await Promise.all(slowed)).some(Boolean) } };
    },
    DeactivateUser: ({ type }, { id, actor }) => ({ command: { type, self: actor.id === id } }),
    SetPassword: async (asked, { id, actor }) => {
      const user = await this.users.get(id);
      if (!user) throw missing('user_missing', 'User not found.');
      await this.rules.present(id, asked, actor);
      await this.rules.demand(asked.password, user, asked.field);
      await this.decided(id, actor);
      if (actor.id === id) await this.rules.ownChoice(id, asked);
      return { command: await this.passwordChanges.begin(id, asked.password, actor) };
    },
  };

  /** Whoever thereby becomes an admin, or stops being one, goes over the roster. */
  through(id: number, command: UserCommand, actor: Actor, { expected }: { expected?: number }) {
    return this.changes.to(id, command, actor, expected);
  }

  async after({ id, events }: Done<UserEvent>, { asked, actor }: UserWish): Promise<void> {
    const own = actor.id === id ? (actor.session_id ?? undefined) : undefined;
    switch (asked.type) {
      case 'CreateUser':
        return void (await this.passwords.setFirst(id, asked.body.password, mustChange(actor)));
      case 'ChangeUser': {
        const { password } = asked.body;
        if (password !== undefined && (await this.passwordChanges.finished(id, actor))) return;
        // Rights follow the person at once; who only changes themselves keeps their session.
        if (events.length > 0) await this.sessions.endAll(id, own);
        if (password !== undefined)
          await this.execute(new UserWish(id, { type: 'SetPassword', password, field: 'password' }, actor));
        return;
      }
      case 'DeactivateUser':
        return void (await this.sessions.endAll(id));
      case 'SetPassword':
        return this.passwords.recorded(id);
      default:
        return;
    }
  }

  /** Said before anything of the request is done. @throws DomainError forbidden */
  private async passwordSettable(id: number, actor: Actor): Promise<void> {
    if (actor.id === id) {
      throw forbidden(
        'own_password',
        'Change your own password in the account menu: there your present one is asked for.',
      );
    }
    await this.decided(id, actor);
  }

  /** Whether nobody else could be asked. */
  private async alone({ id }: Actor): Promise<boolean> {
    const others = (await this.users.admins()).filter((one) => one.id !== id);
    return !others.some(({ role, flags }) => managesUsers({ active: true, fields: { role, flags } }));
  }

  private async decided(id: number, actor: Actor): Promise<void> {
    const { state } = await this.commit.load(userStream(id), userDecider);
    const by = rightsOfActor(actor);
    userDecider.decide({ type: 'SetPassword', by, self: actor.id === id }, state);
  }
}

/** What people may wish about themselves without the right to manage users. */
const ofOnesOwn: ReadonlySet<UserAsked['type']> = new Set(['SetPassword', 'EndSessions'] as const);

/** The very first admin is made by the program, with a password only its reader knows. */
const mustChange = (actor: Actor) => actor.role !== 'system';

function created(body: CreateUserRequest, actor: Actor) {
  return {
    type: 'CreateUser',
    username: body.username,
    full_name: body.full_name ?? null,
    email: body.email ?? null,
    role: body.role ?? 'user',
    flags: { ...body.permissions },
    active: body.is_active !== false,
    by: rightsOfActor(actor),
    must_change_password: mustChange(actor),
  } as const;
}

async function profileOf({ printed_name, credentials, npi, signature }: ProfileRequest) {
  return {
    ...(printed_name !== undefined && { printed_name }),
    ...(credentials !== undefined && { credentials }),
    ...(npi !== undefined && { npi }),
    ...(signature !== undefined && { signature: await keptSignature(signature, 'signature') }),
  };
}

function changed(
  id: number,
  { full_name, email, role, is_active, permissions }: UpdateUserRequest,
  actor: Actor,
  alone: boolean,
) {
  return {
    type: 'ChangeUser',
    ...(full_name !== undefined && { full_name }),
    ...(email !== undefined && { email }),
    ...(role !== undefined && { role }),
    flags: { ...permissions },
    active: is_active,
    by: rightsOfActor(actor),
    self: actor.id === id,
    alone,
  } as const;
}
