import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  FindSubjectRequest,
  type FoundPatientsResponse,
  type FoundPeopleResponse,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { Needs } from '../http/routes/route-access.ts';
import { PatientQueries } from '../patients/public.ts';
import { UserQueries } from '../users/public.ts';

/** Few enough to be told apart by a look: whoever wants another one types more. */
const FOUND = 20;

/** Whom the history is asked about, found by name: numbers are nothing that somebody knows by heart. */
@Controller('audit')
export class SubjectController {
  constructor(
    private readonly patients: PatientQueries,
    private readonly users: UserQueries,
  ) {}

  /** Recorded as a look at exactly those whom it shows. */
  @Post('patients')
  @Needs('can_view_audit')
  @Reveals('patients')
  @HttpCode(200)
  async patient(@Body() { query }: FindSubjectRequest): Promise<Disclosed<FoundPatientsResponse>> {
    const found = await this.patients.sought(query, FOUND + 1);
    const shown = found.slice(0, FOUND).map(({ id, first_name, last_name, dob, mrn, merged_into }) => ({
      ...{ id, name: `${first_name} ${last_name}` },
      ...{ dob: dob ?? null, mrn: mrn ?? null, merged_into },
    }));
    const ids = shown.map(({ id }) => id);
    return new Disclosed('search', ids, { patients: shown, more: found.length > FOUND });
  }

  @Post('people')
  @Needs('can_view_audit')
  @Reveals('nothing')
  @HttpCode(200)
  async person(@Body() { query }: FindSubjectRequest): Promise<FoundPeopleResponse> {
    const found = await this.users.sought(query, FOUND + 1);
    const people = found.slice(0, FOUND).map(({ id, full_name, username, is_active }) => ({
      ...{ id, name: full_name ?? username },
      ...{ username, is_active },
    }));
    return { people, more: found.length > FOUND };
  }
}
