import { CommandHandler } from '@nestjs/cqrs';
import type { CorrectPatientRequest, PatientRequest } from '@vouchwell/contract';
import type { PatientFacts } from '@vouchwell/document';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { type PatientCommand, patientDecider } from './patient.decider.ts';
import { type PatientEvent, patientStream } from './patient.events.ts';

export class PatientWish extends Wish<
  Asked<
    PatientCommand,
    {
      RegisterPatient: { readonly body: PatientRequest };
      CorrectPatient: { readonly body: CorrectPatientRequest; readonly into_cases: boolean };
    }
  >,
  PatientEvent
> {}

type Handled = Handles<PatientWish, typeof patientDecider>;

@CommandHandler(PatientWish)
export class PatientHandler implements Handled {
  readonly decider = patientDecider;
  readonly stream = patientStream;

  constructor(
    private readonly way: Way,
    private readonly ids: Ids,
  ) {}

  execute(wish: PatientWish) {
    return this.way.take(wish, this);
  }

  /** Everybody signed in registers patients; what becomes of a record is for admins. */
  authorise({ asked, actor }: PatientWish): void {
    if (asked.type !== 'RegisterPatient') demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    RegisterPatient: async ({ type, body }, { actor, today }) => {
      const id = await this.ids.next('patient', actor);
      return { id, command: { type, id, patient: patientFacts(body), today } };
    },
    CorrectPatient: ({ type, body, into_cases }, { today }) => ({
      command: { type, change: changedFacts(body), into_cases, today },
    }),
  };
}

/** What was left out stays as it is. */
function changedFacts({ into_cases: _, ...body }: CorrectPatientRequest): Partial<PatientFacts> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** A record as a request gives it: what it lacks is null. */
export function patientFacts(body: PatientRequest): PatientFacts {
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
