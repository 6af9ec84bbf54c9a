import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateUserRequest, UpdateUserRequest } from '@vouchwell/contract';
import { demand } from '../kernel/access.ts';
import { Commit } from '../kernel/commit.ts';
import type { Actor } from '../kernel/decider.ts';
import { Ids } from '../kernel/ids.ts';
import { nameDecider } from '../kernel/names.ts';
import { Passwords } from '../kernel/passwords.ts';
import { missing } from '../kernel/problem.ts';
import { Sessions } from '../kernel/sessions.ts';
import { Vault } from '../kernel/vault.ts';
import { PasswordRules } from './password-rules.ts';
import { userDecider } from './user.decider.ts';
import { userStream } from './user.events.ts';
import { usernameStream, UserQueries } from './user.queries.ts';

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

/** Somebody's new password: chosen by himself, or for him. */
export class ReplacePassword extends Command<void> {
  constructor(
    readonly id: number,
    readonly password: string,
    /** The field of the request, for a refusal. */
    readonly field: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly passwords: Passwords,
    private readonly vault: Vault,
    private readonly rules: PasswordRules,
  ) {}

  async execute({ body, actor }: CreateUser): Promise<{ id: number }> {
    demand(actor, 'can_manage_users');
    await this.rules.demand(body.password, body);
    const id = await this.ids.next('user', actor);
    const name = usernameStream(this.vault, body.username);
    const owner = userStream(id);
    const taken = 'This username is taken. Choose another one.';
    await this.commit.to(name, nameDecider, { type: 'ClaimName', owner, taken }, actor);
    await this.commit.to(owner, userDecider, created(body, actor), actor);
    await this.passwords.setFirst(id, body.password);
    if (body.is_active === false) {
      const command = { type: 'DeactivateUser', last_admin: false, self: false } as const;
      await this.commit.to(owner, userDecider, command, actor);
    }
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
  ) {}

  async execute({ id, body, actor }: ChangeUser): Promise<void> {
    demand(actor, 'can_manage_users');
    const user = await this.users.get(id);
    if (!user) throw missing('user_missing', 'User not found.');
    const self = actor.id === id;
    if (body.password !== undefined) await this.rules.demand(body.password, user);
    const { full_name, email, role, is_active } = body;
    const command = {
      type: 'ChangeUser',
      ...(full_name !== undefined && { full_name }),
      ...(email !== undefined && { email }),
      ...(role !== undefined && { role }),
      flags: { ...body.permissions },
      active: is_active,
      last_admin: await this.users.isLastAdmin(id),
      self,
    } as const;
    const { events } = await this.commit.to(userStream(id), userDecider, command, actor);
    // Rights follow the person at once; his own session goes on when he only changed himself.
    if (events.length > 0) await this.sessions.endAll(id, self ? (actor.session_id ?? undefined) : undefined);
    if (body.password !== undefined) {
      await this.bus.execute(new ReplacePassword(id, body.password, 'password', actor));
    }
  }
}

@CommandHandler(ReplacePassword)
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword> {
  constructor(
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly rules: PasswordRules,
  ) {}

  /** A revocation: the vault first, then the event. The session that asked for its own goes on. */
  async execute({ id, password, field, actor }: ReplacePassword): Promise<void> {
    const self = actor.id === id;
    if (!self) demand(actor, 'can_manage_users');
    const user = await this.users.get(id);
    if (!user) throw missing('user_missing', 'User not found.');
    await this.rules.demand(password, user, field);
    await this.passwords.set(id, password);
    await this.sessions.endAll(id, self ? (actor.session_id ?? undefined) : undefined);
    await this.commit.to(userStream(id), userDecider, { type: 'SetPassword', must_change: !self }, actor);
  }
}

@CommandHandler(DeactivateUser)
export class DeactivateUserHandler implements ICommandHandler<DeactivateUser> {
  constructor(
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly sessions: Sessions,
  ) {}

  async execute({ id, actor }: DeactivateUser): Promise<void> {
    demand(actor, 'can_manage_users');
    const last_admin = await this.users.isLastAdmin(id);
    const command = { type: 'DeactivateUser', last_admin, self: actor.id === id } as const;
    await this.commit.to(userStream(id), userDecider, command, actor);
    await this.sessions.endAll(id);
  }
}
