import { Injectable } from '@nestjs/common';
import { again } from '../../kernel/committing/again.ts';
import { carryOut } from '../../kernel/committing/workflow.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { isRefusal } from '../../kernel/basics/problem.ts';
import { asOwnCommand } from '../../kernel/committing/own-command.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { type AdminRosterCommand, adminRosterDecider } from './admin-roster.decider.ts';
import { adminRosterWorkflow, type StandingAdmin } from './admin-roster.workflow.ts';
import { ADMIN_ROSTER } from './admin-roster.events.ts';
import { managesUsers } from '../account/grant.rules.ts';
import { userDecider } from '../account/user.decider.ts';
import { userStream } from '../account/user.events.ts';
import { UserQueries } from '../account/user.queries.ts';

/** Each conflict means that another came through, so this ends. */
const ATTEMPTS = 100;

/** Who can let others in, on one stream, so that two who leave at once are not both let go. */
@Injectable()
export class AdminRoster {
  constructor(
    private readonly commit: Commit,
    private readonly users: UserQueries,
  ) {}

  /** Before an admin stops being one. @throws DomainError conflict, when nobody else is left */
  async release(user_id: number, as_of: number, actor: Actor): Promise<void> {
    const command = { type: 'ReleaseAdmin', user_id, as_of } as const;
    try {
      await this.write(command, actor);
    } catch (error) {
      if (!isRefusal(error, 'last_admin')) throw error;
      // An earlier change may have been cut off between the two streams.
      await this.recount();
      await this.write(command, actor);
    }
  }

  /** After somebody became an admin. What cannot be written is counted at the next refusal or start. */
  async count(user_id: number, as_of: number, actor: Actor): Promise<void> {
    await this.write({ type: 'CountAdmin', user_id, as_of }, actor).catch(() => undefined);
  }

  /** Counts admins who are missing. */
  recount(): Promise<void> {
    return carryOut(this.commit, adminRosterWorkflow, {
      stream: ADMIN_ROSTER,
      find: () => this.standing(),
      send: (message) =>
        message.type === 'ConfirmAdmin'
          ? this.confirm(message)
          : this.count(message.user_id, message.as_of, systemActor()),
    });
  }

  /** By their own streams. */
  private async standing(): Promise<StandingAdmin[]> {
    const standing: StandingAdmin[] = [];
    for (const { id } of await this.users.admins()) {
      const { state, revision } = await this.commit.load(userStream(id), userDecider);
      if (state.stage === 'known' && managesUsers(state)) standing.push({ id, revision });
    }
    return standing;
  }

  private async confirm({ id, revision: expected }: StandingAdmin): Promise<void> {
    try {
      const confirming = { type: 'ConfirmAdmin' } as const;
      const done = await this.commit.to(userStream(id), userDecider, confirming, systemActor(), { expected });
      await this.count(id, done.revision, systemActor());
    } catch (error) {
      // Somebody else has just changed this user.
      if (!isRefusal(error, 'changed_meanwhile')) throw error;
    }
  }

  private async write(command: AdminRosterCommand, actor: Actor): Promise<void> {
    // Not a step of the request's own: it may come twice in one, about different revisions.
    const write = () => this.commit.to(ADMIN_ROSTER, adminRosterDecider, command, asOwnCommand(actor));
    await again(write, { most: ATTEMPTS });
  }
}
