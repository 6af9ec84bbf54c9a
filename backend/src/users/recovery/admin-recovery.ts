import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { foldText, usernameProblem } from '@vouchwell/rules';
import { Backoff } from '../../auth/public.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { NEW } from '../../kernel/commanding/wish.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { generatedPassword } from '../passwords/generated-password.ts';
import { UserWish } from '../editing/user.commands.ts';
import type { UserDoc } from '../account/user.projections.ts';
import { UserQueries } from '../account/user.queries.ts';
import { nearNames } from './near-names.ts';

/** More than are read on a command line. */
const MOST_NAMED = 10;

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
   * Cut off anywhere, the same call again ends it. `making`: where nobody has the name, such an admin is made.
   * @throws StartError when the name is refused, or nobody's
   */
  async recover(username: string, making = false): Promise<Recovered> {
    const problem = usernameProblem(username);
    if (problem) throw new StartError(`The username is refused. ${problem}`);
    const known = await this.users.byName(username);
    if (!known && !making) throw await this.nobodys(username);
    try {
      return await this.recovered(username, known, generatedPassword());
    } catch (error) {
      throw error instanceof DomainError ? new StartError(error.message) : error;
    }
  }

  /** A mistyped name makes no admin. */
  private async nobodys(username: string): Promise<StartError> {
    const users = await this.users.all();
    const near = nearNames(
      username,
      users.map((user) => user.username),
    );
    const admins = users.filter(({ role }) => role === 'admin').map((user) => user.username);
    const meant =
      near.length > 0
        ? `Near it: ${near.join(', ')}.`
        : `Admins, also inactive ones: ${admins.slice(0, MOST_NAMED).join(', ') || 'none'}.`;
    return new StartError(
      `No user is called ${username}, and nothing was changed. ${meant} To make a new admin of that name, add --new.`,
    );
  }

  private async recovered(username: string, known: UserDoc | null, password: string): Promise<Recovered> {
    // Each step is a request of its own.
    const operator = () => systemActor('operator');
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
