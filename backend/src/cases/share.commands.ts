import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Commit, type Committed } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { invalid } from '../kernel/basics/problem.ts';
import { UserQueries } from '../users/user.queries.ts';
import { caseDecider } from './case.decider.ts';
import { type CaseEvent, caseStream, type SharedWith } from './case.events.ts';
import { CaseQueries } from './case.queries.ts';

/** Hands a case to another user of the site as well. `expected`: the revision it was based on. */
export class ShareCase extends Command<Committed<CaseEvent>> {
  constructor(
    readonly caseId: number,
    readonly userId: number,
    readonly actor: Actor,
    readonly expected?: number,
  ) {
    super();
  }
}

export class TakeBackShare extends Command<Committed<CaseEvent>> {
  constructor(
    readonly caseId: number,
    readonly userId: number,
    readonly actor: Actor,
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ShareCase)
export class ShareCaseHandler implements ICommandHandler<ShareCase> {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly users: UserQueries,
  ) {}

  async execute({ caseId, userId, actor, expected }: ShareCase): Promise<Committed<CaseEvent>> {
    await this.cases.toHandOn(caseId, actor, 'share');
    const command = { type: 'ShareCase', user: await this.colleague(userId) } as const;
    return this.commit.to(caseStream(caseId), caseDecider, command, actor, { expected });
  }

  private async colleague(id: number): Promise<SharedWith> {
    const user = await this.users.get(id);
    if (!user?.is_active) {
      const message = 'Choose an active user of this site.';
      throw invalid('no_such_colleague', message, { user_id: message });
    }
    return { user_id: id, full_name: user.full_name ?? user.username, username: user.username };
  }
}

@CommandHandler(TakeBackShare)
export class TakeBackShareHandler implements ICommandHandler<TakeBackShare> {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
  ) {}

  async execute({ caseId, userId, actor, expected }: TakeBackShare): Promise<Committed<CaseEvent>> {
    // Who has given back a share sees the case no more, but may hear again that it was given back.
    const repeated = await this.commit.repeated<CaseEvent>(caseStream(caseId), 'TakeBackShare', actor);
    if (repeated) return repeated;
    // Their own share anybody may give back.
    if (userId === actor.id) await this.cases.accessible(caseId, actor);
    else await this.cases.toHandOn(caseId, actor, 'share');
    const command = { type: 'TakeBackShare', user_id: userId, by: actor.id } as const;
    return this.commit.to(caseStream(caseId), caseDecider, command, actor, { expected });
  }
}
