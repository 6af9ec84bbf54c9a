import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Passwords } from '../kernel/signing-in/passwords.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { Sessions } from '../kernel/signing-in/sessions.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { rightsOfActor } from './grant.rules.ts';
import { UserChanges } from './user-changes.ts';

/** A revocation: the vault first, then the event. What stands between the two is kept until both are there. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  async to(id: number, password: string, actor: Actor): Promise<void> {
    await this.passwords.replace(id, password, actor.id !== id, actor);
    await this.finish(id);
  }

  /** Records the change of a password that stands already. The session that asked for its own goes on. */
  async finish(id: number): Promise<void> {
    const actor = await this.passwords.unrecorded<Actor>(id);
    if (!actor) return;
    const self = actor.id === id;
    await this.sessions.endAll(id, self ? (actor.session_id ?? undefined) : undefined);
    // Whether they might was decided before it stood; what stands is recorded whatever their rights are now.
    const by = rightsOfActor(systemActor());
    await this.changes.to(id, { type: 'SetPassword', by, self }, actor);
    await this.passwords.recorded(id);
  }

  /** At start, what a process left that died between the two. A damaged history of one user stops nobody. */
  async finishAll(): Promise<void> {
    for (const id of await this.passwords.allUnrecorded()) {
      await this.finish(id).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
    }
  }
}
