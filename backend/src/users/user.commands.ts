import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateUserRequest, UpdateUserRequest } from '@vouchwell/contract';
import { demand } from '../kernel/access/access.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { Passwords } from '../kernel/signing-in/passwords.ts';
import { forbidden, missing } from '../kernel/basics/problem.ts';
import { Sessions } from '../kernel/signing-in/sessions.ts';
import { PasswordRules } from './password-rules.ts';
import { FinishPasswordChange, ReplacePassword, setPassword } from './password.commands.ts';
import { rightsOfActor } from './grant.rules.ts';
import { UserChanges } from './user-changes.ts';
import { userDecider } from './user.decider.ts';
import { userStream } from './user.events.ts';
import { UserQueries } from './user.queries.ts';
import { Usernames } from './usernames.ts';

export class CreateUser extends Command<{ id: number }> {
  constructor(
    readonly body: CreateUserRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

export class ChangeUser extends Command<void> {
  constructor(
    readonly id: number,
    readonly body: UpdateUserRequest,
    readonly actor: Actor,
    /** The revision that the change was based on. */
    readonly basedOn?: number,
  ) {
    super();
  }
}

export class DeactivateUser extends Command<void> {
  constructor(
    readonly id: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly ids: Ids,
    private readonly names: Usernames,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly changes: UserChanges,
  ) {}

  async execute({ body, actor }: CreateUser): Promise<{ id: number }> {
    demand(actor, 'can_manage_users');
    await this.rules.demand(body.password, body);
    const command = created(body, actor);
    // Decided once before a number and a name are taken.
    userDecider.decide(command, userDecider.initial);
    const id = await this.ids.next('user', actor);
    await this.names.claim(body.username, id, actor);
    await this.changes.to(id, command, actor);
    await this.passwords.setFirst(id, body.password, command.must_change_password);
    return { id };
  }
}

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
    // The very first admin is made by the program, with a password only its reader knows.
    must_change_password: actor.role !== 'system',
  } as const;
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    private readonly bus: CommandBus,
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly sessions: Sessions,
    private readonly rules: PasswordRules,
    private readonly changes: UserChanges,
  ) {}

  async execute({ id, body, actor, basedOn }: ChangeUser): Promise<void> {
    demand(actor, 'can_manage_users');
    const user = await this.users.get(id);
    if (!user) throw missing('user_missing', 'User not found.');
    const self = actor.id === id;
    const { full_name, email, role, is_active, password } = body;
    if (password !== undefined) {
      // The password is the last step: a repeat that finds it set has nothing left to do.
      if (await this.bus.execute(new FinishPasswordChange(id, actor))) return;
      await this.rules.demand(password, user);
      await this.passwordSettable(id, actor);
    }
    const command = {
      type: 'ChangeUser',
      ...(full_name !== undefined && { full_name }),
      ...(email !== undefined && { email }),
      ...(role !== undefined && { role }),
      flags: { ...body.permissions },
      active: is_active,
      by: rightsOfActor(actor),
      self,
    } as const;
    const { events } = await this.changes.to(id, command, actor, basedOn);
    // Rights follow the person at once; who only changes themselves keeps their session.
    if (events.length > 0) await this.sessions.endAll(id, self ? (actor.session_id ?? undefined) : undefined);
    if (password !== undefined) await this.bus.execute(new ReplacePassword(id, password, 'password', actor));
  }

  /** Said before anything of the request is done. @throws DomainError forbidden */
  private async passwordSettable(id: number, actor: Actor): Promise<void> {
    if (actor.id === id) {
      throw forbidden(
        'own_password',
        'Change your own password in the account menu: there your present one is asked for.',
      );
    }
    const { state } = await this.commit.load(userStream(id), userDecider);
    userDecider.decide(setPassword(id, actor), state);
  }
}

@CommandHandler(DeactivateUser)
export class DeactivateUserHandler implements ICommandHandler<DeactivateUser> {
  constructor(
    private readonly changes: UserChanges,
    private readonly sessions: Sessions,
  ) {}

  async execute({ id, actor }: DeactivateUser): Promise<void> {
    demand(actor, 'can_manage_users');
    await this.changes.to(id, { type: 'DeactivateUser', self: actor.id === id }, actor);
    await this.sessions.endAll(id);
  }
}
