import { Injectable } from '@nestjs/common';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { nameDecider } from '../../kernel/committing/names.ts';
import { isRefusal } from '../../kernel/basics/problem.ts';
import { asOwnCommand } from '../../kernel/committing/own-command.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { givenUp, userDecider } from './user.decider.ts';
import { userStream } from './user.events.ts';
import { usernameStream } from './user.queries.ts';

const TAKEN = 'This username is taken. Choose another one.';

/** Usernames, each claimed before its user is created. */
@Injectable()
export class Usernames {
  constructor(
    private readonly commit: Commit,
    private readonly vault: Vault,
  ) {}

  /**
   * Claims a name for the user of this number. A creation that was cut off behind its claim keeps no name: the user
   * that it was to make is given up on their own stream first, so that one still under way makes nobody without a name.
   * @throws DomainError conflict, when a user has the name, or this one was given up
   */
  async claim(username: string, id: number, actor: Actor): Promise<void> {
    const name = usernameStream(this.vault, username);
    const owner = userStream(id);
    const { state } = await this.commit.load(owner, userDecider);
    if (state.stage === 'given_up') throw givenUp();
    try {
      await this.take(name, owner, actor);
    } catch (error) {
      if (!isRefusal(error, 'name_taken')) throw error;
      await this.free(name, actor);
      await this.take(name, owner, actor);
    }
  }

  /** A repeat of the request must look who has the name now, not find that it had it once. */
  private async take(name: string, owner: string, actor: Actor): Promise<void> {
    await this.commit.to(name, nameDecider, { type: 'ClaimName', owner, taken: TAKEN }, asOwnCommand(actor));
  }

  private async free(name: string, actor: Actor): Promise<void> {
    const { state: owner } = await this.commit.load(name, nameDecider);
    if (owner === null) return;
    await this.commit.to(owner, userDecider, { type: 'GiveUpUser', taken: TAKEN }, asOwnCommand(actor));
    await this.commit.to(name, nameDecider, { type: 'ReleaseName', owner }, asOwnCommand(actor));
  }
}
