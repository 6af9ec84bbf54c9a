import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Passwords } from '../kernel/signing-in/passwords.ts';
import { invalid, missing } from '../kernel/basics/problem.ts';
import { rightsOfActor } from './grant.rules.ts';
import { PasswordChanges } from './password-changes.ts';
import { PasswordRules } from './password-rules.ts';
import { userDecider } from './user.decider.ts';
import { userStream } from './user.events.ts';
import { UserQueries } from './user.queries.ts';

/** Somebody's new password: chosen by themselves, or for them. */
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

/** Answers whether this very request has set the password already; what an attempt left unrecorded is recorded. */
export class FinishPasswordChange extends Command<boolean> {
  constructor(
    readonly id: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

export const setPassword = (id: number, actor: Actor) =>
  ({ type: 'SetPassword', by: rightsOfActor(actor), self: actor.id === id }) as const;

@CommandHandler(ReplacePassword)
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword> {
  constructor(
    private readonly commit: Commit,
    private readonly users: UserQueries,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly changes: PasswordChanges,
  ) {}

  async execute({ id, password, field, actor }: ReplacePassword): Promise<void> {
    const self = actor.id === id;
    if (!self) demand(actor, 'can_manage_users');
    const user = await this.users.get(id);
    if (!user) throw missing('user_missing', 'User not found.');
    await this.rules.demand(password, user, field);
    const command = setPassword(id, actor);
    const { state } = await this.commit.load(userStream(id), userDecider);
    userDecider.decide(command, state);
    if (self) await this.ownChoice(id, password, field);
    await this.changes.to(id, password, actor);
  }

  /** What somebody else knows is no secret of one's own. @throws DomainError naming the field */
  private async ownChoice(id: number, password: string, field: string): Promise<void> {
    if (await this.passwords.matches(id, password)) {
      const message = 'The new password must differ from the present one.';
      throw invalid('same_password', message, { [field]: message });
    }
    if (await this.passwords.wasGiven(id, password)) {
      const message = 'This password was given to you by somebody else. Choose one that only you know.';
      throw invalid('given_password', message, { [field]: message });
    }
  }
}

@CommandHandler(FinishPasswordChange)
export class FinishPasswordChangeHandler implements ICommandHandler<FinishPasswordChange> {
  constructor(
    private readonly commit: Commit,
    private readonly changes: PasswordChanges,
  ) {}

  async execute({ id, actor }: FinishPasswordChange): Promise<boolean> {
    await this.changes.finish(id);
    return (await this.commit.repeated(userStream(id), 'SetPassword', actor)) !== null;
  }
}
