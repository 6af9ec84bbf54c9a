import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NEW } from '../../kernel/commanding/wish.ts';
import { firstStart } from '../../kernel/committing/first-start.ts';
import { Passwords } from '../../auth/public.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { usernameProblem } from '@vouchwell/rules';
import { AdminRoster } from '../roster/admin-roster.ts';
import { generatedPassword } from '../passwords/generated-password.ts';
import { managesUsers, rightsOfActor } from '../account/grant.rules.ts';
import { UserChanges } from '../roster/user-changes.ts';
import { UserWish } from '../editing/user.commands.ts';
import { PasswordChanges } from '../passwords/password-changes.ts';
import { PasswordRules } from '../passwords/password-rules.ts';
import { UserQueries } from '../account/user.queries.ts';

export interface Welcome {
  readonly username: string;
  /** Null: the operator chose it. */
  readonly password: string | null;
}

/** The very first user, made when there is none. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly bus: CommandBus,
    private readonly users: UserQueries,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly roster: AdminRoster,
    private readonly changes: UserChanges,
    private readonly passwordChanges: PasswordChanges,
  ) {}

  /**
   * Null when somebody can sign in already. A start cut off between the user and their password is mended.
   * @throws StartError when the chosen name or password is refused
   */
  async ensure(username: string, chosen: string | null): Promise<Welcome | null> {
    const welcome = await firstStart(() => this.make(username, chosen));
    await this.roster.recount();
    await this.readmit();
    await this.passwordChanges.finishAll();
    return welcome;
  }

  /**
   * Before can_access_admin counted on the server, somebody without it may have been the only one to manage users:
   * with the right to and no way in, a site would be shut for good.
   */
  private async readmit(): Promise<void> {
    const admins = await this.users.admins();
    if (admins.some(({ role, flags }) => managesUsers({ active: true, fields: { role, flags } }))) return;
    const system = systemActor();
    for (const { id, flags } of admins) {
      if (flags.can_manage_users === false) continue;
      const entry = { type: 'ChangeUser', flags: { can_access_admin: true } } as const;
      await this.changes.to(id, { ...entry, by: rightsOfActor(system), self: false, alone: false }, system);
    }
  }

  private async make(username: string, chosen: string | null): Promise<Welcome | null> {
    const [first] = (await this.users.all()).sort((a, b) => a.id - b.id);
    if (first && (await this.passwords.exists(first.id))) return null;
    const nameProblem = first ? null : usernameProblem(username);
    if (nameProblem) throw new StartError(`ADMIN_USERNAME is refused. ${nameProblem}`);
    const problem = chosen === null ? null : await this.rules.problem(chosen, { username });
    if (problem) throw new StartError(`ADMIN_PASSWORD is refused. ${problem}`);
    const password = chosen ?? generatedPassword();
    const told = { username: first?.username ?? username, password: chosen === null ? password : null };
    if (first) return (await this.passwords.setFirst(first.id, password)) ? told : null;
    const body = { username, password, full_name: 'Administrator', role: 'admin' } as const;
    const { id } = await this.bus.execute(new UserWish(NEW, { type: 'CreateUser', body }, systemActor()));
    // Another process may have found the user before their password, and given them one.
    return (await this.passwords.matches(id, password)) ? told : null;
  }
}
