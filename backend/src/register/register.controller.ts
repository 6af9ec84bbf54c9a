import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CorrectPatientRequest,
  MergePatientRequest,
  type PatientDetailsResponse,
  type PatientSavedResponse,
} from '@vouchwell/contract';
import { PatientCases } from '../cases/public.ts';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import { changedMeanwhile, conflict, isRefusal, missing } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { MergeWish, PatientWish } from '../patients/public.ts';
import { Carrying } from './carrying.ts';
import { RecordQueries } from './record.queries.ts';

const patientId = new NumberPipe('patient_missing', 'Patient not found.');

/** Records as admins look after them: seen whole, corrected, and two of one person made one. */
@Controller('patients/:id')
export class RegisterController {
  constructor(
    private readonly bus: CommandBus,
    private readonly records: RecordQueries,
    private readonly cases: PatientCases,
    private readonly carrying: Carrying,
    private readonly access: AccessLog,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('patients')
  async details(@Param('id', patientId) id: number): Promise<Disclosed<PatientDetailsResponse>> {
    return new Disclosed('view', [id], await this.known(id), `patient-${id}`);
  }

  @Put()
  @Needs('can_access_admin')
  async correct(
    @Param('id', patientId) id: number,
    @Body() body: CorrectPatientRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<Disclosed<PatientSavedResponse>> {
    const into_cases = body.into_cases ?? (await this.decidedByNone(id));
    const asked = { type: 'CorrectPatient', body, into_cases } as const;
    const change = this.bus.execute(new PatientWish(id, asked, actor, { basedOn }));
    await this.recordingRefusal(
      besidePresent(change, () => this.records.details(id)),
      actor,
      'PUT /patients/:id',
    );
    return this.saved(id, 'The patient was saved.', await this.carrying.correction(id, actor));
  }

  @Post('merge')
  @Needs('can_access_admin')
  @HttpCode(200)
  async merge(
    @Param('id', patientId) id: number,
    @Body() { merged_id, merged_revision }: MergePatientRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<Disclosed<PatientSavedResponse>> {
    const asked = { type: 'MergePatients', survivor_id: id, merged_id } as const;
    if (!(await this.repeated(id, merged_id))) {
      const seen = this.asSeen(id, basedOn).then(() => this.asSeen(merged_id, merged_revision));
      await this.recordingRefusal(seen, actor, 'POST /patients/:id/merge');
    }
    await this.bus.execute(new MergeWish(1, asked, actor));
    return this.saved(id, 'The records were merged.', await this.carrying.merges(actor));
  }

  /** Without a word on it nothing is carried, and nothing left behind either. @throws DomainError conflict */
  private async decidedByNone(id: number): Promise<false> {
    const open = await this.cases.open([id]);
    if (open.length > 0) throw undecided(open.length);
    return false;
  }

  private async asSeen(id: number, revision: number | undefined): Promise<void> {
    const present = await this.known(id);
    if (revision !== undefined && revision !== present.revision)
      throw changedMeanwhile(present.revision, present);
  }

  /** A refusal that shows a record as it is by now shows a patient: that is written down before it goes out. */
  private async recordingRefusal(change: Promise<unknown>, actor: Person, route: string): Promise<void> {
    try {
      await change;
    } catch (error) {
      const shown =
        isRefusal(error, 'changed_meanwhile') && (error.current as PatientDetailsResponse | undefined);
      if (shown) {
        const { id } = shown;
        const action = 'view' as const;
        const data = { action, route, patients: [id], object: `patient-${id}`, format: null };
        await this.access.record(actor, { type: 'PatientDataDisclosed', data });
      }
      throw error;
    }
  }

  /** The same request once more finds the records merged. */
  private async repeated(id: number, merged_id: number): Promise<boolean> {
    return (await this.known(merged_id)).merged_into === id;
  }

  private async known(id: number): Promise<PatientDetailsResponse> {
    const details = await this.records.details(id);
    if (!details) throw missing('patient_missing', 'Patient not found.');
    return details;
  }

  private async saved(id: number, message: string, case_ids: readonly number[]) {
    const patient = await this.known(id);
    const body: PatientSavedResponse = { success: true, message, patient, case_ids: [...case_ids] };
    return new Disclosed('view', [id], body, `patient-${id}`);
  }
}

const undecided = (open: number) => {
  const message = `${open === 1 ? '1 open case holds' : `${open} open cases hold`} this patient. Say by into_cases whether the correction is carried into ${open === 1 ? 'it' : 'them'}.`;
  return conflict('cases_undecided', message);
};
