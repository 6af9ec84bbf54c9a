import { Injectable } from '@nestjs/common';
import { again } from '../../kernel/committing/again.ts';
import { Commit, type Committed } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { changedMeanwhile } from '../../kernel/basics/problem.ts';
import { AdminRoster } from './admin-roster.ts';
import { managesUsers } from '../account/grant.rules.ts';
import { type UserCommand, userDecider, type UserState } from '../account/user.decider.ts';
import { type UserEvent, userStream } from '../account/user.events.ts';

const ATTEMPTS = 10;

/** The one way in which users change: whoever thereby becomes an admin, or stops being one, goes over the roster. */
@Injectable()
export class UserChanges {
  constructor(
    private readonly commit: Commit,
    private readonly roster: AdminRoster,
  ) {}

  /** `basedOn`: the revision the change was made for. @throws DomainError when it is refused or has come too late */
  to(id: number, command: UserCommand, actor: Actor, basedOn?: number): Promise<Committed<UserEvent>> {
    return again(() => this.once(id, command, actor, basedOn), {
      most: basedOn === undefined ? ATTEMPTS : 1,
    });
  }

  private async once(
    id: number,
    command: UserCommand,
    actor: Actor,
    basedOn?: number,
  ): Promise<Committed<UserEvent>> {
    const repeated = await this.commit.repeated<UserEvent>(userStream(id), command.type, actor);
    if (repeated) return repeated;
    const { state, revision } = await this.commit.load(userStream(id), userDecider);
    if (basedOn !== undefined && basedOn !== revision) throw changedMeanwhile(revision);
    const after = userDecider.decide(command, state).reduce(userDecider.evolve, state);
    const [was, is] = [isAdmin(state), isAdmin(after)];
    if (was && !is) await this.roster.release(id, revision, actor);
    const committed = await this.commit.to(userStream(id), userDecider, command, actor, {
      expected: revision,
    });
    if (is && !was) await this.roster.count(id, committed.revision, actor);
    return committed;
  }
}

const isAdmin = (state: UserState) => state.stage === 'known' && managesUsers(state);
