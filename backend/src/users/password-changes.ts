import { Injectable } from '@nestjs/common';
import { Commit, type Committed } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { Passwords } from '../kernel/signing-in/passwords.ts';
import { Sessions } from '../kernel/signing-in/sessions.ts';
import { rightsOfActor } from './grant.rules.ts';
import { UserChanges } from './user-changes.ts';
import { userStream } from './user.events.ts';

/** A revocation: the vault first, then the event. What stands between the two is kept until both are there. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly commit: Commit,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  /** Sets the password. Resolves with the command that records it. */
  async begin(id: number, password: string, actor: Actor) {
    await this.passwords.replace(id, password, actor.id !== id, actor);
    return this.stands(id, actor);
  }

  /** Records the change of a password that stands already. */
  async finish(id: number): Promise<void> {
    const actor = await this.passwords.unrecorded<Actor>(id);
    if (!actor) return;
    await this.changes.to(id, await this.stands(id, actor), actor);
    await this.passwords.recorded(id);
  }

  /** Whether this very request has set the password already; what an attempt left unrecorded is recorded. */
  async finished(id: number, actor: Actor): Promise<Committed | null> {
    await this.finish(id);
    return this.commit.repeated(userStream(id), 'SetPassword', actor);
  }

  /** At start, what a process left that died between the two. A damaged history of one user stops nobody. */
  async finishAll(): Promise<void> {
    for (const id of await this.passwords.allUnrecorded()) {
      await this.finish(id).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
    }
  }

  /** The session that asked for its own goes on. */
  private async stands(id: number, actor: Actor) {
    const self = actor.id === id;
    await this.sessions.endAll(id, self ? (actor.session_id ?? undefined) : undefined);
    // Whether they might was decided before it stood; what stands is recorded whatever their rights are now.
    return { type: 'SetPassword', by: rightsOfActor(systemActor()), self } as const;
  }
}
