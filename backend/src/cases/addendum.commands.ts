import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddAddendumRequest } from '@vouchwell/contract';
import { addendumHash } from '@vouchwell/document';
import type { Clock } from '../kernel/basics/clock.ts';
import { notBefore } from '../kernel/log/codec.ts';
import { Commit, type Committed } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import { changedMeanwhile } from '../kernel/basics/problem.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { amendable } from './addendum.rules.ts';
import { caseDecider, existing } from './case.decider.ts';
import { type CaseEvent, caseStream } from './case.events.ts';
import { CaseQueries } from './case.queries.ts';
import type { CaseContent } from './case.state.ts';
import { SignerConfirmation } from './signer-confirmation.ts';

/** Adds to a signed case, under a signature of its own. `basedOn`: the revision that the signer saw. */
export class AddAddendum extends Command<Committed<CaseEvent>> {
  constructor(
    readonly caseId: number,
    readonly body: AddAddendumRequest,
    readonly actor: Person,
    readonly basedOn?: number,
  ) {
    super();
  }
}

@CommandHandler(AddAddendum)
export class AddAddendumHandler implements ICommandHandler<AddAddendum> {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly signer: SignerConfirmation,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ caseId, body, actor, basedOn }: AddAddendum): Promise<Committed<CaseEvent>> {
    await this.cases.accessible(caseId, actor);
    const password_set_by = await this.signer.confirm(actor, body.password, 'The addendum');
    const stream = caseStream(caseId);
    const repeated = await this.commit.repeated<CaseEvent>(stream, 'SignAddendum', actor);
    if (repeated) return repeated;
    const { state, revision, at } = await this.commit.load(stream, caseDecider);
    if (basedOn !== undefined && basedOn !== revision) throw changedMeanwhile(revision);
    const written = this.written(
      existing(state),
      plainText(body.text),
      actor,
      notBefore(at, this.clock.now()),
    );
    const addendum = { ...written, password_set_by };
    return this.commit.to(stream, caseDecider, { type: 'SignAddendum', addendum }, actor);
  }

  private written(content: CaseContent, text: string, actor: Person, now: Date) {
    const bound = {
      document_hash: amendable(content),
      number: content.addenda + 1,
      text,
      signer: actor.full_name ?? actor.username,
      signed_at: now.toISOString(),
    };
    const { signer: signature, ...rest } = bound;
    return { ...rest, signature, signer_id: actor.id, hash: addendumHash(bound) };
  }
}
