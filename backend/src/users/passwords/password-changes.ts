import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../kernel/basics/tokens.ts';
import { Commit, type Committed } from '../../kernel/committing/commit.ts';
import { carryOut, carryOutAll } from '../../kernel/committing/workflow.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { Passwords, Sessions } from '../../auth/public.ts';
import { passwordWorkflow, standing } from './password.workflow.ts';
import { UserChanges } from '../roster/user-changes.ts';
import { userStream } from '../account/user.events.ts';

/** Passwords that are set, and those that an earlier attempt or run has set and not recorded. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly commit: Commit,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sets the password. Resolves with the command that records it. */
  async begin(id: number, password: string, actor: Actor) {
    await this.passwords.replace(id, password, actor.id !== id, actor);
    const [{ except }, recording] = standing({ user_id: id, by: actor });
    await this.sessions.endAll(id, except ?? undefined);
    return recording;
  }

  /** Records the change of a password that stands already. */
  async finish(id: number): Promise<void> {
    const by = await this.passwords.unrecorded<Actor>(id);
    if (!by) return;
    await carryOut(this.commit, passwordWorkflow, {
      stream: userStream(id),
      find: () => ({ user_id: id, by }),
      send: async (message) => {
        if (message.type === 'EndSessions') await this.sessions.endAll(id, message.except ?? undefined);
        else if (message.type === 'SetPassword') await this.changes.to(id, message, by);
        else await this.passwords.recorded(id);
      },
    });
  }

  /** Whether this very request has set the password already; what an attempt left unrecorded is recorded. */
  async finished(id: number, actor: Actor): Promise<Committed | null> {
    await this.finish(id);
    return this.commit.repeated(userStream(id), 'SetPassword', actor);
  }

  /** At start, what a process left that died between the two. */
  async finishAll(): Promise<void> {
    const left = await this.passwords.allUnrecorded();
    await carryOutAll(
      passwordWorkflow,
      left,
      (id) => this.finish(id),
      (line) => this.logger.warn(line),
    );
  }
}
