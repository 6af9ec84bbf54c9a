import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenCaseRequest } from '@vouchwell/contract';
import { localDay } from '@vouchwell/rules';
import { demand } from '../kernel/access/access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { Commit, type Committed } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { missing } from '../kernel/basics/problem.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { PatientQueries } from '../patients/patient.queries.ts';
import { CaseChoices } from './case.choices.ts';
import { caseDecider, type CaseCommand } from './case.decider.ts';
import { type CaseEvent, type CasePatient, caseStream } from './case.events.ts';
import { CaseQueries } from './case.queries.ts';
import { providerFacts } from './provider-facts.ts';

/** What has a handler of its own, since more is asked before it. */
type NotByThis = 'OpenCase' | 'SignCase' | 'ShareCase' | 'TakeBackShare' | 'SignAddendum';

/** Any other change of an existing case. `expected`: the revision it was based on. */
export class ChangeCase extends Command<Committed<CaseEvent>> {
  constructor(
    readonly caseId: number,
    readonly command: Exclude<CaseCommand, { type: NotByThis }>,
    readonly actor: Person,
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeCase)
export class ChangeCaseHandler implements ICommandHandler<ChangeCase> {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
  ) {}

  async execute({ caseId, command, actor, expected }: ChangeCase): Promise<Committed<CaseEvent>> {
    if (command.type === 'DeleteCase') {
      // A case that this very request has deleted is not there to be asked for.
      const repeated = await this.commit.repeated<CaseEvent>(caseStream(caseId), command.type, actor);
      if (repeated) return repeated;
      await this.cases.toHandOn(caseId, actor, 'delete');
    } else await this.cases.accessible(caseId, actor);
    return this.commit.to(caseStream(caseId), caseDecider, command, actor, { expected });
  }
}

export class OpenCase extends Command<{ caseId: number }> {
  constructor(
    readonly body: OpenCaseRequest,
    readonly actor: Person,
  ) {
    super();
  }
}

@CommandHandler(OpenCase)
export class OpenCaseHandler implements ICommandHandler<OpenCase> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly patients: PatientQueries,
    private readonly choices: CaseChoices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ body, actor }: OpenCase): Promise<{ caseId: number }> {
    demand(actor, 'can_create_cases');
    const command = {
      type: 'OpenCase',
      owner_id: actor.id,
      owner_name: actor.full_name ?? actor.username,
      patient: await casePatient(this.patients, body.patient.id),
      category: body.category ?? 'General',
      diagnoses: await this.choices.diagnoses(body.diagnoses ?? []),
      items: await this.choices.items(body.items ?? []),
      provider: body.provider && (await providerFacts(body.provider, 'provider.')),
      today: localDay(this.clock.now()),
    } as const;
    // Decided once before a number is taken: a refused case leaves no gap.
    caseDecider.decide(command, caseDecider.initial);
    const caseId = await this.ids.next('case', actor);
    await this.commit.to(caseStream(caseId), caseDecider, command, actor);
    return { caseId };
  }
}

/** The patient as a case keeps them. */
export async function casePatient(patients: PatientQueries, id: number): Promise<CasePatient> {
  const patient = await patients.get(id);
  if (!patient) throw missing('patient_missing', 'Patient not found.');
  const { created_at: _, ...facts } = patient;
  return facts;
}
