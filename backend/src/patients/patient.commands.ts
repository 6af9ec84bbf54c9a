import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PatientRequest, PatientResponse } from '@vouchwell/contract';
import type { PatientFacts } from '@vouchwell/document';
import { localDay } from '@vouchwell/rules';
import type { Clock } from '../kernel/basics/clock.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { patientDecider } from './patient.decider.ts';
import { patientStream } from './patient.events.ts';
import { PatientQueries, patientResponse } from './patient.queries.ts';

export class RegisterPatient extends Command<PatientResponse> {
  constructor(
    readonly body: PatientRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RegisterPatient)
export class RegisterPatientHandler implements ICommandHandler<RegisterPatient> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly patients: PatientQueries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ body, actor }: RegisterPatient): Promise<PatientResponse> {
    const now = this.clock.now();
    const patient = patientFacts(body);
    const id = await this.ids.next('patient', actor);
    const command = { type: 'RegisterPatient', id, patient, today: localDay(now) } as const;
    await this.commit.to(patientStream(id), patientDecider, command, actor);
    const registered = await this.patients.get(id);
    return patientResponse(registered ?? { id, ...patient, created_at: now.toISOString() });
  }
}

function patientFacts(body: PatientRequest): PatientFacts {
  return {
    first_name: body.first_name,
    last_name: body.last_name,
    middle_name: body.middle_name ?? null,
    dob: body.dob ?? null,
    gender: body.gender ?? null,
    height: body.height ?? null,
    weight: body.weight ?? null,
    address: body.address ?? null,
    phone: body.phone ?? null,
    email: body.email ?? null,
    mrn: body.mrn ?? null,
  };
}
