import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { foldText, usernameProblem } from '@vouchwell/rules';
import { Backoff } from '../auth/public.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { generatedPassword } from './generated-password.ts';
import { UserWish } from './user.commands.ts';
import { UserQueries } from './user.queries.ts';

export interface Recovered {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  /** Not there before. */
  readonly made: boolean;
}

/** For a site that nobody can administer any more: whoever holds the machine makes or restores one admin. */
@Injectable()
export class AdminRecovery {
  constructor(
    private readonly bus: CommandBus,
    private readonly users: UserQueries,
    private readonly backoff: Backoff,
  ) {}

  /**
   * An active admin who manages users, with a password that is shown once and must be changed at the first sign-in.
   * Cut off anywhere, the same call again ends it. @throws StartError when the name is refused
   */
  async recover(username: string): Promise<Recovered> {
    const problem = usernameProblem(username);
    if (problem) throw new StartError(`The username is refused. ${problem}`);
    try {
      return await this.recovered(username, generatedPassword());
    } catch (error) {
      throw error instanceof DomainError ? new StartError(error.message) : error;
    }
  }

  private async recovered(username: string, password: string): Promise<Recovered> {
    // Each step is a request of its own.
    const operator = () => systemActor('operator');
    const known = await this.users.byName(username);
    const role = 'admin';
    const permissions = { can_access_admin: true, can_manage_users: true };
    const asked = known
      ? ({ type: 'ChangeUser', body: { role, is_active: true, permissions } } as const)
      : ({ type: 'CreateUser', body: { username, password, role } } as const);
    const { id } = await this.bus.execute(new UserWish(known?.id ?? NEW, asked, operator()));
    await this.bus.execute(new UserWish(id, { type: 'RecoverAdmin' }, operator()));
    await this.bus.execute(
      new UserWish(id, { type: 'SetPassword', password, field: 'password' }, operator()),
    );
    await this.backoff.forgive(foldText(username));
    return { id, username: known?.username ?? username, password, made: known === null };
  }
}
